'use client';

import { KeyRound } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon/icon';
import { forgetToken, readToken, subscribeToken } from './token';
import styles from './token-bar.module.css';

/** Says whether calls carry a token, where it is kept, and lets the reader forget it. */
export function TokenBar({ onForget }: { onForget: () => void }) {
  const token = useSyncExternalStore(subscribeToken, readToken);
  const forget = () => {
    forgetToken();
    onForget();
  };
  return (
    <p className={styles.bar} role="status">
      <Icon icon={KeyRound} size={16} />
      {token ? (
        <>
          <span>
            Calls carry your token <code>…{token.slice(-4)}</code>. It stays in this tab and goes to
            the server you choose, nowhere else.
          </span>
          <button type="button" className="text-button" onClick={forget}>
            Forget it
          </button>
        </>
      ) : (
        <span>
          No token: calls go out without <code>X-Token</code>. Type yours under «Auth»; the{' '}
          <code>123</code> there stands for none. Never use the data of real patients.
        </span>
      )}
    </p>
  );
}
