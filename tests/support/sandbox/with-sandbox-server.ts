import { parseOptions } from '../../../lib/sandbox/node/server-options';
import { startServer } from '../../../lib/sandbox/node/start-server';

type Settings = Omit<Parameters<typeof startServer>[1], 'portalOrigin'>;

/**
 * Runs a task with the URL of a new sandbox.
 * @param options further options of `npm run sandbox`
 */
export async function withSandboxServer<Result>(
  task: (baseUrl: string) => Promise<Result>,
  options: readonly string[] = [],
  settings: Settings = {},
): Promise<Result> {
  const parsed = parseOptions(['--port', '0', ...options]);
  if (parsed === 'help' || 'errors' in parsed) throw new Error(JSON.stringify(parsed));
  // Hono's server replaces the global Request and Response with its own, which must not affect other test files.
  const { Request, Response } = globalThis;
  const server = await startServer(parsed.options, {
    portalOrigin: 'https://docs.example.com',
    ...settings,
  });
  try {
    return await task(server.address);
  } finally {
    await server.stop();
    Object.assign(globalThis, { Request, Response });
  }
}
