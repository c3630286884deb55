import newman, { type NewmanRunOptions, type NewmanRunSummary } from 'newman';
import { afterAll, expect, it } from 'vitest';
import { readText } from '../../lib/files/project-files';
import { openApiFilePaths } from '../../lib/openapi/openapi-file-paths';
import { listOperations } from '../../lib/openapi/operations';
import { startServer } from '../../lib/sandbox/node/start-server';

// Hono's server replaces the global Request and Response with its own, which must not affect other test files.
const { Request, Response } = globalThis;
afterAll(() => void Object.assign(globalThis, { Request, Response }));

const read = (path: string) => JSON.parse(readText(`public${path}`));

const runCollection = (options: NewmanRunOptions) =>
  new Promise<NewmanRunSummary>((resolve, reject) => {
    newman.run(options, (error, summary) => (error ? reject(error) : resolve(summary)));
  });

it('runs from top to bottom in a local sandbox, again and again', async () => {
  const server = await startServer(
    { port: 0, host: '127.0.0.1', latency: { min: 0, max: 0 }, failRate: 0 },
    { portalOrigin: 'https://docs.example.com' },
  );
  try {
    const { run } = await runCollection({
      collection: read(openApiFilePaths.postman),
      environment: read(openApiFilePaths.postmanEnvironment),
      // The sandbox of the test listens on a free port.
      envVar: [{ key: 'baseUrl', value: server.address }],
      iterationCount: 2,
    });
    const failures = run.executions
      .filter(({ response }) => ![200, 204].includes(response.code))
      .map(({ item, response }) => `${item.name}: ${response.code} ${response.text()}`);
    expect(failures).toEqual([]);
    expect(run.failures).toEqual([]);
    expect(run.executions.length).toBeGreaterThan(2 * listOperations().length);
  } finally {
    await server.stop();
  }
});
