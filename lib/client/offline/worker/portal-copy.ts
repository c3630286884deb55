import { isVersioned } from '../../../site/versioned-files';
import { listCacheNames } from '../cache-names';
import type { Interruption } from '../offline-channel';
import {
  type ManifestFile,
  manifestPath,
  type OfflineManifest,
  parseManifest,
  sumBytes,
} from '../offline-manifest';
import { listOtherCopies, readOfflineState, writeOfflineState } from '../offline-state';

/** A file that differs from the manifest: the site was deployed again, or something else has responded. */
class ChangedFileError extends Error {}

const toHex = (hash: ArrayBuffer) =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Downloads a file and checks that it is the one of the manifest.
 * @throws ChangedFileError if it is another one, and whatever `fetch` throws
 */
async function downloadFile(file: ManifestFile, signal: AbortSignal): Promise<Response> {
  const response = await fetch(file.url, { signal, cache: 'no-cache', priority: 'low' });
  const body = await response.arrayBuffer();
  const isSame = response.ok && toHex(await crypto.subtle.digest('SHA-256', body)) === file.hash;
  if (!isSame) throw new ChangedFileError(`${file.url} differs from the manifest`);
  const headers = new Headers(response.headers);
  // They describe the transfer, not this body.
  for (const name of ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'])
    headers.delete(name);
  // A response of its own: the browser refuses a redirected one for a page.
  return new Response(body, { headers });
}

/** How many files are downloaded at a time, so that pages that the reader opens meanwhile do not wait. */
const parallelDownloads = 4;

export type DownloadOptions = {
  /** The site's base URL, with a slash at both ends. */
  base: string;
  signal: AbortSignal;
  onProgress: (bytes: number, totalBytes: number) => void;
};

async function fetchManifest(base: string, signal: AbortSignal): Promise<OfflineManifest> {
  const response = await fetch(base.slice(0, -1) + manifestPath, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`The list of the files has status ${response.status}`);
  return parseManifest(await response.json());
}

/** Downloads the files of a build that its copy does not have yet. */
async function downloadFiles(manifest: OfflineManifest, options: DownloadOptions): Promise<void> {
  const { base, signal, onProgress } = options;
  const cache = await caches.open(listCacheNames(base).portal(manifest.build));
  const totalBytes = sumBytes(manifest.files);
  const storedUrls = new Set((await cache.keys()).map(({ url }) => url));
  const isStored = (url: string) => storedUrls.has(new URL(url, self.location.origin).href);
  let bytes = sumBytes(manifest.files.filter(({ url }) => isStored(url)));
  onProgress(bytes, totalBytes);
  const queue = manifest.files.filter(({ url }) => !isStored(url));
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      // Other copies have the same file if its URL changes with its content.
      const known = isVersioned(file.url, base) ? await caches.match(file.url) : undefined;
      await cache.put(file.url, known ?? (await downloadFile(file, signal)));
      signal.throwIfAborted();
      bytes += file.bytes;
      onProgress(bytes, totalBytes);
    }
  };
  const stopAtError = (error: unknown) => {
    queue.length = 0;
    throw error;
  };
  // Running downloads end before the caller gets an error, so that no progress follows it.
  const works = Array.from({ length: parallelDownloads }, () => work().catch(stopAtError));
  const failure = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

/**
 * Deletes what the new copy replaces. Files whose URLs change with their content stay until the next build, because
 * pages of the former one may still be open and load them.
 */
async function deleteFormerCopies(base: string, build: string, formerBuild?: string) {
  const names = listCacheNames(base);
  await caches.delete(names.pages);
  await caches.delete(names.files);
  for (const name of await listOtherCopies(names, build)) {
    if (formerBuild === undefined || name !== names.portal(formerBuild)) {
      await caches.delete(name);
      continue;
    }
    const former = await caches.open(name);
    for (const request of await former.keys())
      if (!isVersioned(request.url, base)) await former.delete(request);
  }
}

/** Downloads the portal as it is now. What an interrupted download has stored is not loaded again. */
async function downloadCurrentBuild(options: DownloadOptions): Promise<void> {
  const { base, signal } = options;
  const manifest = await fetchManifest(base, signal);
  const { build, files } = manifest;
  const state = await readOfflineState(base);
  if (state?.portal?.build === build) return;
  await writeOfflineState(base, { ...state, incompleteBuild: build });
  await downloadFiles(manifest, options);
  signal.throwIfAborted();
  const portal = { build, bytes: sumBytes(files), keptAt: new Date().toISOString() };
  await writeOfflineState(base, { portal });
  await deleteFormerCopies(base, build, state?.portal?.build);
}

/**
 * Downloads the whole portal. A copy has the files of one build only: if the site is deployed meanwhile, it begins
 * again with the new build. The former copy is used until the new one is complete.
 */
export async function downloadPortal(options: DownloadOptions): Promise<void> {
  try {
    await downloadCurrentBuild(options);
  } catch (error) {
    if (!(error instanceof ChangedFileError)) throw error;
    await downloadCurrentBuild(options);
  }
}

/** Deletes everything that is stored. */
export async function deleteCaches(base: string): Promise<void> {
  const { prefix } = listCacheNames(base);
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
}

/** Discards a copy that is not complete. */
export async function discardIncompleteCopy(base: string): Promise<void> {
  const state = await readOfflineState(base);
  if (!state?.incompleteBuild) return;
  await caches.delete(listCacheNames(base).portal(state.incompleteBuild));
  await writeOfflineState(base, state.portal ? { portal: state.portal } : {});
}

/** Returns why a download has stopped. */
export function explainInterruption(error: unknown): Interruption {
  if (error instanceof ChangedFileError) return 'changed';
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'storage'
    : 'network';
}
