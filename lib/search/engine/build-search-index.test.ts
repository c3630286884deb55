import { describe, expect, it } from 'vitest';
import { createTestIndex, createTestRecord } from './tests/create-test-index';
import { executeSearch } from './worker/execute-search';

/** As many records as need several files of each kind. */
const records = Array.from({ length: 600 }, (_, page) =>
  createTestRecord({
    url: `/page-${page}`,
    context: page % 2 === 0 ? 'api' : 'guides',
    name: `${'abcdefgh'[page % 8]}topic${page}`,
    text: `Every ${'abcdefgh'[page % 8]}word${page} has a sentence that fills the index. `.repeat(
      3,
    ),
  }),
);

describe('the first letter of a query', () => {
  it.each(['a', 'C', ' e'])(
    '"%s" needs no file that depends on the content of another',
    async (letter) => {
      for (const preferredContext of [undefined, 'api', 'guides']) {
        const { engine, loaded, release } = await createTestIndex(records, [], { isHeld: true });
        const searching = executeSearch(engine, {
          query: letter,
          limit: 8,
          preferredContext,
          isVaried: true,
        });
        // All requests are under way before the first response.
        const requested = [...loaded];
        release();
        expect((await searching).hits).toHaveLength(8);
        expect(loaded).toEqual(requested);
      }
    },
  );
});
