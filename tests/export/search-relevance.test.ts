import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpackWords } from '../../lib/search/engine/index/pack-words';
import { createSearchEngine } from '../../lib/search/engine/query/search-engine';
import { executeSearch } from '../../lib/search/engine/worker/execute-search';
import { recordKinds } from '../../lib/search/site/record-kinds';
import { maxSuggestions } from '../../lib/search/site/search-settings';
import { hitUrl } from '../../lib/search/site/search-urls';
import { getSite } from '../../lib/site/site-settings';
import { listContextQueries, listRelevanceSets } from '../relevance/relevance-sets';
import { evaluateSearch, isAcceptedUrl } from '../support/evaluate-search';
import { readExportedIndex } from './exported-index';

const { engine, details, core, files } = readExportedIndex();
const find = async (query: string) =>
  (await engine.find(query, 8)).records.map(({ id }) => details[id]?.[0] ?? '');

describe('search relevance', () => {
  const sets = listRelevanceSets();

  it.each(sets)(
    '$name: ranks an expected page first for at least $minimum of the queries',
    async ({ queries, minimum }) => {
      const { success1, misses } = await evaluateSearch(queries, find);
      expect(success1, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(minimum);
    },
  );

  it.each(sets.filter(({ isHeldOut }) => isHeldOut))(
    '$name: no query is declared as a question (content/site/questions.yaml)',
    ({ queries }) => {
      const toWords = (text: string) =>
        text
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu)
          ?.join(' ');
      const declared = new Set(
        getSite().answers.flatMap(({ questions }) => questions.map(toWords)),
      );
      expect(queries.filter(({ query }) => declared.has(toWords(query)))).toEqual([]);
    },
  );

  it('has an expected page among the first eight hits for at least 99 percent of the queries that tuning has seen', async () => {
    const { success8, misses } = await evaluateSearch(
      sets.flatMap(({ queries, name }) => (name === 'natural-held-out' ? [] : queries)),
      find,
    );
    const withoutHit = misses.filter(({ rank }) => rank === 0);
    expect(success8, JSON.stringify(withoutHit, null, 1)).toBeGreaterThanOrEqual(0.99);
  });
});

describe('suggestions on a page of a context', () => {
  const suggest = async (query: string, preferredContext: string) =>
    (await engine.find(query, maxSuggestions, { preferredContext, isVaried: true })).records;

  it.each(listContextQueries())(
    'rank an expected hit first for "$query" from $from',
    async ({ query, from, expect: expected, within }) => {
      const urls = (await suggest(query, from)).map(({ id }) => details[id]?.[0] ?? '');
      const isExpected = (url: string) => expected.some((other) => isAcceptedUrl(other, url));
      expect(urls.slice(0, within).some(isExpected), urls.join('\n')).toBe(true);
    },
  );

  it.each(['cancelled', 'appointment cancelled', 'status'])(
    'have at most two values of an enumeration for "%s"',
    async (query) => {
      const records = await suggest(query, 'api');
      const hits = await Promise.all(records.map(({ id }) => engine.readRecord(id)));
      const pages = hits.flatMap(({ kind, pageId }) => (kind === 'value' ? pageId : []));
      const counts = pages.map((page) => pages.filter((other) => other === page).length);
      expect(Math.max(0, ...counts)).toBeLessThanOrEqual(2);
      expect(records).toHaveLength(maxSuggestions);
    },
  );
});

describe('hits', () => {
  const suggest = async (query: string) =>
    (await executeSearch(engine, { query, limit: maxSuggestions, isVaried: true })).hits;

  it.each([
    [
      'policyNumberRegEx',
      /^\/api\/schemas\/InsuranceCompany\?_highlight=policynumberregex.*#policyNumberRegEx$/,
    ],
    ['pay under insurer', /^\/api\/schemas\/ChunkStatus\?_highlight=.*#PAY_UNDER_INSURER$/],
    ['GET /appointments/70412', /^\/api\/operations\/getAppointment/],
    ['check-home-d', /#query\.check-home-distance$/],
    ['dropdown', /^\/docs\/doctor-app\/elements\/combo/],
  ])(
    'of "%s" link to the exact field, value, operation, parameter, or page',
    async (query, url) => {
      const [hit] = await suggest(query);
      expect(hit && hitUrl(hit, true)).toMatch(url);
    },
  );

  it('have a field that several schemas inherit once', async () => {
    const [first, ...others] = await suggest('excessAmount');
    expect(first?.url).toBe('/api/schemas/Appointment#excessAmount');
    expect(others.filter(({ url }) => url.includes('AppointmentHook'))).toEqual([]);
  });

  it('show sentences, without words of the interface', async () => {
    const hits = await suggest('cancel a policy of the user');
    const { signature, snippet = [] } = hits.find(({ kind }) => kind === 'operation') ?? {};
    expect(signature).toBe('POST /token/policies/{id}/cancel');
    expect(snippet.map(({ text }) => text).join('')).toMatch(
      /^Cancels a policy of the user\.(?!.*Try it)/,
    );
  });

  it.each(getSite().search.suggestions)(
    'are found for the suggested search "%s"',
    async (query) => {
      expect(await suggest(query)).not.toEqual([]);
    },
  );
});

describe('search in the exported index', () => {
  // `npm run search` in tests/bench measures how long queries take; here, the work per query is limited.
  it('looks up at most 200 terms for misspelled, incomplete, and pasted queries, and returns at most 8 hits', async () => {
    const words = unpackWords(core.words);
    const urls = new Set(details.map(([url]) => url));
    const word = fc.nat(words.length - 1).map((index) => words[index] ?? '');
    const misspelledWord = fc
      .tuple(word, fc.nat(12), fc.string({ maxLength: 2 }))
      .map(([text, at, inserted]) => text.slice(0, at) + inserted + text.slice(at + 1));
    const anyQuery = fc.oneof(
      fc.array(fc.oneof(word, misspelledWord), { maxLength: 10 }).map((all) => all.join(' ')),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(anyQuery, async (text) => {
        const { terms } = await engine.find(text, 8);
        expect(terms.length).toBeLessThanOrEqual(200);
        const { hits } = await executeSearch(engine, { query: text, limit: 8 });
        expect(hits.length).toBeLessThanOrEqual(8);
        expect(hits.filter(({ url }) => !urls.has(url))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  }, 120_000);

  it('needs one round trip and at most 60 KB for the suggestions of each first letter', async () => {
    const { contexts } = core;
    for (const [letter] of core.starts) {
      for (const preferredContext of [undefined, ...contexts]) {
        const requested: string[] = [];
        const isolated = createSearchEngine(core, recordKinds, async (name) => {
          requested.push(name);
          return JSON.parse(files.get(name) ?? 'null');
        });
        const parameters = { query: letter, limit: 8, preferredContext, isVaried: true };
        const searching = executeSearch(isolated, parameters);
        // No response has been processed yet.
        const first = [...requested];
        await searching;
        expect(requested, letter).toEqual(first);
        const size = first.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0);
        expect(size, letter).toBeLessThan(60_000);
      }
    }
  });

  it('has hits for every group of synonyms', async () => {
    const { synonyms } = getSite();
    const hasHits = async (phrase: string) => (await engine.find(`${phrase} `, 1)).total > 0;
    const groupHasHits = await Promise.all(
      synonyms.map(async (group) => (await Promise.all(group.map(hasHits))).some(Boolean)),
    );
    expect(synonyms.filter((_, index) => !groupHasHits[index])).toEqual([]);
  });
});
