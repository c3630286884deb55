import { userGoneErrorCode } from '../sandbox/sandbox-protocol';
import type { ConsoleCall } from './console-call';

/**
 * What a call tells of the token that it carried: it was logged out, its user was deleted with this call, or the
 * sandbox has its user no more.
 */
export type SessionEnd = 'logged-out' | 'deleted' | 'gone';

const endings: Record<string, SessionEnd> = {
  '/token/invalidate': 'logged-out',
  '/token/delete-user': 'deleted',
};

/** Whether a call of the console has ended the session of its token, or found it ended. Most calls have not. */
export function readSessionEnd(call: ConsoleCall): SessionEnd | undefined {
  if (call.state !== 'answered' || !call.hasToken) return undefined;
  if (call.status < 300 && call.method.toUpperCase() === 'POST') {
    const path = new URL(call.url).pathname;
    return Object.entries(endings).find(([ending]) => path.endsWith(`/api/v2${ending}`))?.[1];
  }
  if (!call.isSandbox || call.status !== 405) return undefined;
  return call.errorSummary?.error === userGoneErrorCode ? 'gone' : undefined;
}
