import { withTimeout } from '../../async/with-timeout';
import { createSandbox, restoreSandbox } from '../create-sandbox';
import { createSandboxApp } from '../http/sandbox-app';
import type { RecordChange } from '../record-store';
import { mountPath } from './mount-path';
import { openStoredRecords, type StoredRecords } from './stored-records';

/**
 * The service worker of the sandbox. It responds only to requests below /sandbox/, caches no pages or files, and
 * ignores navigations. Built by scripts/steps/emit-sandbox-worker.ts.
 */

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build. Records that another version has stored are discarded. */
declare const SANDBOX_VERSION: string;

const base = new URL(self.registration.scope).pathname;
const prefix = mountPath(base);

/** In some browsers, opening a database or reading from it may neither succeed nor fail. */
const databaseTimeoutMs = 3000;

async function openRecords(): Promise<StoredRecords | undefined> {
  try {
    return await withTimeout(
      openStoredRecords(`sandbox ${base}`, SANDBOX_VERSION),
      databaseTimeoutMs,
      'The database did not open',
    );
  } catch {
    // Storage is not available for this site. The records last as long as the worker, as the state reports.
    return undefined;
  }
}

async function start() {
  let records = await openRecords();
  const reading = records?.read();
  const stored =
    reading &&
    (await withTimeout(reading, databaseTimeoutMs, 'The database was not read').catch(() => {
      records = undefined;
      return undefined;
    }));
  let sandbox = stored && restoreSandbox(stored);
  if (stored && !sandbox) {
    await records?.clear().catch(() => {
      records = undefined;
    });
  }
  sandbox ??= createSandbox();
  const persist = async (changes: RecordChange[]) => {
    await records?.write(changes).catch(() => {
      records = undefined;
    });
  };
  return createSandboxApp(sandbox, {
    prefix,
    persist,
    isPersistent: () => records !== undefined,
    hasDiscardedData: () => records?.hasDiscardedData() ?? false,
  });
}

let app: ReturnType<typeof start> | undefined;

/** Returns the application, which the first request starts. If that fails, the next request tries again. */
function getApp(): ReturnType<typeof start> {
  app ??= start().catch((error: unknown) => {
    app = undefined;
    throw error;
  });
  return app;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page that was force-reloaded is not controlled by the worker and asks to be claimed.
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isForSandbox = url.origin === self.location.origin && url.pathname.startsWith(`${prefix}/`);
  if (!isForSandbox || request.mode === 'navigate') return;
  event.respondWith(getApp().then((sandboxApp) => sandboxApp.fetch(request)));
});
