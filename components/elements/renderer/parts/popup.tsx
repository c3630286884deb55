import type { CSSProperties, ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useScreen } from '../screen/use-screen';

/** A popover of a control. It renders at the end of the body and therefore repeats the screen's appearance. */
export function Popup({ children }: { children: ReactNode }) {
  const { appearance } = useScreen();
  return (
    <Popover
      className="el-root el-popup"
      data-mode={appearance.mode}
      dir={appearance.direction}
      style={{ '--el-scale': appearance.textScale } as CSSProperties}
      offset={4}
    >
      {children}
    </Popover>
  );
}
