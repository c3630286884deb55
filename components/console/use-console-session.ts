import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendControlRequest } from '@/components/sandbox/use-sandbox';
import type { ConsoleCall } from '@/lib/console/console-call';
import { readSessionEnd } from '@/lib/console/read-session-end';
import { findSandboxUser, type SandboxUser } from '@/lib/console/sandbox-user';
import { readToken, removeToken, subscribeToToken, writeToken } from '@/lib/console/token-storage';
import { describeError } from '@/lib/diagnostics/describe-error';
import { requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { controlPaths } from '@/lib/sandbox/sandbox-protocol';

/** What happened to the token or its user. */
export type SessionNotice =
  /** The last call ended the token's session, or deleted a user whom a reset does not restore. */
  | { kind: 'logged-out' | 'deleted' }
  /** The sandbox does not have this user. */
  | { kind: 'gone'; user: SandboxUser }
  /** The reset that should have restored the user failed. */
  | { kind: 'failed'; user: SandboxUser; reason: string };

export type ConsoleSession = {
  token: string | undefined;
  /** Present until the token changes or the next call succeeds. */
  notice: SessionNotice | undefined;
  setToken: (token: string) => void;
  clearToken: () => void;
  /** Uses the token of a sandbox user, if the sandbox has that user. */
  impersonate: (user: SandboxUser) => void;
  /** Resets the sandbox, then uses the token of the user. */
  restore: (user: SandboxUser) => void;
};

/**
 * Manages the token that is sent with calls: who sets it and what ends it.
 * @param call the console's last call
 * @param preparedToken the token of the request that the console was opened with, once that can be filled in
 * @param restart mounts Elements again, which reads the token only then
 */
export function useConsoleSession(
  call: ConsoleCall | undefined,
  preparedToken: string | null | undefined,
  restart: () => void,
): ConsoleSession {
  const token = useSyncExternalStore(subscribeToToken, readToken);
  const [lastNotice, setLastNotice] = useState<{
    notice: SessionNotice;
    token: string | undefined;
  }>();
  const notify = (notice: SessionNotice) => setLastNotice({ notice, token: readToken() });

  const setToken = (next: string) => {
    writeToken(next);
    restart();
  };
  const clearToken = () => {
    removeToken();
    restart();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is evaluated once
  useEffect(() => {
    if (call?.state !== 'answered') return;
    const end = readSessionEnd(call);
    const user = findSandboxUser(readToken());
    if (!end) setLastNotice(undefined);
    else if (end !== 'gone') {
      clearToken();
      notify(end === 'deleted' && user ? { kind: 'gone', user } : { kind: end });
    } else if (user) notify({ kind: 'gone', user });
  }, [call]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a session is restored once
  useEffect(() => {
    const user = findSandboxUser(preparedToken ?? undefined);
    if (!user) return;
    void requestSessionRestore(user.token).then((hasUser) => {
      if (!hasUser) notify({ kind: 'gone', user });
    });
  }, [preparedToken]);

  return {
    token,
    notice: lastNotice?.token === token ? lastNotice?.notice : undefined,
    setToken,
    clearToken,
    impersonate: async (user) => {
      if (await requestSessionRestore(user.token)) setToken(user.token);
      else notify({ kind: 'gone', user });
    },
    restore: async (user) => {
      try {
        // The users of the cases exist in the everyday scenario only. The other users exist in every scenario.
        await sendControlRequest(
          controlPaths.reset,
          user.isInEveryScenario ? {} : { scenario: 'everyday' },
        );
        setLastNotice(undefined);
        if (readToken() !== user.token) setToken(user.token);
      } catch (error) {
        notify({ kind: 'failed', user, reason: describeError(error) });
      }
    },
  };
}
