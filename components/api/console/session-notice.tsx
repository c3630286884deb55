import { useRef } from 'react';
import type { ConsoleSession, SessionNotice as Notice } from './use-console-session';

/** After the last call ended the session. */
const endedMessages: Record<Exclude<Notice, { user: unknown }>['kind'], string> = {
  'logged-out': 'You logged out, so the token has ended. Requests are sent without a token now.',
  deleted: 'The user was deleted. Requests are sent without a token now.',
};

function describeMissingUser(notice: Extract<Notice, { kind: 'gone' | 'failed' }>): string {
  const { user } = notice;
  if (notice.kind === 'failed') return `The sandbox was not reset: ${notice.reason}`;
  return user.isInEveryScenario
    ? `${user.name} was deleted.`
    : `The sandbox has no ${user.name} now.`;
}

/** Says what happened to the user or the token, and offers to restore a user that the sandbox does not have. */
export function SessionNotice({ session }: { session: ConsoleSession }) {
  const text = useRef<HTMLParagraphElement>(null);
  const { notice } = session;
  return (
    <p ref={text} className="session-notice" role="status" tabIndex={-1}>
      {notice && !('user' in notice) && endedMessages[notice.kind]}
      {notice?.kind === 'restored' &&
        `The sandbox has its initial data again. Requests are sent as ${notice.user.name} now.`}
      {(notice?.kind === 'gone' || notice?.kind === 'failed') && (
        <>
          {describeMissingUser(notice)}{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => {
              // The button disappears. The text that replaces it says what has happened.
              text.current?.focus({ preventScroll: true });
              void session.restore(notice.user);
            }}
          >
            Reset the sandbox
          </button>{' '}
          to use {notice.user.name} again, which undoes your changes. Or select another user.
        </>
      )}
    </p>
  );
}
