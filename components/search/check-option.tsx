import { Stethoscope } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { handOverText } from '@/lib/calls/traffic/browser/handed-over-text';
import { checkPath } from '@/lib/site/page-paths';

/** A link that opens the page that checks calls with a text. */
export function CheckLink({
  text,
  onSelect,
  ...rest
}: { text: string; onSelect?: () => void } & Omit<
  Parameters<typeof SiteLink>[0],
  'href' | 'onClick' | 'onSelect'
>) {
  return (
    <SiteLink
      {...rest}
      href={checkPath}
      onClick={(event) => {
        if (handOverText(text)) event.preventDefault();
        onSelect?.();
      }}
    />
  );
}

/** The only suggestion for a call: to check it. */
export const CheckOption = ({
  id,
  text,
  onSelect,
}: {
  id: string;
  text: string;
  onSelect: () => void;
}) => (
  <CheckLink
    id={id}
    role="option"
    aria-selected
    tabIndex={-1}
    className="search-hit"
    text={text}
    onSelect={onSelect}
  >
    <Icon icon={Stethoscope} size={17} />
    <span className="search-hit-text">
      <span className="search-hit-name">
        <strong>Check this call</strong>
      </span>
      <span className="search-hit-snippet">See what doesn’t match the documentation</span>
    </span>
  </CheckLink>
);
