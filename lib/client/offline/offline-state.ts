import { isRecord } from '../../kit/json/is-record';
import { type CacheNames, listCacheNames } from './cache-names';

/** A complete copy of the portal. */
export type PortalCopy = {
  /** The ID of the build that it was made from. */
  build: string;
  /** The storage that it needs, in bytes. */
  bytes: number;
  /** When it was completed, in ISO 8601. */
  keptAt: string;
};

/** State of the copy for reading offline, apart from the files. */
export type OfflineState = {
  portal?: PortalCopy;
  /** The build of a copy that is not complete yet. */
  incompleteBuild?: string;
};

/** The key of the state in its cache. No file of the site has this path. */
const stateKey = (base: string) => `${base}offline-state.json`;

function readCopy(value: unknown): PortalCopy | undefined {
  if (!isRecord(value)) return undefined;
  const { build, bytes, keptAt } = value;
  return typeof build === 'string' && typeof bytes === 'number' && typeof keptAt === 'string'
    ? { build, bytes, keptAt }
    : undefined;
}

/** Reads the state, which anyone may have edited: invalid parts are left out. */
export function parseOfflineState(value: unknown): OfflineState {
  if (!isRecord(value)) return {};
  const portal = readCopy(value.portal);
  const { incompleteBuild } = value;
  return {
    ...(portal && { portal }),
    ...(typeof incompleteBuild === 'string' && { incompleteBuild }),
  };
}

/**
 * Returns the state, or undefined if nothing is stored.
 * @param base the site's base URL, with a slash at both ends
 */
export async function readOfflineState(base: string): Promise<OfflineState | undefined> {
  // Unlike `caches.open()`, this does not create the cache again while it is deleted.
  const response = await caches.match(stateKey(base), { cacheName: listCacheNames(base).state });
  if (!response) return undefined;
  const value: unknown = await response.json().catch(() => undefined);
  return parseOfflineState(value);
}

/** Stores the state. From then on, pages are stored. */
export async function writeOfflineState(base: string, state: OfflineState): Promise<void> {
  const cache = await caches.open(listCacheNames(base).state);
  await cache.put(stateKey(base), Response.json(state));
}

/** Returns the names of the caches with copies of the portal, complete or not, except one. */
export async function listOtherCopies(names: CacheNames, build: string): Promise<string[]> {
  const all = await caches.keys();
  return all.filter((name) => name.startsWith(names.portal('')) && name !== names.portal(build));
}
