import type { ReactNode } from 'react';

/** A phone around a screen. The screen scrolls inside, so it can be reached by keyboard. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="el-phone">
      {/* A scrolling region must be reachable by keyboard. */}
      <div className="el-phone-screen" role="group" aria-label="Screen" tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
