import type { ReactNode } from 'react';

const classNames = { action: 'offline-action', secondary: 'offline-secondary' };

/** A button that starts an action. While one runs it does nothing, but keeps the focus, so that the reader keeps the place. */
export const OfflineButton = ({
  kind = 'action',
  isBusy,
  onClick,
  children,
}: {
  kind?: keyof typeof classNames;
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={classNames[kind]}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) onClick();
    }}
  >
    {children}
  </button>
);
