'use client';

import { KeyRound } from 'lucide';
import { Fragment, useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon/icon';
import { reopenSession } from '@/lib/sandbox/browser/client';
import { sandboxTokens } from '@/lib/sandbox/credentials';
import { forgetToken, readToken, subscribeToken } from './token';
import styles from './token-bar.module.css';

/** Whom a reader of the sandbox can be without a log-in. */
const roles = [
  { name: 'Dana Example', token: sandboxTokens.dana },
  { name: 'a carrier user', token: sandboxTokens.carrier },
  { name: 'a doctor', token: sandboxTokens.profile },
  { name: 'customer support', token: sandboxTokens.support },
];

/** Says whether calls carry a token, where it is kept, and lets the reader forget it. */
export function TokenBar({
  onToken,
  onForget,
}: {
  onToken: (token: string) => void;
  onForget: () => void;
}) {
  const token = useSyncExternalStore(subscribeToken, readToken);
  const be = (roleToken: string) => {
    void reopenSession(roleToken);
    onToken(roleToken);
  };
  const forget = () => {
    forgetToken();
    onForget();
  };
  return (
    <p className={styles.bar} role="status">
      <Icon icon={KeyRound} size={16} />
      {token ? (
        <span>
          Calls carry your token <code>…{token.slice(-4)}</code>. It stays in this tab and goes to
          the server you choose, nowhere else.{' '}
          <button type="button" className="text-button" onClick={forget}>
            Forget it
          </button>
        </span>
      ) : (
        <span>
          No token: type yours under «Auth», where <code>123</code> stands for none. In the sandbox,
          be{' '}
          {roles.map(({ name, token: roleToken }, index) => (
            <Fragment key={name}>
              {index > 0 && (index === roles.length - 1 ? ' or ' : ', ')}
              <button type="button" className="text-button" onClick={() => be(roleToken)}>
                {name}
              </button>
            </Fragment>
          ))}
          . Never use the data of real patients.
        </span>
      )}
    </p>
  );
}
