import type { HTMLAttributes } from 'react';
import { useScreen } from '../screen/use-screen';

type LandmarkProps = HTMLAttributes<HTMLDivElement> & { kind: 'navigation' | 'region' };

/**
 * A part of a screen that assistive software lists and jumps to. Where a screen is shown as an example on a page
 * of its own landmarks, it is a plain group: the page's list would fill with the parts of its pictures.
 */
export function Landmark({ kind, children, ...rest }: LandmarkProps) {
  const { headingOffset: below } = useScreen();
  return (
    <div role={below === 0 ? kind : 'group'} {...rest}>
      {children}
    </div>
  );
}
