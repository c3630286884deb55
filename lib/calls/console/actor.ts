import { nobody } from '../../api/users/nobody';
import { findSandboxUser } from './sandbox-user';
import { readToken } from './token-storage';

/** As whom the console sends requests: `nobody`, `own` for the reader's token, or the token of a user of the sandbox. */
export type ActorId = string;

const storageKey = 'console-actor';

export const ownTokenId: ActorId = 'own';

/** Returns the actor with a token. One that no user of the sandbox has is the reader's. */
export const findActorId = (token: string): ActorId =>
  token === nobody || findSandboxUser(token) ? token : ownTokenId;

/**
 * Returns the actor that the reader has selected in this tab, or that of a stored token. Undefined if there is neither:
 * the console then selects the actor that fits each operation.
 */
export function readActorId(): ActorId | undefined {
  try {
    const stored = window.sessionStorage.getItem(storageKey) ?? readToken();
    return stored === undefined ? undefined : findActorId(stored);
  } catch {
    return undefined;
  }
}

/** Stores the actor that the reader has selected. */
export function writeActorId(id: ActorId): void {
  try {
    window.sessionStorage.setItem(storageKey, id);
  } catch {
    // Without storage, the page still has the actor.
  }
}

/**
 * Returns the token that an actor's requests carry.
 * @param isSandbox whether the request goes to the sandbox. Its users have no token for other servers
 */
export function findActorToken(id: ActorId, isSandbox: boolean): string | undefined {
  if (id === ownTokenId) return readToken();
  return isSandbox ? findSandboxUser(id)?.token : undefined;
}
