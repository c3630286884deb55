import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executeSearch } from '../../lib/search/worker/execute-search';
import { getSite } from '../../lib/site/site-settings';
import { listRelevanceSets } from '../relevance/relevance-sets';
import { evaluateSearch } from '../support/evaluate-search';
import { readExportedIndex } from './exported-index';

const { engine, details, core } = readExportedIndex();
const find = async (query: string) =>
  (await engine.find(query, 8)).records.map(({ id }) => details[id]?.[0] ?? '');

describe('the relevance of search', () => {
  const sets = listRelevanceSets();

  it.each(sets)('$name find what they look for first', async ({ queries }) => {
    const { success1, misses } = await evaluateSearch(queries, find);
    expect(success1, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(0.9);
  });

  it('hardly anybody finds nothing among eight suggestions', async () => {
    const { success8, misses } = await evaluateSearch(
      sets.flatMap(({ queries }) => queries),
      find,
    );
    const lost = misses.filter(({ rank: place }) => place === 0);
    expect(success8, JSON.stringify(lost, null, 1)).toBeGreaterThanOrEqual(0.99);
  });
});

describe('search on the real index', () => {
  it('answers what people mistype, cut off and paste in less than 50 ms', async () => {
    const words = core.words.split(' ');
    const word = fc.nat(words.length - 1).map((index) => words[index] ?? '');
    const mistyped = fc
      .tuple(word, fc.nat(12), fc.string({ maxLength: 2 }))
      .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1));
    const query = fc.oneof(
      fc.array(fc.oneof(word, mistyped), { maxLength: 10 }).map((all) => all.join(' ')),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    const ask = async (text: string) => {
      const start = performance.now();
      await executeSearch(engine, { query: text, limit: 8 });
      return performance.now() - start;
    };
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        let time = await ask(text);
        // The first time reads files, and a machine may pause: what really takes long takes long every time.
        for (let again = 0; time > 50 && again < 3; again++) time = await ask(text);
        expect(time).toBeLessThan(50);
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);

  it('has something for every group of synonyms', async () => {
    const { synonyms } = getSite();
    const finds = async (phrase: string) => (await engine.find(`${phrase} `, 1)).total > 0;
    const alive = await Promise.all(
      synonyms.map(async (group) => (await Promise.all(group.map(finds))).some(Boolean)),
    );
    expect(synonyms.filter((_, index) => !alive[index])).toEqual([]);
  });
});
