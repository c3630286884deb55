import { useCallback, useRef, useState } from 'react';
import { useOwnToken } from '@/components/api/request/use-own-token';
import { type ActorId, findActorToken, readActorId, writeActorId } from '@/lib/calls/console/actor';
import { findSandboxUser } from '@/lib/calls/console/sandbox-user';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { findDefaultActorId, loadDefaultActorId } from './use-request-description';

export type ConsoleSession = {
  /** As whom requests are sent. */
  actorId: ActorId;
  /** Whether the console has selected the actor for the operation, because the reader has selected none. */
  isAutomatic: boolean;
  /** The reader's own token; empty if there is none. */
  ownToken: string;
  actAs: (id: ActorId) => void;
  setOwnToken: (token: string) => void;
  /** Returns the token that a request of an operation carries. */
  getToken: (operationId: string, isSandbox: boolean) => Promise<string | undefined>;
};

/**
 * Manages as whom requests are sent.
 * @param description of the displayed operation, which says for whom it works
 * @param preparedId the actor of the request that the console was opened with, while its operation is displayed
 */
export function useConsoleSession(
  description: RequestDescription | undefined,
  preparedId: ActorId | undefined,
): ConsoleSession {
  const [storedId] = useState(readActorId);
  const [chosenId, setChosenId] = useState<ActorId>();
  const [ownToken, setOwnToken] = useOwnToken();
  const selectedId = chosenId ?? preparedId ?? storedId;
  /** For requests, which are sent later than this is rendered. */
  const selected = useRef(selectedId);
  selected.current = selectedId;

  const getToken = useCallback(async (operationId: string, isSandbox: boolean) => {
    const id = selected.current ?? (await loadDefaultActorId(operationId));
    return findActorToken(id, isSandbox);
  }, []);

  return {
    actorId: selectedId ?? findDefaultActorId(description),
    isAutomatic: selectedId === undefined,
    ownToken,
    actAs: (id) => {
      setChosenId(id);
      writeActorId(id);
      // Another page, or a request before, may have logged the user out.
      if (findSandboxUser(id)) void requestSessionRestore(id);
    },
    setOwnToken,
    getToken,
  };
}
