import type { ReactNode } from 'react';
import type { TextValue } from '@/lib/elements/contract-types';
import { useText } from '../screen/use-screen';

/** Visible text, with an alternative text for assistive technology if one is given. */
export function AccessibleText({
  accessibleLabel,
  children,
}: {
  accessibleLabel: TextValue | undefined;
  children: ReactNode;
}) {
  const label = useText(accessibleLabel);
  if (!label) return children;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="el-hidden">{label}</span>
    </>
  );
}
