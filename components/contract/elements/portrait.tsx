import type { ElementOf } from '@/lib/contract/contract-types';
import { DisabledHint, PlainButton } from '../parts/action-button';
import { useImage } from '../parts/use-image';
import { useControl } from '../screen/use-control';
import { useText } from '../screen/use-screen';

const statusWords = { online: 'Online', busy: 'Busy', offline: 'Offline' };

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !/\.$/.test(word));
  return [...new Set([words.at(0), words.length > 1 ? words.at(-1) : undefined])]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The element `portrait`: a person. */
export function PortraitElement({ element }: { element: ElementOf<'portrait'> }) {
  const { status, size = 'm', action } = element;
  const name = useText(element.name);
  const text = useText(element.text);
  const { source, imageProps: watch } = useImage(element.url);
  const { disabled, hint, hintId } = useControl(element);
  const person = (
    <>
      <span className="el-portrait-picture" aria-hidden="true">
        {source ? <img {...watch} src={source} alt="" /> : <span>{initialsOf(name)}</span>}
        {status && <i data-status={status} />}
      </span>
      <span className="el-portrait-words">
        <span className="el-portrait-name">{name}</span>
        {text && <span className="el-caption">{text}</span>}
        {status && <span className="el-caption">{statusWords[status]}</span>}
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
        {person}
      </PlainButton>
      <DisabledHint id={hintId} text={hint} />
    </div>
  ) : (
    <div className="el-portrait" data-size={size}>
      {person}
    </div>
  );
}
