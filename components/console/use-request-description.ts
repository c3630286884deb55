import { useEffect, useState } from 'react';
import { type ActorId, nobodyId } from '@/lib/console/actor';
import { loadRequestDescription } from '@/lib/request/browser/load-request-description';
import type { RequestDescription } from '@/lib/request/request-description';

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

/** Returns the user for whom the first example of an operation succeeds. */
export function findDefaultActorId(description: RequestDescription | undefined): ActorId {
  const [preset] = description?.presets ?? [];
  return description?.users.find(({ id }) => id === preset?.user)?.token ?? nobodyId;
}

/** Loads the user for whom the first example of an operation succeeds. */
export const loadDefaultActorId = async (operationId: string): Promise<ActorId> =>
  findDefaultActorId(await load(operationId));

/** Returns what is known about the requests of an operation, once it has been loaded. */
export function useRequestDescription(
  operationId: string | undefined,
): RequestDescription | undefined {
  const [description, setDescription] = useState<RequestDescription>();
  useEffect(() => {
    if (operationId === undefined) return undefined;
    let isCancelled = false;
    void load(operationId).then((loaded) => {
      if (!isCancelled) setDescription(loaded);
    });
    return () => {
      isCancelled = true;
    };
  }, [operationId]);
  return description?.id === operationId ? description : undefined;
}
