import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createSandbox } from '../create-sandbox';
import type { SandboxData } from '../sandbox-data';
import { apiRoot } from '../sandbox-protocol';
import { loadScenario } from '../scenarios';
import { toTimestamp } from '../timestamps';
import { createNodeApp } from './node-app';
import { openRecordsFile, type RecordsFile } from './records-file';
import type { ServerOptions } from './server-options';

/** A server that cannot start, in words for the reader. */
export class StartError extends Error {}

type RunningServer = {
  /** `http://localhost:4010/api/v2` */
  address: string;
  scenario: string;
  /** What the sandbox's clock says. */
  now: string;
  /** Whether it went on from a file. */
  isRestored: boolean;
  /** Ends open calls and keeps what is to be kept. */
  stop: () => Promise<void>;
};

/** The world of a seed. Making it takes a library that the usual world needs not. */
async function buildBase(seed: number | undefined): Promise<SandboxData | undefined> {
  if (seed === undefined) return undefined;
  const { buildSandboxData: buildWorld } = await import('../seed/build-sandbox-data');
  return buildWorld(seed);
}

function explain(error: NodeJS.ErrnoException, { port, host }: ServerOptions): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Choose another: npm run sandbox -- --port ${port < 65_535 ? port + 1 : 4010}`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} needs more rights. Choose one from 1024 on.`);
  }
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new StartError(
      `--host ${host}: this machine has no such address. Try 127.0.0.1, or 0.0.0.0 for all.`,
    );
  }
  return error;
}

/** How a reader names the server: by name, where it listens on this machine. */
function nameHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Starts the sandbox as a server of this machine. Throws a StartError or a FileError where that cannot be.
 * @param portal the origin of the portal, whose pages may call
 * @param tell takes what the reader must know while it runs
 */
export async function startServer(
  options: ServerOptions,
  {
    portalOrigin,
    log: tell = console.error,
  }: { portalOrigin: string; log?: (message: string) => void },
): Promise<RunningServer> {
  const { file, port, host } = options;
  let records: RecordsFile | undefined;
  try {
    records = file === undefined ? undefined : openRecordsFile(file, options.seed, tell);
    const kept = records?.stored;
    const base = await buildBase(records?.seed ?? options.seed);
    const sandbox = createSandbox({ base, stored: kept, scenario: options.scenario });
    // A scenario that is asked for by name begins anew.
    if (kept && options.scenario !== undefined) loadScenario(sandbox, options.scenario);
    records?.persist(sandbox.store.consumeChanges());
    const app = createNodeApp(sandbox, {
      ...options,
      portalOrigin,
      persist: records?.persist,
      isPersistent: records?.isPersistent,
    });

    const server = createAdaptorServer({ fetch: app.fetch });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(explain(error, options)));
      server.listen(port, host, resolve);
    });
    const bound: AddressInfo | string | null = server.address();
    const realPort = typeof bound === 'object' && bound !== null ? bound.port : port;
    return {
      address: `http://${nameHost(host)}:${realPort}${apiRoot}`,
      scenario: String(sandbox.store.get('settings', 'scenario')?.value),
      now: toTimestamp(sandbox.clock.now()),
      isRestored: kept !== undefined && options.scenario === undefined,
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
