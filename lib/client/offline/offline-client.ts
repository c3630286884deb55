import { withTimeout } from '../../kit/async/with-timeout';
import { getOfflineWorker, registerWorker, sendToWorker } from '../../site/browser/register-worker';
import { routes } from '../../site/page-paths';
import { withoutBase } from '../../site/urls';
import { listCacheNames } from './cache-names';
import { channelName, type OfflineMessage, readOfflineMessage } from './offline-channel';
import { manifestPath, parseManifest, sumBytes } from './offline-manifest';
import { readOfflineState, writeOfflineState } from './offline-state';

/** A page that can be read offline. */
export type StoredPage = { path: string; title: string };

/** Size of a download of the whole portal, in bytes. */
export type PortalSize = { transferBytes: number; storedBytes: number };

/** Time that the worker may take to delete what is stored. */
const turnOffTimeoutMs = 3000;

/** Opens the channel of the worker; undefined if the browser blocks the storage, to which Firefox counts it. */
function openChannel(base: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName(base));
  } catch {
    return undefined;
  }
}

/** Calls a listener with each message of the worker. Returns a function that removes it. */
export function onOfflineMessage(
  base: string,
  listener: (message: OfflineMessage) => void,
): () => void {
  const channel = openChannel(base);
  channel?.addEventListener('message', ({ data }) => {
    const message = readOfflineMessage(data);
    if (message) listener(message);
  });
  return () => channel?.close();
}

/** Whether the browser can store pages: it has service workers and caches, and they are not blocked. */
export async function canStorePages(): Promise<boolean> {
  try {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
    await caches.keys();
    return true;
  } catch {
    return false;
  }
}

/** Returns the URLs of the files that this page has loaded. Of these, the worker has seen none before it had control. */
const listLoadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(window.location.origin) && !/\.txt(\?|$)/.test(url));

/**
 * Stores the pages that the reader opens from now on, and this one. Rejects if the browser refuses it.
 * @param base the site's base URL, with a slash at both ends
 */
export async function turnOnOffline(base: string): Promise<void> {
  if (!(await registerWorker(base, { isOffline: true })))
    throw new Error('The service worker does not control the page');
  if (!(await readOfflineState(base))) await writeOfflineState(base, {});
  // Without it, browsers may delete everything when storage gets scarce.
  void navigator.storage?.persist?.().catch(() => false);
  const worker = getOfflineWorker();
  sendToWorker(worker, { type: 'keep-page', url: base, files: listLoadedFiles() });
  sendToWorker(worker, { type: 'keep-page', url: base.slice(0, -1) + routes.offline });
}

/** Downloads the whole portal. The worker broadcasts the progress. Rejects if the browser refuses it. */
export async function requestPortalDownload(base: string): Promise<void> {
  await turnOnOffline(base);
  sendToWorker(getOfflineWorker(), { type: 'keep-portal' });
}

/** Stops the download of the whole portal, and discards what was loaded. */
export const cancelPortal = () => sendToWorker(getOfflineWorker(), { type: 'cancel-portal' });

/** Asks the worker to broadcast the progress of a download that is under way. */
export const requestReport = () => sendToWorker(getOfflineWorker(), { type: 'report-portal' });

/** Deletes everything that is stored, and removes the worker. The sandbox registers it again when it is used. */
export async function turnOffOffline(base: string): Promise<void> {
  const worker = getOfflineWorker();
  if (worker) {
    const hasChanged = new Promise<void>((resolve) => {
      const stop = onOfflineMessage(base, ({ type }) => {
        if (type !== 'changed') return;
        stop();
        resolve();
      });
    });
    sendToWorker(worker, { type: 'turn-off' });
    // If the worker does not respond, there is no download that it would have to stop.
    await withTimeout(hasChanged, turnOffTimeoutMs, 'The worker did not respond').catch(
      () => undefined,
    );
  }
  const { prefix } = listCacheNames(base);
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await (await navigator.serviceWorker.getRegistration(base))?.unregister();
}

/** Returns what the whole portal needs. Rejects if the list of its files does not arrive. */
export async function fetchPortalSize(base: string): Promise<PortalSize> {
  const response = await fetch(base.slice(0, -1) + manifestPath, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The list of the files has status ${response.status}`);
  const { transferBytes, files } = parseManifest(await response.json());
  return { transferBytes, storedBytes: sumBytes(files) };
}

const titleElement = /<title>[^<]*<\/title>/;

/** Returns the title of a page, without that of the site. */
async function readTitle(response: Response): Promise<string> {
  const element = titleElement.exec(await response.text())?.[0] ?? '';
  return new DOMParser().parseFromString(element, 'text/html').title.replace(/ \| [^|]*$/, '');
}

/** Returns the pages that the reader has opened and that are stored, sorted by their titles. */
export async function listStoredPages(base: string): Promise<StoredPage[]> {
  const { pages } = listCacheNames(base);
  if (!(await caches.has(pages))) return [];
  const cache = await caches.open(pages);
  const stored = (await cache.keys()).map(async (request) => {
    const path = withoutBase(new URL(request.url).pathname, base) ?? routes.home;
    const response = await cache.match(request);
    return { path, title: response ? await readTitle(response) : path };
  });
  return (await Promise.all(stored))
    .filter(({ path }) => path !== routes.offline)
    .sort((a, b) => a.title.localeCompare(b.title));
}
