import { availableTargets, HTTPSnippet, isValidTargetId } from 'httpsnippet-lite';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../kit/files/parse-json';
import { findHeader } from '../find-header';
import { readInput } from './read-input';

const body = { companyId: 118, name: 'Dana Roth', people: [{ a: 7, b: 'c' }], x: 1.5 };
const url = 'https://x.example/api/v2/policies?dry=1';

/** Libraries whose samples have something that isn't read, and what that is. */
const partly: Readonly<Record<string, string>> = {
  'clojure clj_http': 'Only the address is read of a Lisp, and the page asks for the method.',
  'r httr': 'The generator declares the query, but does not use it.',
};

const libraries = availableTargets().flatMap(({ key, clients }) =>
  clients.map((client) => ({ title: `${key} ${client.key}`, target: key, client: client.key })),
);

const readSample = async (method: string, hasBody: boolean, target: string, client: string) => {
  if (!isValidTargetId(target)) throw new Error(`There is no language ${target}`);
  const snippet = new HTTPSnippet({
    ...{ method, url, httpVersion: 'HTTP/1.1', cookies: [], queryString: [] },
    headers: [
      { name: 'X-Token', value: '5f0f' },
      ...(hasBody ? [{ name: 'Content-Type', value: 'application/json' }] : []),
    ],
    ...(hasBody && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
    ...{ headersSize: -1, bodySize: -1 },
  });
  const code = await snippet.convert(target, client);
  return readInput(`${Array.isArray(code) ? code[0] : code}`);
};

/** Elements, and many other tools, write their samples with httpsnippet. */
describe('the code that the console writes', () => {
  it.each(libraries.filter(({ title }) => partly[title] === undefined))(
    'is read as the request that it sends: $title',
    async ({ target, client }) => {
      const { calls } = await readSample('POST', true, target, client);
      const [call] = calls;
      expect(calls).toHaveLength(1);
      expect(call?.request).toMatchObject({ method: 'POST', url });
      expect(findHeader(call?.request?.headers ?? [], 'X-Token')?.value).toBe('5f0f');
      expect(parseJson(call?.request?.body?.content ?? '')).toEqual(body);
      const mediaType =
        findHeader(call?.request?.headers ?? [], 'Content-Type')?.value ??
        call?.request?.body?.mediaType;
      expect(mediaType).toMatch(/^application\/json/);
    },
  );

  it.each(libraries.filter(({ title }) => partly[title] === undefined))(
    'is read without a body, too: $title',
    async ({ target, client }) => {
      const { calls } = await readSample('DELETE', false, target, client);
      expect(calls).toHaveLength(1);
      expect(calls[0]?.request).toMatchObject({ method: 'DELETE', url });
      expect(calls[0]?.request?.body?.content ?? '').toBe('');
    },
  );

  it.each(Object.keys(partly))('has its address in any case: %s', async (title) => {
    const [target = '', client = ''] = title.split(' ');
    const { calls } = await readSample('POST', true, target, client);
    expect(calls[0]?.request?.url).toBe('https://x.example/api/v2/policies');
    expect(calls[0]?.request?.method).not.toBe('GET');
  });
});
