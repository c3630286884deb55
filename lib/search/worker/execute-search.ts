import type { SearchEngine } from '../query/search-engine';
import { findMatches } from '../text/matches';
import { createTermMatcher, extractSnippet, splitAtMatches } from '../text/snippet';
import type { SearchHit, SearchParameters, SearchResult } from './search-protocol';

/** Limits the words to highlight per hit, because each of them becomes a query parameter of the hit's URL. */
const maxMatchedWords = 6;

/** Runs a query and returns hits that are ready to render. */
export async function executeSearch(
  engine: SearchEngine,
  { query, limit, context, preferredContext, kind }: SearchParameters,
): Promise<SearchResult> {
  const { records, total, contexts, kinds, correctedQuery, terms } = await engine.find(
    query,
    limit,
    { context, preferredContext, kind },
  );
  const matches = createTermMatcher(terms);
  const hits = await Promise.all(
    records.map(async ({ id }): Promise<SearchHit> => {
      const { stored, ...hit } = await engine.readRecord(id);
      const [url, name, trail, text] = stored;
      const textMatches = findMatches(text, matches);
      const words = [...findMatches(name, matches), ...textMatches];
      return {
        ...hit,
        url,
        trail,
        name: splitAtMatches(name, matches),
        snippet: splitAtMatches(extractSnippet(text, textMatches), matches),
        matchedWords: [...new Set(words.map((word) => word.text))].slice(0, maxMatchedWords),
      };
    }),
  );
  return { hits, total, contexts, kinds, ...(correctedQuery !== undefined && { correctedQuery }) };
}
