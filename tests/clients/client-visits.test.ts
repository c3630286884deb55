import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openApiFilePaths } from '../../lib/api/description/openapi-file-paths';
import { readText } from '../../lib/kit/files/project-files';
import { createTestSandbox } from '../support/sandbox/test-sandbox';
import { visitWithOpenApiFetch } from './openapi-fetch-visit';
import { visitWithTypeScriptClient } from './typescript-client-visit';
import { expectedReport } from './visit-steps';

/** `npm run types` compiles the programs and the generated clients in strict mode. */
it.each([
  ['the TypeScript client', visitWithTypeScriptClient],
  ['openapi-fetch', visitWithOpenApiFetch],
])('%s carries out a visit in the sandbox', async (_name, carryOut) => {
  const report = await carryOut('http://sandbox/api/v2', createTestSandbox().fetch);
  expect(report).toEqual(expectedReport);
});

it('the download has the client that made the visit, and instructions', () => {
  const archive = unzipSync(readFileSync(`public${openApiFilePaths.client}`));
  const paths = Object.keys(archive);
  expect(paths).toContain('doctor-api-client/README.md');
  const sources = paths.filter((path) => path.endsWith('.ts'));
  expect(sources).toContain('doctor-api-client/index.ts');
  for (const path of sources) {
    const text = strFromU8(archive[path] ?? new Uint8Array());
    expect(text.replace(/^\/\/ @ts-nocheck\n/, ''), path).toBe(readText(`.generated/${path}`));
  }
});
