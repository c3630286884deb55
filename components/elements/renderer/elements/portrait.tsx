import type { ElementOf } from '@/lib/elements/contract-types';
import { DisabledHint, PlainButton } from '../parts/action-button';
import { useImage } from '../parts/use-media';
import { useControl } from '../screen/use-control';
import { useText } from '../screen/use-screen';

const statusLabels = { online: 'Online', busy: 'Busy', offline: 'Offline' };

/** The initials of a name: the first letters of its first and its last word, without titles such as "Dr.". */
function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !/\.$/.test(word));
  return [...new Set([words.at(0), words.length > 1 ? words.at(-1) : undefined])]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The element `portrait`: a person's photo or initials, with the name. */
export function PortraitElement({ element }: { element: ElementOf<'portrait'> }) {
  const { status, size = 'm', action } = element;
  const name = useText(element.name);
  const text = useText(element.text);
  const { source, imageProps } = useImage(element.url);
  const { disabled, hint, hintId } = useControl(element);
  const content = (
    <>
      <span className="el-portrait-picture" aria-hidden="true">
        {source ? <img {...imageProps} src={source} alt="" /> : <span>{getInitials(name)}</span>}
        {status && <i data-status={status} />}
      </span>
      <span className="el-portrait-words">
        <span className="el-portrait-name">{name}</span>
        {text && <span className="el-caption">{text}</span>}
        {status && <span className="el-caption">{statusLabels[status]}</span>}
      </span>
    </>
  );
  return action ? (
    <div className="el-press">
      <PlainButton
        className="el-portrait el-portrait-button"
        size={size}
        action={action}
        disabled={disabled}
        describedBy={hintId}
      >
        {content}
      </PlainButton>
      <DisabledHint id={hintId} text={hint} />
    </div>
  ) : (
    <div className="el-portrait" data-size={size}>
      {content}
    </div>
  );
}
