import newman, { type NewmanRunOptions, type NewmanRunSummary } from 'newman';
import { expect, it } from 'vitest';
import { openApiFilePaths } from '../../lib/api/description/openapi-file-paths';
import { listOperations } from '../../lib/api/description/operations';
import { readText } from '../../lib/kit/files/project-files';
import { withSandboxServer } from '../support/sandbox/with-sandbox-server';

const read = (path: string) => JSON.parse(readText(`public${path}`));

const runCollection = (options: NewmanRunOptions) =>
  new Promise<NewmanRunSummary>((resolve, reject) => {
    newman.run(options, (error, summary) => (error ? reject(error) : resolve(summary)));
  });

it('runs from top to bottom in a local sandbox, again and again', async () => {
  await withSandboxServer(async (address) => {
    const { run } = await runCollection({
      collection: read(openApiFilePaths.postman),
      environment: read(openApiFilePaths.postmanEnvironment),
      // The sandbox of the test listens on a free port.
      envVar: [{ key: 'baseUrl', value: address }],
      iterationCount: 2,
    });
    const failures = run.executions
      .filter(({ response }) => ![200, 204].includes(response.code))
      .map(({ item, response }) => `${item.name}: ${response.code} ${response.text()}`);
    expect(failures).toEqual([]);
    expect(run.failures).toEqual([]);
    expect(run.executions.length).toBeGreaterThan(2 * listOperations().length);
  });
});
