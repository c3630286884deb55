import type { ReactNode } from 'react';
import type { TextValue } from '@/lib/contract/contract-types';
import { useText } from '../screen/use-screen';

/** Visible words for which assistive software says something else, where that is given. */
export function AccessibleText({
  accessibleLabel: as,
  children,
}: {
  accessibleLabel: TextValue | undefined;
  children: ReactNode;
}) {
  const words = useText(as);
  if (!words) return children;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="el-hidden">{words}</span>
    </>
  );
}
