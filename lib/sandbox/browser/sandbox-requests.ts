import { withTimeout } from '../../kit/async/with-timeout';
import { createSandbox, restoreSandbox } from '../create-sandbox';
import { createSandboxApp } from '../http/sandbox-app';
import type { RecordChange } from '../record-store';
import { mountPath } from './mount-path';
import { openStoredRecords, type StoredRecords } from './stored-records';

/** Replaced by the build. Records that another version has stored are discarded. */
declare const SANDBOX_VERSION: string;

/** In some browsers, opening a database or reading from it may neither succeed nor fail. */
const databaseTimeoutMs = 3000;

async function openRecords(base: string): Promise<StoredRecords | undefined> {
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

async function start(base: string) {
  let records = await openRecords(base);
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
    prefix: mountPath(base),
    persist,
    isPersistent: () => records !== undefined,
    hasDiscardedData: () => records?.hasDiscardedData() ?? false,
  });
}

/**
 * Returns a function that responds to requests to the sandbox in the service worker.
 * @param base the site's base URL, with a slash at both ends
 */
export function createSandboxResponder(base: string): (request: Request) => Promise<Response> {
  let app: ReturnType<typeof start> | undefined;
  return async (request) => {
    // The first request starts the application. If that fails, the next one tries again.
    app ??= start(base).catch((error: unknown) => {
      app = undefined;
      throw error;
    });
    return (await app).fetch(request);
  };
}
