'use client';

import { KeyRound } from 'lucide';
import { Fragment, useRef } from 'react';
import { Icon } from '@/components/icon/icon';
import { findSandboxUser, type SandboxUser, sandboxRoles } from '@/lib/console/sandbox-user';
import styles from './token-bar.module.css';
import type { ConsoleSession, SessionNotice } from './use-console-session';

type Press = (action: () => void) => void;

/** A press that may take its own button away. */
function TextButton({ text, action, press }: { text: string; action: () => void; press: Press }) {
  return (
    <button type="button" className="text-button" onClick={() => press(action)}>
      {text}
    </button>
  );
}

/** `Dana Example, a doctor or customer support`: each makes the reader this user. */
function RoleButtons({
  session,
  press,
  without,
}: {
  session: ConsoleSession;
  press: Press;
  without?: SandboxUser;
}) {
  const others = sandboxRoles.filter(({ token }) => token !== without?.token);
  return others.map((role, index) => (
    <Fragment key={role.name}>
      {index > 0 && (index === others.length - 1 ? ' or ' : ', ')}
      <TextButton text={role.name} action={() => session.impersonate(role)} press={press} />
    </Fragment>
  ));
}

/** What stands in the place of «No token» after the last call ended the session. */
const endings: Record<Exclude<SessionNotice['kind'], 'gone' | 'failed'>, string> = {
  'logged-out': 'You logged out: the token has ended and is forgotten.',
  deleted: 'The user was deleted, and the token is forgotten.',
};

/** There is somebody whom a reset brings back, or a reset that failed. */
function Trouble({
  session,
  notice,
  press,
}: {
  session: ConsoleSession;
  notice: Extract<SessionNotice, { user: SandboxUser }>;
  press: Press;
}) {
  const { user } = notice;
  const what = user.isInEveryScenario
    ? 'This user was deleted.'
    : `The sandbox has no ${user.name} now.`;
  return (
    <>
      {notice.kind === 'failed' ? `The sandbox was not reset: ${notice.reason}` : what}{' '}
      <TextButton text="Reset the sandbox" action={() => session.restore(user)} press={press} /> to
      be {user.name}, which undoes what you changed. Or be{' '}
      <RoleButtons session={session} press={press} without={user} />.
    </>
  );
}

function Description({ session, press }: { session: ConsoleSession; press: Press }) {
  const { token, notice, clearToken: forget } = session;
  if (notice && 'user' in notice) {
    return <Trouble session={session} notice={notice} press={press} />;
  }
  const forgetButton = <TextButton text="Forget it" action={forget} press={press} />;
  const user = findSandboxUser(token);
  if (user) {
    return (
      <>
        You are <strong>{user.name}</strong> in the sandbox. Calls carry this user’s token:{' '}
        {forgetButton}, or be <RoleButtons session={session} press={press} without={user} />.
      </>
    );
  }
  if (token) {
    return (
      <>
        Calls carry your token <code>…{token.slice(-4)}</code>. It stays in this tab and goes to the
        server you choose, nowhere else. {forgetButton}
      </>
    );
  }
  return (
    <>
      {notice ? (
        endings[notice.kind]
      ) : (
        <>
          No token: type yours under «Auth» (<code>123</code> means none).
        </>
      )}{' '}
      In the sandbox, be <RoleButtons session={session} press={press} />. Never use real patients’
      data.
    </>
  );
}

/** Says who the reader is for the sandbox, or whether calls carry a token at all, and where it is kept. */
export function TokenBar({ session }: { session: ConsoleSession }) {
  const bar = useRef<HTMLParagraphElement>(null);
  const press: Press = (action) => {
    // The button that was pressed goes with what it said.
    bar.current?.focus({ preventScroll: true });
    action();
  };
  return (
    <p ref={bar} className={styles.bar} role="status" tabIndex={-1}>
      <Icon icon={KeyRound} size={16} />
      <span>
        <Description session={session} press={press} />
      </span>
    </p>
  );
}
