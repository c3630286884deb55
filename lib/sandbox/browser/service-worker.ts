import { createSandbox, restoreSandbox } from '../create-sandbox';
import { createSandboxApp } from '../http/sandbox-app';
import type { RecordChange } from '../record-store';
import { type ClientMessage, mountPath } from './mount-path';
import { openStoredRecords, type StoredRecords } from './stored-records';

/**
 * The service worker of the sandbox: answers the calls below /sandbox/ and nothing else, keeps no page and no file,
 * and never touches a navigation. Built by scripts/build-sandbox.ts.
 */

type ExtendableEvent = Event & { waitUntil: (task: Promise<unknown>) => void };
type WorkerFetchEvent = ExtendableEvent & {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
};
type WorkerMessageEvent = ExtendableEvent & { data: ClientMessage };

// The compiler's types are the page's; these are the parts of a service worker's scope that are used here.
declare const self: {
  location: { origin: string };
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
};

/** Put in its place by the build: what is kept by another version is forgotten. */
declare const SANDBOX_VERSION: string;

const base = new URL(self.registration.scope).pathname;
const prefix = mountPath(base);

/** Some browsers neither open a database nor say that they do not: after this many milliseconds they do not. */
const patience = 3000;

async function openRecords(): Promise<StoredRecords | undefined> {
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The database did not open in time')), patience);
  });
  try {
    return await Promise.race([openStoredRecords(`sandbox ${base}`, SANDBOX_VERSION), tooLate]);
  } catch {
    // The browser keeps nothing for this site: the sandbox lives as long as the worker does, and says so.
    return undefined;
  }
}

async function start() {
  let records = await openRecords();
  const kept = await records?.read().catch(() => {
    records = undefined;
    return undefined;
  });
  let sandbox = kept && restoreSandbox(kept);
  if (kept && !sandbox) {
    await records?.clear().catch(() => {
      records = undefined;
    });
  }
  sandbox ??= createSandbox();
  const keep = async (changes: RecordChange[]) => {
    await records?.write(changes).catch(() => {
      records = undefined;
    });
  };
  return createSandboxApp(sandbox, {
    prefix,
    persist: keep,
    isPersistent: () => records !== undefined,
    hasDiscardedData: () => records?.hasDiscardedData() ?? false,
  });
}

let app: ReturnType<typeof start> | undefined;

/** The application, which begins with the first call. Where that fails, the next call tries again. */
function getApp(): ReturnType<typeof start> {
  app ??= start().catch((error: unknown) => {
    app = undefined;
    throw error;
  });
  return app;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page that was reloaded past its worker asks to be taken back.
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin && url.pathname.startsWith(`${prefix}/`);
  if (!isOurs || request.mode === 'navigate') return;
  event.respondWith(getApp().then((running) => running.fetch(request)));
});
