import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { serverLimits } from '../../kit/http/local-servers';
import { createSandbox } from '../create-sandbox';
import { createRandomGenerator } from '../random-generator';
import type { RecordChange } from '../record-store';
import type { SandboxData, WebhookDelivery } from '../sandbox-data';
import { apiRoot } from '../sandbox-protocol';
import { loadScenario } from '../scenarios';
import { toTimestamp } from '../timestamps';
import { createNodeApp } from './node-app';
import { openRecordsFile, type RecordsFile } from './records-file';
import type { ServerOptions } from './server-options';
import { createWebhookSender, type WaitMs } from './webhook-sender';

/** The server cannot start. The message is shown on the command line. */
export class StartError extends Error {}

type RunningServer = {
  /** `http://localhost:4010/api/v2` */
  address: string;
  scenario: string;
  /** The time of the sandbox's clock. */
  now: string;
  /** Whether it continued from the records in a file. */
  isRestored: boolean;
  /** Closes open connections and writes the queued changes. */
  stop: () => Promise<void>;
};

/** Generates the data of a seed. The generator is only loaded here, because the default data is already generated. */
async function buildBaseData(seed: number | undefined): Promise<SandboxData | undefined> {
  if (seed === undefined) return undefined;
  const { buildSandboxData } = await import('../seed/build-sandbox-data');
  return buildSandboxData(seed);
}

function toStartError(error: NodeJS.ErrnoException, { port, host }: ServerOptions): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Use another one: npm run sandbox -- --port ${port < 65_535 ? port + 1 : 4010}`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} requires more privileges. Use a port from 1024 up.`);
  }
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new StartError(
      `--host ${host}: this machine does not have this address. Try 127.0.0.1, or 0.0.0.0 for all addresses.`,
    );
  }
  return error;
}

/** The webhooks that changes have added, in the order in which they were sent. */
const listNewDeliveries = (changes: readonly RecordChange[]): WebhookDelivery[] =>
  changes.flatMap(({ isNew, record }) =>
    isNew && record && 'hook' in record && 'payload' in record ? [record] : [],
  );

/** Returns the host name for the URL that is shown to the reader. */
function getDisplayHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Dependencies of the server besides its options. Tests replace `limits` and `waitMs`. */
type ServerSettings = {
  /** The origin of the portal, whose pages may access the server. */
  portalOrigin: string;
  /** Called with errors that occur while the server is running. */
  log?: (message: string) => void;
  /** Called with a line for each time a webhook was sent. */
  logWebhook?: (line: string) => void;
  /** Time that requests may take. */
  limits?: typeof serverLimits;
  /** Waits before a webhook is sent. */
  waitMs?: WaitMs | undefined;
};

/**
 * Starts the sandbox as a local server.
 * @throws StartError or DatabaseFileError
 */
export async function startServer(
  options: ServerOptions,
  {
    portalOrigin,
    log = console.error,
    logWebhook = console.log,
    limits = serverLimits,
    waitMs,
  }: ServerSettings,
): Promise<RunningServer> {
  const { file, port, host } = options;
  let records: RecordsFile | undefined;
  try {
    records = file === undefined ? undefined : openRecordsFile(file, options.seed, log);
    const stored = records?.stored;
    const base = await buildBaseData(records?.seed ?? options.seed);
    const sandbox = createSandbox({ base, stored, scenario: options.scenario });
    // An explicit --scenario replaces the stored records.
    if (stored && options.scenario !== undefined) loadScenario(sandbox, options.scenario);
    records?.persist(sandbox.store.consumeChanges());
    const webhooks =
      options.webhooks &&
      createWebhookSender(options.webhooks, {
        // Its own generator, so that sending webhooks does not affect which calls fail.
        random: createRandomGenerator(options.seed ?? 1),
        log: logWebhook,
        waitMs,
      });
    const app = createNodeApp(sandbox, {
      ...options,
      portalOrigin,
      persist: webhooks
        ? (changes) => {
            webhooks.enqueue(listNewDeliveries(changes));
            return records?.persist(changes);
          }
        : records?.persist,
      isPersistent: records?.isPersistent,
      listWebhookAttempts: webhooks?.listAttempts,
    });

    const server = createAdaptorServer({ fetch: app.fetch, serverOptions: limits });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(toStartError(error, options)));
      server.listen(port, host, resolve);
    });
    const bound: AddressInfo | string | null = server.address();
    const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
    return {
      address: `http://${getDisplayHost(host)}:${boundPort}${apiRoot}`,
      scenario: String(sandbox.store.get('settings', 'scenario')?.value),
      now: toTimestamp(sandbox.clock.now()),
      isRestored: stored !== undefined && options.scenario === undefined,
      stop: async () => {
        await webhooks?.stop();
        await new Promise<void>((resolve) => {
          server.close(() => {
            records?.close();
            resolve();
          });
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      },
    };
  } catch (error) {
    records?.close();
    throw error;
  }
}
