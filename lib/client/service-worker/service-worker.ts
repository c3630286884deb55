import { mountPath } from '../../sandbox/browser/mount-path';
import { createSandboxResponder } from '../../sandbox/browser/sandbox-requests';
import { offlineQuery, readWorkerMessage } from '../../site/browser/worker-protocol';
import { createOfflineRequests } from '../offline/worker/offline-requests';
import { createPortalDownload } from '../offline/worker/portal-download';

/**
 * The portal's service worker: it is the sandbox, and if the reader wishes, it stores pages for reading offline. Nothing
 * registers it before the reader uses either. Built by scripts/steps/emit-service-worker.ts.
 *
 * It has nothing that belongs to a build, so that it does not matter if pages of another build still use it.
 */

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname;
const sandboxPath = `${mountPath(base)}/`;
const isOffline = new URL(self.location.href).search === offlineQuery;

const respondFromSandbox = createSandboxResponder(base);
const download = createPortalDownload(base);
const offline = createOfflineRequests(base, (build, event) => {
  download.reportStoredPage();
  event.waitUntil(download.update(build));
});

/** Lets the browser send everything but calls of the sandbox itself, without starting this worker. */
async function routeToNetwork(event: InstallEvent): Promise<void> {
  // A browser without static routes, or with other ones, asks this worker, which ignores these requests.
  await event
    .addRoutes?.({
      condition: { not: { urlPattern: { pathname: `${sandboxPath}*` } } },
      source: 'network',
    })
    ?.catch(() => undefined);
}

self.addEventListener('install', (event) => {
  // Pages do not depend on a worker that is only the sandbox, so that it need not wait until all are closed.
  if (!isOffline) event.waitUntil(Promise.all([routeToNetwork(event), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const enablePreload = async () => {
    // Saves the time that the worker takes to start.
    await self.registration.navigationPreload?.[isOffline ? 'enable' : 'disable']();
  };
  event.waitUntil(Promise.all([self.clients.claim(), enablePreload()]));
});

self.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  switch (message?.type) {
    case 'claim':
      return event.waitUntil(self.clients.claim());
    case 'activate':
      return event.waitUntil(self.skipWaiting());
    case 'keep-page':
      return event.waitUntil(offline.storePage(event, message.url, message.files ?? []));
    case 'keep-portal':
      return event.waitUntil(download.start());
    case 'cancel-portal':
      return event.waitUntil(download.cancel());
    case 'turn-off':
      return event.waitUntil(download.turnOff());
    case 'report-portal':
      return download.report();
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin === self.location.origin && url.pathname.startsWith(sandboxPath)) {
    if (request.mode !== 'navigate') event.respondWith(respondFromSandbox(request));
    return;
  }
  const response = isOffline ? offline.respond(event) : undefined;
  if (response) event.respondWith(response);
});
