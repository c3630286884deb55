import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendControlRequest } from '@/components/sandbox/use-sandbox';
import type { ConsoleCall } from '@/lib/console/console-call';
import { readSessionEnd } from '@/lib/console/read-session-end';
import { findSandboxUser, type SandboxUser } from '@/lib/console/sandbox-user';
import { describeError } from '@/lib/diagnostics/describe-error';
import { requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { controlPaths } from '@/lib/sandbox/sandbox-protocol';
import { readToken, removeToken, subscribeToToken, writeToken } from './token-storage';

/** What became of the token or its user. */
export type SessionNotice =
  /** The last call ended the token’s session, or deleted a user that no reset brings back. */
  | { kind: 'logged-out' | 'deleted' }
  /** The sandbox has this user no more. */
  | { kind: 'gone'; user: SandboxUser }
  /** The reset that should have brought the user back failed. */
  | { kind: 'failed'; user: SandboxUser; reason: string };

export type ConsoleSession = {
  token: string | undefined;
  /** Stands until another token is there, or the next call is answered. */
  notice: SessionNotice | undefined;
  setToken: (token: string) => void;
  clearToken: () => void;
  /** Makes the reader a user of the sandbox, where it has that user. */
  impersonate: (user: SandboxUser) => void;
  /** The same after a reset. */
  restore: (user: SandboxUser) => void;
};

/**
 * The token that calls carry: who takes it, what ends it.
 * @param call the console's last call
 * @param preparedToken that of the call with which the console was opened, once it can be filled in
 * @param restart starts the console's library again, which reads the token only then
 */
export function useConsoleSession(
  call: ConsoleCall | undefined,
  preparedToken: string | null | undefined,
  restart: () => void,
): ConsoleSession {
  const token = useSyncExternalStore(subscribeToToken, readToken);
  const [told, setTold] = useState<{ notice: SessionNotice; token: string | undefined }>();
  const tell = (notice: SessionNotice) => setTold({ notice, token: readToken() });

  const take = (next: string) => {
    writeToken(next);
    restart();
  };
  const forget = () => {
    removeToken();
    restart();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is told of once
  useEffect(() => {
    if (call?.state !== 'answered') return;
    const end = readSessionEnd(call);
    const user = findSandboxUser(readToken());
    if (!end) setTold(undefined);
    else if (end !== 'gone') {
      forget();
      tell(end === 'deleted' && user ? { kind: 'gone', user } : { kind: end });
    } else if (user) tell({ kind: 'gone', user });
  }, [call]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a case is opened once
  useEffect(() => {
    const user = findSandboxUser(preparedToken ?? undefined);
    if (!user) return;
    void requestSessionRestore(user.token).then((isThere) => {
      if (!isThere) tell({ kind: 'gone', user });
    });
  }, [preparedToken]);

  return {
    token,
    notice: told?.token === token ? told?.notice : undefined,
    setToken: take,
    clearToken: forget,
    impersonate: async (user) => {
      if (await requestSessionRestore(user.token)) take(user.token);
      else tell({ kind: 'gone', user });
    },
    restore: async (user) => {
      try {
        // Users of the cases are of the scenario of every day; the others are of every one.
        await sendControlRequest(
          controlPaths.reset,
          user.isInEveryScenario ? {} : { scenario: 'everyday' },
        );
        setTold(undefined);
        if (readToken() !== user.token) take(user.token);
      } catch (error) {
        tell({ kind: 'failed', user, reason: describeError(error) });
      }
    },
  };
}
