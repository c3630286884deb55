import type { HTMLAttributes } from 'react';
import { useScreen } from '../screen/use-screen';

type LandmarkProps = HTMLAttributes<HTMLDivElement> & { kind: 'navigation' | 'region' };

/**
 * A landmark of a screen. In a screen that is an example on a documentation page, it is a plain group instead, so that
 * the list of the page's landmarks contains only the page's own.
 */
export function Landmark({ kind, children, ...rest }: LandmarkProps) {
  const { headingOffset } = useScreen();
  return (
    <div role={headingOffset === 0 ? kind : 'group'} {...rest}>
      {children}
    </div>
  );
}
