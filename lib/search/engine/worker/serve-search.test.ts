import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSearchIndex } from '../build-search-index';
import { createTestRecord, testKinds } from '../tests/create-test-index';
import type { SearchRequest } from './search-protocol';
import { serveSearch } from './serve-search';

const { core, files } = await buildSearchIndex(
  [createTestRecord({ url: '/token', name: 'Get a token' })],
  { kinds: testKinds, synonyms: [], nameFile: (kind) => `${kind}.json`, maxSuggestions: 8 },
);
const contents = new Map([core, ...files].map(({ name, content }) => [name, content]));

/** The ways in which the response for a file can be wrong. */
const faults: Record<string, (content: string) => Response | Promise<never>> = {
  'status 404': () => new Response('', { status: 404 }),
  'status 500': () => new Response('', { status: 500 }),
  'no response': () => Promise.reject(new TypeError('offline')),
  'random bytes': () => new Response(new Uint8Array([0, 255, 17, 130, 64, 9, 226])),
  'half of the file': (content) => new Response(content.slice(0, content.length / 2)),
  ...Object.fromEntries(
    ['<!doctype html>', '{"a": 1}', '[]', 'null', ''].map((text) => [
      `"${text}"`,
      () => new Response(text),
    ]),
  ),
};

/** Starts the worker's part in this process. Returns a function that sends it a query. */
function startWorker(): (query: string) => Promise<unknown> {
  let listener = (_event: MessageEvent<SearchRequest>): void => undefined;
  let resolve = (_response: unknown): void => undefined;
  serveSearch(
    {
      location: { href: 'https://portal.example/search-data/worker.js' },
      addEventListener: (_type, added) => {
        listener = added;
      },
      postMessage: (response) => resolve(response),
    },
    { latest: '1', cores: { 1: core.name } },
    testKinds,
  );
  return (query) =>
    new Promise((resolved) => {
      resolve = resolved;
      listener(new MessageEvent('message', { data: { requestId: 1, query, limit: 8 } }));
    });
}

describe.each(['core', 'terms', 'details'])('if the response for the %s', (kind) => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each(Object.entries(faults))(
    'is %s, a query fails, and succeeds in the next worker',
    async (_, respond) => {
      let isFaulty = true;
      vi.stubGlobal('fetch', async (url: URL) => {
        const name = url.pathname.replace('/search-data/', '');
        const content = contents.get(name) ?? '';
        return isFaulty && name.startsWith(kind) ? respond(content) : new Response(content);
      });
      expect(await startWorker()('token')).toEqual({ requestId: 1, error: expect.any(String) });
      isFaulty = false;
      expect(await startWorker()('token')).toMatchObject({ requestId: 1, total: 1 });
    },
  );
});

it('an empty details file is not kept', async () => {
  let details = '[]';
  vi.stubGlobal('fetch', async (url: URL) => {
    const name = url.pathname.replace('/search-data/', '');
    return new Response(name.startsWith('details') ? details : contents.get(name));
  });
  const query = startWorker();
  expect(await query('token')).toEqual({ requestId: 1, error: expect.any(String) });
  details = contents.get('details.json') ?? '';
  expect(await query('token')).toMatchObject({ requestId: 1, total: 1 });
  vi.unstubAllGlobals();
});
