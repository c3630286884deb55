import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isPageData } from '../../../site/page-data';
import { routes } from '../../../site/page-paths';
import { isVersioned } from '../../../site/versioned-files';
import { listCacheNames } from '../cache-names';
import { readOfflineState } from '../offline-state';
import { findPageFiles } from '../page-files';
import { deleteCaches } from './portal-copy';

/** Time that the reader waits for the network if there is a stored copy. */
const networkTimeoutSeconds = 4;

/** How many pages and files are stored. Those that were not used for longest go first. */
const maxEntries = { pages: 200, assets: 800, files: 200 };

export type OfflineRequests = {
  /** The response to a request of a page; undefined if the browser is to send the request itself. */
  respond: (event: FetchEvent) => Promise<Response> | undefined;
  /** Downloads and stores a page, and files that it has loaded. */
  storePage: (event: ExtendableEvent, url: string, files: readonly string[]) => Promise<void>;
};

/** A plugin that deletes the entries that were not used for longest. */
function limitEntries(maxEntries: number): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
  });
  // Their types include undefined, which those of a plugin do not.
  return {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
}

/** Throws if a response is of no use, so that a stored page is used instead. */
function expectNoFailure<Loaded extends Response | undefined>(response: Loaded): Loaded {
  if (response && (response.type === 'error' || response.status >= 500))
    throw new Error(`The server has status ${response.status}`);
  return response;
}

/**
 * Makes the preload of a navigation reject if it has failed. Firefox resolves it with an error then, and Workbox uses
 * whatever it resolves with (https://github.com/GoogleChrome/workbox/issues/3134).
 */
function rejectFailedPreload(event: FetchEvent): void {
  const value = event.preloadResponse.then(expectNoFailure);
  Object.defineProperty(event, 'preloadResponse', { value });
}

/**
 * Responds to the requests of pages while the reader stores pages for reading offline. Pages come from the network as
 * long as there is one. Files whose URLs change with their content are never loaded twice.
 * @param base the site's base URL, with a slash at both ends
 * @param onPageStored called when a page and its files are stored, with the ID of its build
 */
export function createOfflineRequests(
  base: string,
  onPageStored: (build: string, event: ExtendableEvent) => void,
): OfflineRequests {
  const names = listCacheNames(base);
  const matchOptions = { ignoreVary: true };

  const matchCopy = async (url: string) => {
    const build = (await readOfflineState(base))?.portal?.build;
    return build === undefined
      ? undefined
      : (await caches.open(names.portal(build))).match(url, matchOptions);
  };

  const isOn = async () => (await readOfflineState(base)) !== undefined;

  /** Looks in the copy of the portal if the strategy's own cache has nothing. */
  const usesCopy: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse ?? matchCopy(request.url),
  };
  const storesComplete: WorkboxPlugin = {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && (await isOn()) ? response : null,
  };
  /** Deletes what was stored while the reader removed everything. */
  const removesLateEntries: WorkboxPlugin = {
    cacheDidUpdate: async () => {
      if (!(await isOn())) await deleteCaches(base);
    },
  };

  const assets = new CacheFirst({
    cacheName: names.assets,
    matchOptions,
    plugins: [
      limitEntries(maxEntries.assets),
      // Any copy will do, also one that is not complete or was replaced.
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? caches.match(request.url, matchOptions),
      },
      {
        cacheWillUpdate: async ({ request, response }) => {
          if (response.status !== 200 || !(await isOn())) return null;
          const build = new URL(request.url).searchParams.get('build');
          const isOther =
            build !== null && !(await response.clone().text()).includes(`"b":"${build}"`);
          return isOther ? null : response;
        },
      },
      removesLateEntries,
    ],
  });

  const files = new NetworkFirst({
    cacheName: names.files,
    matchOptions,
    plugins: [limitEntries(maxEntries.files), usesCopy, storesComplete, removesLateEntries],
  });

  const keepFiles = async (event: ExtendableEvent, urls: readonly string[], origin: string) => {
    const requests = urls
      .map((url) => new URL(url, origin))
      .filter((url) => url.origin === origin)
      .map((url) => new Request(url));
    const responses = requests.map((request) => {
      const strategy = isVersioned(request.url, base) ? assets : files;
      const [response, done] = strategy.handleAll({ event, request });
      return Promise.all([response, done]).then(([{ ok }]) => ok);
    });
    return (await Promise.all(responses)).every(Boolean);
  };

  const pages = new NetworkFirst({
    cacheName: names.pages,
    matchOptions,
    networkTimeoutSeconds,
    plugins: [
      limitEntries(maxEntries.pages),
      usesCopy,
      {
        cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
        fetchDidSucceed: async ({ response }) => expectNoFailure(response),
        // A page is stored when all files that it needs are, so that it is complete and of one build.
        cacheWillUpdate: async ({ event, request, response }) => {
          if (response.status !== 200 || response.redirected || !(await isOn())) return null;
          const page = findPageFiles(await response.clone().text());
          if (!page) return null;
          const isComplete = await keepFiles(
            event,
            page.required,
            new URL(request.url).origin,
          ).catch(() => false);
          if (!isComplete) return null;
          await keepFiles(event, page.optional, new URL(request.url).origin).catch(() => false);
          return response;
        },
        cacheDidUpdate: async ({ event, newResponse }) => {
          const page = findPageFiles(await newResponse.clone().text());
          if (page) onPageStored(page.build, event);
        },
        // Neither the network nor the caches have the page.
        handlerDidError: async () => {
          const path = base.slice(0, -1) + routes.offline;
          return (await caches.match(path, { cacheName: names.pages })) ?? matchCopy(path);
        },
      },
      removesLateEntries,
    ],
  });

  return {
    respond: (event) => {
      const { request } = event;
      const url = new URL(request.url);
      const isOwn = url.origin === self.location.origin && url.pathname.startsWith(base);
      if (request.method !== 'GET' || !isOwn || request.headers.has('Range')) return undefined;
      if (request.mode === 'navigate') {
        rejectFailedPreload(event);
        return pages.handle({ event, request });
      }
      if (isPageData(url.pathname) || request.cache === 'no-store') return undefined;
      return (isVersioned(request.url, base) ? assets : files).handle({ event, request });
    },
    storePage: async (event, url, loadedFiles) => {
      const request = new Request(url);
      if (new URL(request.url).origin !== self.location.origin) return;
      const [response, done] = pages.handleAll({ event, request });
      await Promise.all([response, done]);
      await keepFiles(event, loadedFiles, self.location.origin).catch(() => false);
    },
  };
}
