import type { IconNode } from 'lucide';

type IconProps = {
  icon: IconNode;
  /** Pixels, or a length in `em` for an icon that scales with its text. Default: 18. */
  size?: number | string;
  /** The stroke width; an icon is 24 units wide. Default: 1.75. */
  stroke?: number;
  className?: string | undefined;
};

/**
 * A decorative Lucide icon. Lucide's package for React is not used: the icons of this one are plain data, so no client
 * component is needed.
 */
export function Icon({ icon, size = 18, stroke = 1.75, ...rest }: IconProps) {
  const paths = icon
    .map(([tag, attributes]) => {
      const text = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
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
