import type { ReactNode } from 'react';

/** Renders a phone around a screen, which scrolls inside. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="el-phone">
      {/* A scrolling region must be focusable to be scrollable by keyboard. */}
      <div className="el-phone-screen" role="group" aria-label="Screen" tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

/** Renders a phone that fades out below a single element. */
export function PhonePart({ children }: { children: ReactNode }) {
  return (
    <div className="el-phone el-phone-part">
      <div className="el-phone-screen">{children}</div>
    </div>
  );
}
