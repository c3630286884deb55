import { parseOptions } from '../../../lib/sandbox/node/server-options';
import { startServer } from '../../../lib/sandbox/node/start-server';

/** Runs a task with the URL of a new sandbox. */
export async function withSandboxServer(
  task: (baseUrl: string) => Promise<unknown>,
): Promise<void> {
  const parsed = parseOptions(['--port', '0']);
  if (typeof parsed === 'string' || 'errors' in parsed) throw new Error('Expected valid options');
  const server = await startServer(parsed.options, { portalOrigin: 'https://docs.example.com' });
  try {
    await task(server.address);
  } finally {
    await server.stop();
  }
}
