import { useEffect, useState } from 'react';
import { readRole } from '@/lib/api/roles/browser/stored-role';
import { findRoleUser } from '@/lib/api/roles/role-user';
import { nobody } from '@/lib/api/users/nobody';
import { type ActorId, ownTokenId } from '@/lib/calls/console/actor';
import { loadRequestDescription } from '@/lib/calls/request/browser/load-request-description';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { createDraft, ownToken } from '@/lib/calls/request/request-draft';

const loading = new Map<string, Promise<RequestDescription | undefined>>();

/** Loads what is known about the requests of an operation, once. Undefined if that fails. */
function load(operationId: string): Promise<RequestDescription | undefined> {
  const known = loading.get(operationId);
  if (known) return known;
  const promise = loadRequestDescription(operationId).catch(() => {
    loading.delete(operationId);
    return undefined;
  });
  loading.set(operationId, promise);
  return promise;
}

/**
 * Returns as whom an operation is called at first: as the user of the reader's role in the reference, or as the one for whom
 * its first example succeeds.
 */
export function findDefaultActorId(description: RequestDescription | undefined): ActorId {
  if (!description) return nobody;
  const { user } = createDraft(description, findRoleUser(readRole()));
  const known = description.users.find(({ id }) => id === user);
  return known?.token ?? (user === ownToken ? ownTokenId : nobody);
}

/** Loads as whom an operation is called at first. */
export const loadDefaultActorId = async (operationId: string): Promise<ActorId> =>
  findDefaultActorId(await load(operationId));

type LoadedDescription = {
  /** Description of the operation's requests. Undefined while it loads, and if that fails. */
  description: RequestDescription | undefined;
  isLoading: boolean;
};

/** Loads what is known about the requests of the displayed operation. */
export function useRequestDescription(operationId: string | undefined): LoadedDescription {
  const [loaded, setLoaded] = useState<{
    id: string;
    description?: RequestDescription | undefined;
  }>();
  useEffect(() => {
    if (operationId === undefined) return undefined;
    let isCancelled = false;
    void load(operationId).then((description) => {
      if (!isCancelled) setLoaded({ id: operationId, description });
    });
    return () => {
      isCancelled = true;
    };
  }, [operationId]);
  const isLoaded = loaded?.id === operationId;
  return {
    description: isLoaded ? loaded?.description : undefined,
    isLoading: operationId !== undefined && !isLoaded,
  };
}
