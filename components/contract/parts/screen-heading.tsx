import type { HTMLAttributes } from 'react';
import { useScreen } from '../screen/use-screen';

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & { level: number };

/** A heading of the screen. Its level counts from the heading that the screen stands below, and ends at 6. */
export function ScreenHeading({ level, children, ...rest }: HeadingProps) {
  const { headingOffset: below } = useScreen();
  const Tag = `h${Math.min(level + below, 6)}` as 'h1';
  return <Tag {...rest}>{children}</Tag>;
}
