import { apiRoot, userGoneErrorCode } from '../../sandbox/sandbox-protocol';
import type { ConsoleCall } from './console-call';

/**
 * Why the session of a token has ended: the call logged it out, the call deleted its user, or the sandbox reported that
 * its user no longer exists.
 */
type SessionEnd = 'logged-out' | 'deleted' | 'gone';

const endingOperations: Record<string, SessionEnd> = {
  '/token/invalidate': 'logged-out',
  '/token/delete-user': 'deleted',
};

/** Returns whether, and why, the session of a call's token has ended; `undefined` for most calls. */
export function readSessionEnd(call: ConsoleCall): SessionEnd | undefined {
  if (call.state !== 'completed' || call.token === undefined) return undefined;
  const { status, errorSummary } = call.response;
  if (status < 300 && call.method.toUpperCase() === 'POST') {
    const path = new URL(call.url).pathname;
    return Object.entries(endingOperations).find(([operation]) =>
      path.endsWith(apiRoot + operation),
    )?.[1];
  }
  if (!call.isSandbox || status !== 405) return undefined;
  return errorSummary?.error === userGoneErrorCode ? 'gone' : undefined;
}
