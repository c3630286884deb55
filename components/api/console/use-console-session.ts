import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { nobody } from '@/lib/api/users/nobody';
import {
  type Actor,
  type ActorId,
  findActorToken,
  parseActor,
  readActorId,
  writeActorId,
} from '@/lib/calls/console/actor';
import type { ConsoleCall } from '@/lib/calls/console/console-call';
import { readSessionEnd } from '@/lib/calls/console/read-session-end';
import { findSandboxUser, type SandboxUser } from '@/lib/calls/console/sandbox-user';
import {
  readToken,
  removeToken,
  subscribeToToken,
  writeToken,
} from '@/lib/calls/console/token-storage';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { sendControlRequest } from '@/lib/sandbox/browser/control-sandbox';
import { requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { controlPaths } from '@/lib/sandbox/sandbox-protocol';
import { findDefaultActorId, loadDefaultActorId } from './use-request-description';

/** What happened to the actor. */
export type SessionNotice =
  /** The last call ended the token's session, or deleted a user whom a reset does not restore. */
  | { kind: 'logged-out' | 'deleted' }
  /** The sandbox does not have this user. */
  | { kind: 'gone'; user: SandboxUser }
  /** The reset that should have restored the user failed. */
  | { kind: 'failed'; user: SandboxUser; reason: string }
  /** A reset has restored the user. */
  | { kind: 'restored'; user: SandboxUser };

export type ConsoleSession = {
  /** As whom requests are sent. */
  actorId: ActorId;
  actor: Actor;
  /** Whether the console has selected the actor for the operation, because the reader has selected none. */
  isAutomatic: boolean;
  /** The reader's own token; empty if there is none. */
  ownToken: string;
  /** Present until the actor changes or the next call succeeds. */
  notice: SessionNotice | undefined;
  /** Sends requests as an actor. Resolves to false if the sandbox does not have that user; nothing changes then. */
  actAs: (id: ActorId) => Promise<boolean>;
  setOwnToken: (token: string) => void;
  /** Resets the sandbox, then sends requests as a user. */
  restore: (user: SandboxUser) => Promise<void>;
  /** Returns the token that a request of an operation carries. */
  getToken: (operationId: string, isSandbox: boolean) => Promise<string | undefined>;
};

/**
 * Manages as whom requests are sent: who selects that, and what ends it.
 * @param call the console's last call
 * @param description of the displayed operation, which says for whom it works
 * @param preparedId the actor of the request that the console was opened with, while its operation is displayed
 */
export function useConsoleSession(
  call: ConsoleCall | undefined,
  description: RequestDescription | undefined,
  preparedId: ActorId | undefined,
): ConsoleSession {
  const storedId = useSyncExternalStore(subscribeToToken, readActorId);
  const ownToken = useSyncExternalStore(subscribeToToken, readToken) ?? '';
  const [overriddenId, setOverriddenId] = useState<ActorId>();
  const [lastNotice, setLastNotice] = useState<{ notice: SessionNotice; actorId: ActorId }>();

  const currentPreparedId = preparedId === overriddenId ? undefined : preparedId;
  const selectedId = currentPreparedId ?? storedId;
  const actorId = selectedId ?? findDefaultActorId(description);
  /** For requests, which are sent later than this is rendered. */
  const selected = useRef(selectedId);
  selected.current = selectedId;

  const select = (id: ActorId | undefined) => {
    setOverriddenId(preparedId);
    writeActorId(id);
    selected.current = id;
  };
  /** Settles when the session of the selected user is restored. */
  const restoring = useRef<Promise<unknown>>(undefined);
  const notify = (notice: SessionNotice, id: ActorId) => setLastNotice({ notice, actorId: id });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is evaluated once
  useEffect(() => {
    if (call?.state !== 'completed') return;
    const end = readSessionEnd(call);
    const user = findSandboxUser(call.token);
    if (!end) setLastNotice(undefined);
    else if (end === 'gone') {
      if (user) notify({ kind: 'gone', user }, actorId);
    } else {
      if (!user) removeToken();
      select(nobody);
      notify(end === 'deleted' && user ? { kind: 'gone', user } : { kind: end }, nobody);
    }
  }, [call]);

  useEffect(() => {
    const user = preparedId === undefined ? undefined : findSandboxUser(preparedId);
    if (!user) return;
    void requestSessionRestore(user.token).then((hasUser) => {
      if (!hasUser) setLastNotice({ notice: { kind: 'gone', user }, actorId: user.token });
    });
  }, [preparedId]);

  return {
    actorId,
    actor: parseActor(actorId),
    isAutomatic: selectedId === undefined,
    ownToken,
    notice: lastNotice?.actorId === actorId ? lastNotice.notice : undefined,
    actAs: async (id) => {
      const user = findSandboxUser(id);
      const previousId = selected.current;
      select(id);
      const restored = user ? requestSessionRestore(user.token) : Promise.resolve(true);
      restoring.current = restored;
      const hasUser = await restored;
      if (user && !hasUser) {
        if (selected.current === id) select(previousId);
        notify({ kind: 'gone', user }, actorId);
      }
      return hasUser;
    },
    setOwnToken: (token) => {
      if (token === '') removeToken();
      else writeToken(token);
    },
    restore: async (user) => {
      try {
        // The users of the cases exist in the everyday scenario only. The other users exist in every scenario.
        await sendControlRequest(
          controlPaths.reset,
          user.isInEveryScenario ? {} : { scenario: 'everyday' },
        );
        select(user.token);
        notify({ kind: 'restored', user }, user.token);
      } catch (error) {
        notify({ kind: 'failed', user, reason: describeError(error) }, actorId);
      }
    },
    getToken: async (operationId, isSandbox) => {
      await restoring.current;
      const id = selected.current ?? (await loadDefaultActorId(operationId));
      return findActorToken(parseActor(id), isSandbox);
    },
  };
}
