'use client';

import { KeyRound } from 'lucide';
import { Fragment, useRef } from 'react';
import { Icon } from '@/components/icon/icon';
import { findSandboxUser, type SandboxUser, sandboxRoles } from '@/lib/console/sandbox-user';
import { placeholderToken } from '@/lib/sandbox/sandbox-credentials';
import styles from './token-bar.module.css';
import type { ConsoleSession, SessionNotice } from './use-console-session';

type RunAction = (action: () => void) => void;

/** A button whose action may remove the button. */
function TextButton({
  text,
  action,
  runAction,
}: {
  text: string;
  action: () => void;
  runAction: RunAction;
}) {
  return (
    <button type="button" className="text-button" onClick={() => runAction(action)}>
      {text}
    </button>
  );
}

/** `Dana Example, a doctor or customer support`, with a button that impersonates each. */
function RoleButtons({
  session,
  runAction,
  except,
}: {
  session: ConsoleSession;
  runAction: RunAction;
  except?: SandboxUser;
}) {
  const roles = sandboxRoles.filter(({ token }) => token !== except?.token);
  return roles.map((role, index) => (
    <Fragment key={role.name}>
      {index > 0 && (index === roles.length - 1 ? ' or ' : ', ')}
      <TextButton text={role.name} action={() => session.impersonate(role)} runAction={runAction} />
    </Fragment>
  ));
}

/** Shown instead of "No token" after the last call ended the session. */
const endedMessages: Record<Exclude<SessionNotice['kind'], 'gone' | 'failed'>, string> = {
  'logged-out': 'You logged out. The token has ended, and the console has removed it.',
  deleted: 'The user was deleted, and the console has removed the token.',
};

/** The sandbox does not have the user, whom a reset restores, or the reset failed. */
function MissingUser({
  session,
  notice,
  runAction,
}: {
  session: ConsoleSession;
  notice: Extract<SessionNotice, { user: SandboxUser }>;
  runAction: RunAction;
}) {
  const { user } = notice;
  const reason = user.isInEveryScenario
    ? 'This user was deleted.'
    : `The sandbox has no ${user.name} now.`;
  return (
    <>
      {notice.kind === 'failed' ? `The sandbox was not reset: ${notice.reason}` : reason}{' '}
      <TextButton
        text="Reset the sandbox"
        action={() => session.restore(user)}
        runAction={runAction}
      />{' '}
      to use {user.name} again, which undoes your changes. Or log in as{' '}
      <RoleButtons session={session} runAction={runAction} except={user} />.
    </>
  );
}

function SessionDescription({
  session,
  runAction,
}: {
  session: ConsoleSession;
  runAction: RunAction;
}) {
  const { token, notice, clearToken } = session;
  if (notice && 'user' in notice) {
    return <MissingUser session={session} notice={notice} runAction={runAction} />;
  }
  const forgetButton = <TextButton text="Remove it" action={clearToken} runAction={runAction} />;
  const user = findSandboxUser(token);
  if (user) {
    return (
      <>
        You are logged in to the sandbox as <strong>{user.name}</strong>. Requests carry this user’s
        token: {forgetButton}, or log in as{' '}
        <RoleButtons session={session} runAction={runAction} except={user} />.
      </>
    );
  }
  if (token) {
    return (
      <>
        Requests carry your token <code>…{token.slice(-4)}</code>. It stays in this tab and is sent
        only to the server that you select. {forgetButton}
      </>
    );
  }
  return (
    <>
      {notice ? (
        endedMessages[notice.kind]
      ) : (
        <>
          No token: enter yours under <strong>Auth</strong> (<code>{placeholderToken}</code> means
          none).
        </>
      )}{' '}
      In the sandbox, log in as <RoleButtons session={session} runAction={runAction} />. Never use
      the data of real patients.
    </>
  );
}

/** Shows which sandbox user the reader is, or whether calls have a token at all, and where it is stored. */
export function TokenBar({ session }: { session: ConsoleSession }) {
  const bar = useRef<HTMLParagraphElement>(null);
  const runAction: RunAction = (action) => {
    // The action removes the button that has the focus.
    bar.current?.focus({ preventScroll: true });
    action();
  };
  return (
    <p ref={bar} className={styles.bar} role="status" tabIndex={-1}>
      <Icon icon={KeyRound} size={16} />
      <span>
        <SessionDescription session={session} runAction={runAction} />
      </span>
    </p>
  );
}
