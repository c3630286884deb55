import type { IconNode } from 'lucide';

type IconProps = {
  icon: IconNode;
  /** Pixels, or a length in `em` for an icon that grows with its text. Default 18. */
  size?: number | string;
  /** Width of the lines, in units of the icon's 24. Default 1.75. */
  stroke?: number;
  className?: string;
};

/**
 * A decorative icon of Lucide. The vanilla package is used and not the React one: its icons are plain data,
 * so that a page carries a few bytes of markup for each and no client component.
 */
export function Icon({ icon, size = 18, stroke = 1.75, ...rest }: IconProps) {
  // Single quotes: double ones would be escaped twice in the page's navigation payload.
  const paths = icon
    .map(([tag, attributes]) => {
      const text = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`);
      return `<${tag} ${text.join(' ')}/>`;
    })
    .join('');
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={stroke}
      aria-hidden="true"
      data-icon=""
      dangerouslySetInnerHTML={{ __html: paths }}
      {...rest}
    />
  );
}
