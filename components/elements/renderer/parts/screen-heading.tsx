import type { HTMLAttributes } from 'react';
import { useScreen } from '../screen/use-screen';

type ScreenHeadingProps = HTMLAttributes<HTMLHeadingElement> & { level: number };

/** A heading of the screen. Its level is relative to the heading that contains the screen, and 6 at most. */
export function ScreenHeading({ level, children, ...rest }: ScreenHeadingProps) {
  const { headingOffset } = useScreen();
  const Tag = `h${Math.min(level + headingOffset, 6)}` as 'h1';
  return <Tag {...rest}>{children}</Tag>;
}
