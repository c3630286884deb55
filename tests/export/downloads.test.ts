import { readFileSync } from 'node:fs';
import { Collection } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { openApiFilePaths } from '../../lib/api/description/openapi-file-paths';
import { getOperationPage } from '../../lib/api/description/operation-page-data';
import { createOperationSamples } from '../../lib/api/description/operation-samples';
import { listOperations } from '../../lib/api/description/operations';
import { getSite } from '../../lib/site/site-settings';
import { compileTypeScript } from '../support/compile-typescript';

const read = (path: string) => readFileSync(`out${path}`, 'utf8');

describe('the downloads', () => {
  it('contain the same document as JSON and YAML, with the configured servers', () => {
    const json = JSON.parse(read(openApiFilePaths.json));
    expect(parse(read(openApiFilePaths.yaml))).toEqual(json);
    expect(json.servers.map(({ url }: { url: string }) => url)).toEqual(
      getSite().servers.map(({ url }) => url),
    );
  });

  it('contain a Postman collection with every operation, which Postman’s own library can load', () => {
    const collection = new Collection(JSON.parse(read(openApiFilePaths.postman)));
    const requests: string[] = [];
    collection.forEachItem((item) => {
      requests.push(
        `${item.request.method} ${item.request.url.getPath({ unresolved: true }).replace(/:(\w+)/g, '{$1}')}`,
      );
    });
    const expected = listOperations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect([...new Set(requests)].sort()).toEqual(expected.sort());
    expect(collection.variables.has('baseUrl')).toBe(true);
  });

  it('contain TypeScript types that compile and describe the operations', () => {
    const usage = `
      import type { components, paths } from './doctor-api';
      type Status = paths['/token']['post']['responses'][200]['content']['application/json'];
      export const status: Status = { token: '5f0f8a4e-example-token', email: 'dana@example.com' };
      export const visit: components['schemas']['VisitLocationType'] = 'VIDEO_VISIT';
      // @ts-expect-error not a value of the enumeration
      export const wrong: components['schemas']['VisitLocationType'] = 'PHONE_CALL';
    `;
    expect(
      compileTypeScript({ 'doctor-api.d.ts': read(openApiFilePaths.types), 'usage.ts': usage }),
    ).toEqual([]);
  });
});

describe('the samples', () => {
  it('exist in every language for every operation, and the TypeScript ones compile', async () => {
    const sources: Record<string, string> = {};
    for (const { id } of listOperations()) {
      const page = await getOperationPage(id);
      for (const [index, samples] of page.samples.entries()) {
        const languages = samples.map((sample) => sample.id);
        expect(languages).toEqual(
          expect.arrayContaining(['curl', 'typescript', 'python', 'java', 'csharp']),
        );
        expect(languages).toHaveLength(new Set(languages).size);
        const typescript = samples.find((sample) => sample.id === 'typescript');
        sources[`${id}-${index}.ts`] = typescript?.source ?? '';
      }
    }
    expect(compileTypeScript(sources)).toEqual([]);
  });

  it('contain the server, the path and query parameters, and the example body', async () => {
    const document = getOpenApiDocument();
    const operation = listOperations(document).find(({ id }) => id === 'searchPolicies');
    if (!operation) throw new Error('The API has no operation named searchPolicies');
    const [[curl] = []] = createOperationSamples(
      operation,
      'https://api.example.com/api/v2',
      document,
    );
    expect(curl?.source).toContain('https://api.example.com/api/v2/policies?search=TRV-002%25');
    expect(curl?.source).toContain("--header 'X-Token: YOUR_ACCESS_TOKEN'");
    const { samples } = await getOperationPage('createOverride');
    for (const { id, source } of samples.flat()) {
      expect(source, id).toContain('/policies/30771/overrides');
      expect(source, id).toMatch(/"?status"?: "COVERED"/);
    }
  });

  it('send a token only to operations that require one', async () => {
    for (const { id } of listOperations()) {
      const { samples, token } = await getOperationPage(id);
      for (const { source } of samples.flat()) {
        expect(source.includes('X-Token'), id).toBe(token === 'required');
      }
    }
  });
});
