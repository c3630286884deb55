import type { ReactNode } from 'react';
import styles from './offline-page.module.css';

/** A button that starts an action. While one runs it does nothing, but keeps the focus, so that the reader keeps the place. */
export const OfflineButton = ({
  kind = 'action',
  isBusy,
  onClick,
  children,
}: {
  kind?: 'action' | 'secondary';
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={styles[kind]}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) onClick();
    }}
  >
    {children}
  </button>
);
