import { nobody } from '../../api/users/nobody';
import { findSandboxUser, type SandboxUser } from './sandbox-user';
import { notifyTokenListeners, readToken } from './token-storage';

/** As whom the console sends requests: with the reader's own token, that of a user of the sandbox, or none. */
export type Actor = { kind: typeof nobody } | { kind: 'own' } | { kind: 'user'; user: SandboxUser };

/** An actor as text: `nobody`, `own`, or the token of a user of the sandbox. */
export type ActorId = string;

const storageKey = 'console-actor';

export const ownTokenId: ActorId = 'own';

/** Returns the actor with an ID. Any other text is a token that no user of the sandbox has. */
export function parseActor(id: ActorId): Actor {
  if (id === nobody) return { kind: nobody };
  const user = findSandboxUser(id);
  return user ? { kind: 'user', user } : { kind: 'own' };
}

export function getActorId(actor: Actor): ActorId {
  if (actor.kind === 'user') return actor.user.token;
  return actor.kind === 'own' ? ownTokenId : nobody;
}

/**
 * Returns the actor that the reader has selected in this tab, or that of a stored token. Undefined if there is neither:
 * the console then selects the actor that fits each operation.
 */
export function readActorId(): ActorId | undefined {
  try {
    const stored = window.sessionStorage.getItem(storageKey);
    if (stored !== null) return getActorId(parseActor(stored));
  } catch {
    return undefined;
  }
  const token = readToken();
  return token === undefined ? undefined : getActorId(parseActor(token));
}

/** Stores the actor that the reader has selected; undefined if the console is to select it. */
export function writeActorId(id: ActorId | undefined): void {
  try {
    if (id === undefined) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, id);
  } catch {
    // components/api/stoplight/provide-storage.ts has replaced a storage that cannot be written.
  }
  notifyTokenListeners();
}

/**
 * Returns the token that an actor's requests carry.
 * @param isSandbox whether the request goes to the sandbox. Its users have no token for other servers
 */
export function findActorToken(actor: Actor, isSandbox: boolean): string | undefined {
  if (actor.kind === 'own') return readToken();
  return actor.kind === 'user' && isSandbox ? actor.user.token : undefined;
}
