import type { SearchEngine } from '../query/search-engine';
import { findMatches } from '../text/matches';
import { createTermMatcher, extractSnippet, splitAtMatches } from '../text/snippet';
import type { SearchHit, SearchParameters, SearchResult } from './search-protocol';

/** The words of a hit that its page marks, at most: an address must not grow long. */
const markedWords = 6;

/** Answers a question with hits that are ready to be shown. */
export async function executeSearch(
  engine: SearchEngine,
  { query, limit, context, kind }: SearchParameters,
): Promise<SearchResult> {
  const {
    records: found,
    total,
    contexts,
    kinds,
    correctedQuery: mended,
    terms,
  } = await engine.find(query, limit, {
    ...(context && { context }),
    ...(kind && { kind }),
  });
  const matches = createTermMatcher(terms);
  const hits = await Promise.all(
    found.map(async ({ id }): Promise<SearchHit> => {
      const { stored: detail, ...facts } = await engine.readRecord(id);
      const [url, name, trail, text] = detail;
      const inText = findMatches(text, matches);
      const words = [...findMatches(name, matches), ...inText];
      return {
        ...facts,
        url,
        trail,
        name: splitAtMatches(name, matches),
        snippet: splitAtMatches(extractSnippet(text, inText), matches),
        matchedWords: [...new Set(words.map((word) => word.text))].slice(0, markedWords),
      };
    }),
  );
  return { hits, total, contexts, kinds, ...(mended !== undefined && { correctedQuery: mended }) };
}
