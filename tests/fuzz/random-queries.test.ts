import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestIndex, createTestRecord } from '../../lib/search/engine/tests/create-test-index';
import type { TextPart } from '../../lib/search/engine/text/snippet';
import { executeSearch } from '../../lib/search/engine/worker/execute-search';
import { hitUrl, searchPageUrl } from '../../lib/search/site/search-urls';
import { scale, seed } from '../support/depth';

const topics = ['appointment', 'policy', 'token', 'override', 'prescription', 'travel dates'];
const records = topics.flatMap((topic, index) => [
  createTestRecord({
    url: `/docs/${index}`,
    name: `About the ${topic}`,
    text: `Every ${topic} <b>has</b> & an "id".`,
  }),
  ...['status', 'Limit', '_REQUEST'].map((suffix) =>
    createTestRecord({
      url: `/docs/${index}#${topic.replace(' ', '-')}${suffix}`,
      kind: 'field',
      name: `${topic}${suffix}`,
      text: `The ${suffix} of each ${topic} in /${topic}s/{id}`,
    }),
  ),
]);

/** Queries of indexed words, misspelled words, markup, very long strings, and arbitrary Unicode. */
const anyQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(fc.constantFrom(...topics, 'the', '/', '{id}', 'GET', '%', '_', '~1', '=policy'), {
      maxLength: 14,
    })
    .map((words) => words.join(' ')),
  fc
    .tuple(fc.constantFrom(...topics), fc.nat(12), fc.string({ maxLength: 2 }))
    .map(([word, at, inserted]) => word.slice(0, at) + inserted + word.slice(at + 1)),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '"><script>',
    '__proto__',
    'constructor',
    '$&',
    '.*+?^$[](){}|\\',
    '\u202e',
    'a'.repeat(5000),
    '/'.repeat(5000),
    '{'.repeat(5000),
    'ab-'.repeat(3000),
  ),
);

/** Number of lists of 100 queries. */
const listCount = scale(140);

it('answers random queries without errors or injected markup', async () => {
  const { engine } = await createTestIndex(records, [['token', 'key']]);
  const hitUrlPattern = /^\/docs\/\d(\?_highlight=[\w%+-]+)?(#[\w-]+)?$/;
  const searchUrlPattern = /^\/search(\?q=[\w%+*.-]+)?$/;
  const join = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');
  /** Returns the problems of one result. `expect` would take longer than the query itself. */
  const listProblems = async (text: string): Promise<string[]> => {
    const { hits } = await executeSearch(engine, { query: text, limit: 8 });
    return [
      ...(searchUrlPattern.test(searchPageUrl({ query: text }))
        ? []
        : [searchPageUrl({ query: text })]),
      // The joined parts must equal the record's own text, so nothing of the query can be in them.
      ...hits.flatMap((hit) => {
        const record = records.find(({ url }) => url === hit.url);
        const isUnchanged =
          join(hit.name) === record?.name &&
          record.text.includes(join(hit.snippet).replace(/^…|…$/g, ''));
        return isUnchanged && hitUrlPattern.test(hitUrl(hit, true)) ? [] : [JSON.stringify(hit)];
      }),
    ];
  };
  await fc.assert(
    fc.asyncProperty(fc.array(anyQuery, { minLength: 100, maxLength: 100 }), async (texts) => {
      const problems = [];
      for (const text of texts) problems.push(...(await listProblems(text)));
      expect(problems).toEqual([]);
    }),
    { numRuns: listCount, seed },
  );
}, 900_000);
