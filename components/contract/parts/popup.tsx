import type { CSSProperties, ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useScreen } from '../screen/use-screen';

/** What opens beside a control. It stands at the end of the page, so it brings the theme along. */
export function Popup({ children }: { children: ReactNode }) {
  const { appearance: look } = useScreen();
  return (
    <Popover
      className="el-root el-popup"
      data-mode={look.mode}
      dir={look.direction}
      style={{ '--el-scale': look.textScale } as CSSProperties}
      offset={4}
    >
      {children}
    </Popover>
  );
}
