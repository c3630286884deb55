import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { serverLimits } from '../../http/server-limits';
import { createSandbox } from '../create-sandbox';
import type { SandboxData } from '../sandbox-data';
import { apiRoot } from '../sandbox-protocol';
import { loadScenario } from '../scenarios';
import { toTimestamp } from '../timestamps';
import { createNodeApp } from './node-app';
import { openRecordsFile, type RecordsFile } from './records-file';
import type { ServerOptions } from './server-options';

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

/** Returns the host name for the URL that is shown to the reader. */
function getDisplayHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Starts the sandbox as a local server.
 * @param settings.portalOrigin the origin of the portal, whose pages may access the server
 * @param settings.log called with errors that occur while the server is running
 * @param settings.limits how long requests may take; tests shorten it
 * @throws StartError or DatabaseFileError
 */
export async function startServer(
  options: ServerOptions,
  {
    portalOrigin,
    log = console.error,
    limits = serverLimits,
  }: { portalOrigin: string; log?: (message: string) => void; limits?: typeof serverLimits },
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
    const app = createNodeApp(sandbox, {
      ...options,
      portalOrigin,
      persist: records?.persist,
      isPersistent: records?.isPersistent,
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
      stop: () =>
        new Promise((resolve) => {
          server.close(() => {
            records?.close();
            resolve();
          });
          if ('closeAllConnections' in server) server.closeAllConnections();
        }),
    };
  } catch (error) {
    records?.close();
    throw error;
  }
}
