import type { StoredFields } from '../index/index-format';
import { isStopWord, stemText } from '../text/stemming';
import { foldText, tokenize } from '../text/tokenizer';
import { looksLikeIdentifier, ranking } from './ranking-parameters';
import { compareByScore, type ScoredRecord } from './scorer';

/** Returns the number of content words in the longest run of the query's stems that occurs in the text. */
function longestPhraseMatch(query: readonly string[], text: readonly string[]): number {
  let longest = 0;
  for (const [position, stem] of text.entries()) {
    for (const [start, first] of query.entries()) {
      if (first !== stem) continue;
      let contentWords = 0;
      for (let offset = 0; query[start + offset] === text[position + offset]; offset++) {
        const word = query[start + offset];
        if (word === undefined) break;
        if (!isStopWord(word)) contentWords++;
      }
      longest = Math.max(longest, contentWords);
    }
  }
  return longest;
}

/**
 * Returns whether a query is an identifier of a record, in full but in any case: its name, or the last part of its URL. Name
 * keys also match other inflections: `saveAppointment` and `saveAppointments` have the same one, as "Error" and "Errors" do.
 * A word in lowercase is only an identifier if the record's is in camel case or the title of a page, because `excess` rarely
 * means the value `EXCESS`.
 */
export function isExactIdentifier(query: string, [url, name]: StoredFields): boolean {
  const wanted = foldText(query.trim());
  const ownPattern = url.includes('#') ? /\p{Ll}\p{Lu}/u : /\p{Ll}\p{Lu}|^\p{Lu}\p{Ll}/u;
  return [name, url.split(/[/#]/).at(-1) ?? ''].some(
    (own) => foldText(own) === wanted && (looksLikeIdentifier(query) || ownPattern.test(own)),
  );
}

type ReadStoredFields = (id: number) => Promise<StoredFields>;

/** Reorders ranked records by what hits display, which is loaded for the top records only. */
type Reranker = (
  query: string,
  ranked: readonly ScoredRecord[],
  /** The records that the entire query names or asks for. */
  bestBets: ReadonlySet<number>,
  /** Returns whether a text shows why it is found: whether it has a word of the query, or a synonym. */
  hasMatch: (text: string) => boolean,
) => Promise<ScoredRecord[]>;

/** The cache of record stems is cleared when it exceeds this size. */
const maxCachedStems = 500;

/**
 * Creates a reranker.
 * @param isPage returns whether a record is a page, and not a part of one
 */
export function createReranker(
  readStoredFields: ReadStoredFields,
  isPage: (id: number) => boolean,
): Reranker {
  const stemCache = new Map<number, { name: string[]; text: string[] }>();

  const stemRecord = (id: number, name: string, text: string) => {
    const stems = stemCache.get(id) ?? { name: stemText(name), text: stemText(text) };
    if (stemCache.size > maxCachedStems) stemCache.clear();
    stemCache.set(id, stems);
    return stems;
  };

  /**
   * Puts the records first that have the query as their identifier, then those that answer it, and then the pages that have
   * it as their name: a section with the same name can have a better score in the context of the reader.
   */
  const rankExactIdentifiersFirst: Reranker = async (query, records, bestBets) => {
    const queryStems = stemText(query).join(' ');
    const compared = await Promise.all(
      records.map(async (record) => {
        const stored = await readStoredFields(record.id);
        const isNamed = isPage(record.id) && stemText(stored[1]).join(' ') === queryStems;
        const ranks = [isExactIdentifier(query, stored), bestBets.has(record.id), isNamed, true];
        return { record, rank: ranks.indexOf(true) };
      }),
    );
    return compared.sort((a, z) => a.rank - z.rank).map(({ record }) => record);
  };

  /**
   * Boosts the records that contain the query's words as a phrase. Demotes those that show none of the words, and all but
   * the best of those with the same name, such as a field that many schemas have.
   */
  const rankPhrasesHigher: Reranker = async (query, records, bestBets, hasMatch) => {
    const queryStems = stemText(query);
    const contentWords = queryStems.filter((word) => !isStopWord(word)).length;
    if (contentWords < 2) return [...records];
    const boosted = await Promise.all(
      records.map(async (record) => {
        const [, name, , text] = await readStoredFields(record.id);
        const stems = stemRecord(record.id, name, text);
        const phraseLength = Math.max(
          longestPhraseMatch(queryStems, stems.name),
          longestPhraseMatch(queryStems, stems.text),
        );
        // Otherwise a name with the same words would come before the record that declares the question.
        const share = bestBets.has(record.id)
          ? 1
          : Math.max(0, phraseLength - 1) / (contentWords - 1);
        return {
          id: record.id,
          name: stems.name.join(' '),
          score:
            record.score *
            (1 + ranking.phraseBoost * share) *
            (share > 0 || hasMatch(`${name} ${text}`) ? 1 : ranking.unseenFactor),
        };
      }),
    );
    const nameCounts = new Map<string, number>();
    return boosted
      .sort(compareByScore)
      .map(({ id, name, ...record }): ScoredRecord => {
        const betterCount = nameCounts.get(name) ?? 0;
        nameCounts.set(name, betterCount + 1);
        return { id, score: record.score * ranking.repeatedNameFactor ** betterCount };
      })
      .sort(compareByScore);
  };

  return async (query, ranked, bestBets, hasMatch) => {
    // The suggestions for one letter are in one file, so that they need no further one.
    if (query.trim().length < 2) return [...ranked];
    // The parts of a single identifier are adjacent in every record that contains it.
    const [rank, depth] =
      tokenize(query).length < 2
        ? ([rankExactIdentifiersFirst, ranking.identifierDepth] as const)
        : ([rankPhrasesHigher, ranking.rerankDepth] as const);
    return [
      ...(await rank(query, ranked.slice(0, depth), bestBets, hasMatch)),
      ...ranked.slice(depth),
    ];
  };
}
