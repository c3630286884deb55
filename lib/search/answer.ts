import type { SearchEngine } from './engine';
import { findMatches } from './matches';
import type { SearchHit, SearchQuestion, SearchResult } from './protocol';
import { createMatcher, cutSnippet, markTerms } from './snippet';

/** The words of a hit that its page marks, at most: an address must not grow long. */
const markedWords = 6;

/** Answers a question with hits that are ready to be shown. */
export async function answerQuestion(
  engine: SearchEngine,
  { query, limit, context, kind }: SearchQuestion,
): Promise<SearchResult> {
  const { found, total, contexts, kinds, mended, terms } = await engine.find(query, limit, {
    ...(context && { context }),
    ...(kind && { kind }),
  });
  const matches = createMatcher(terms);
  const hits = await Promise.all(
    found.map(async ({ id }): Promise<SearchHit> => {
      const { detail, ...facts } = await engine.read(id);
      const [url, name, trail, text] = detail;
      const inText = findMatches(text, matches);
      const words = [...findMatches(name, matches), ...inText];
      return {
        ...facts,
        url,
        trail,
        name: markTerms(name, matches),
        snippet: markTerms(cutSnippet(text, inText), matches),
        words: [...new Set(words.map((word) => word.text))].slice(0, markedWords),
      };
    }),
  );
  return { hits, total, contexts, kinds, ...(mended !== undefined && { mended }) };
}
