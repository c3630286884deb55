import type { StoredFields } from '../index/index-format';
import { ranking } from '../query/ranking-parameters';
import type { ScoredRecord } from '../query/scorer';
import type { SearchEngine } from '../query/search-engine';
import { findMatches } from '../text/matches';
import { type Prose, parseProse } from '../text/prose';
import {
  createTermMatcher,
  extractSnippet,
  splitSnippet,
  splitText,
  type TextPart,
} from '../text/snippet';
import { isStopWord } from '../text/stemming';
import { foldText, listWords, type Token } from '../text/tokenizer';
import type { SearchHit, SearchParameters, SearchResult } from './search-protocol';

/** Limits the words to highlight per hit, because the URL of the hit has them. */
const maxMatchedWords = 6;
/** As much as fits one line below the name of a suggestion. */
const defaultSnippetLength = 110;

const listTypedWords = (query: string): string[] =>
  listWords(query).filter((word) => !isStopWord(word));

const joinText = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

/**
 * Returns the identifier that was searched for, if it is the record's but not a part of what a hit displays: an operation
 * has its summary as its name.
 */
function findHiddenIdentifier(query: string, stored: StoredFields): string | undefined {
  const [url, name] = stored;
  const identifier = url.split(/[/#]/).at(-1) ?? '';
  const wanted = foldText(query.trim());
  const isHidden = wanted === foldText(identifier) && wanted !== foldText(name);
  return isHidden && /\p{Ll}\p{Lu}/u.test(identifier) ? identifier : undefined;
}

/** A text with its matches, and its code. */
type MarkedText = Prose & { marks: Token[] };

/** Returns the one with the most different matches, and the first of several. */
const findBestMatch = (texts: readonly MarkedText[]): MarkedText | undefined => {
  const count = ({ marks }: MarkedText) => new Set(marks.map(({ text }) => text)).size;
  const most = Math.max(0, ...texts.map(count));
  return most === 0 ? undefined : texts.find((text) => count(text) === most);
};

/** Omits the hits that look like a better one: those with the same name and the same snippet. */
function omitLookalikes<Hit extends Pick<SearchHit, 'name' | 'snippet'>>(hits: Hit[]): Hit[] {
  const looks = hits.map(({ name, snippet }) => `${joinText(name)}\n${joinText(snippet)}`);
  return hits.filter(
    ({ snippet }, index) => snippet.length === 0 || looks.indexOf(looks[index] ?? '') === index,
  );
}

/** Runs a query and returns hits that are ready to render. */
export async function executeSearch<Kind extends string>(
  engine: SearchEngine<Kind>,
  {
    query,
    limit,
    sectionsPerPage,
    expandedPages,
    snippetLength = defaultSnippetLength,
    ...filter
  }: SearchParameters<Kind>,
): Promise<SearchResult<Kind>> {
  // For one letter, only the suggestions are in the file that loads.
  const hasSpareHits = filter.isVaried === true && query.trim().length > 1;
  const candidates = hasSpareHits ? Math.max(limit, ranking.rerankDepth) : limit;
  const result =
    sectionsPerPage === undefined
      ? { ...(await engine.find(query, candidates, filter)), pageTotals: undefined }
      : await engine.findPages(query, { limit, sections: sectionsPerPage, expandedPages }, filter);
  const { records, total, pages, contexts, kinds, markedTerms, pageTotals } = result;
  const matches = createTermMatcher(markedTerms);
  const typedWords = listTypedWords(result.correctedQuery ?? query).filter(matches);
  const markText = (prose: string): MarkedText => {
    const { text, codes } = parseProse(prose);
    const words = findMatches(text, matches);
    const marks = words.length > 0 ? words : engine.findSynonyms(text, markedTerms);
    return { text, codes, marks };
  };
  const createHit = async ({ id }: ScoredRecord): Promise<SearchHit<Kind>> => {
    const { stored, ...hit } = await engine.readRecord(id);
    const [url, name, trail, prose, storedSignature, badge, reasons = ''] = stored;
    const identifier = findHiddenIdentifier(query, stored);
    const signature = [identifier, storedSignature].filter(Boolean).join(' · ');
    const { text, codes } = parseProse(prose);
    const nameWords = findMatches(name, matches);
    const textWords = findMatches(text, matches);
    const words = [...nameWords, ...textWords].map((word) => word.text);
    // Synonyms show why a record is a hit that has none of the words.
    const hasWords = words.length > 0;
    const nameMarks = hasWords ? nameWords : engine.findSynonyms(name, markedTerms);
    const textMarks = hasWords ? textWords : engine.findSynonyms(text, markedTerms);
    // A question or a sample of the page, if neither the name nor a sentence shows why this is a hit.
    const reason =
      nameMarks.length + textMarks.length === 0
        ? findBestMatch(reasons.split('\n').map(markText))
        : undefined;
    const shown = reason ?? { text, codes, marks: textMarks };
    const snippet = extractSnippet(shown.text, shown.marks, snippetLength);
    // A hit in a table or a code sample has no matching word in its sentences, but on its page.
    const matchedWords = hasWords ? words : typedWords;
    const pageTotal = pageTotals?.get(hit.pageId);
    return {
      ...hit,
      url,
      trail,
      name: splitText(name, { start: 0, end: name.length }, nameMarks, []),
      snippet: shown.text === '' ? [] : splitSnippet(shown.text, snippet, shown.marks, shown.codes),
      matchedWords: identifier
        ? [foldText(identifier)]
        : [...new Set(matchedWords)].slice(0, maxMatchedWords),
      ...(signature && { signature }),
      ...(badge && { badge }),
      ...(pageTotal !== undefined && { pageTotal }),
    };
  };
  const createHits = (some: readonly ScoredRecord[]) => Promise.all(some.map(createHit));
  let hits = await createHits(hasSpareHits ? records.slice(0, limit) : records);
  if (hasSpareHits) {
    hits = omitLookalikes(hits);
    // The texts of further hits load only if they take the place of one that was omitted.
    for (const record of records.slice(limit)) {
      if (hits.length === limit) break;
      hits = omitLookalikes([...hits, await createHit(record)]);
    }
  }
  const { correctedQuery, suggestedQuery, unknownWords } = result;
  return {
    hits,
    total,
    pages,
    contexts,
    kinds,
    unknownWords,
    ...(correctedQuery !== undefined && { correctedQuery }),
    ...(suggestedQuery !== undefined && { suggestedQuery }),
  };
}
