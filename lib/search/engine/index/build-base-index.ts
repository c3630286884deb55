import { aliasKey, analyzeText, nameKey, questionKey, toTerm } from '../text/analyzer';
import { createPhraseFinder, type Synonyms } from '../text/synonyms';
import { fieldNames, fieldWeights, getFieldTexts, saturateTermFrequency } from './bm25';
import { type IndexCore, packTerms, type StoredFields } from './index-format';
import { packWords } from './pack-words';
import type { RecordKind } from './record-kind';
import type { SearchRecord } from './search-record';
import { createTermIndex } from './term-index';

/** Minimum sizes in characters of the files of terms and of stored fields, a compromise between size and number. */
const termFileSize = 12_000;
const detailFileSize = 8_000;

/** Name keys have the same weight in all records; the scorer applies its own boost to them. */
const nameKeyWeight = 1;

/** Returns the weight of each term in a record: the sum of its BM25 weights in the fields. */
function computeTermWeights(
  fields: readonly { counts: Map<string, number>; length: number }[],
  averages: readonly number[],
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [index, { counts, length }] of fields.entries()) {
    const fieldWeight = fieldWeights[fieldNames[index] ?? 'text'];
    for (const [term, count] of counts) {
      const weight = fieldWeight * saturateTermFrequency(count, length, averages[index] ?? 1);
      weights.set(term, (weights.get(term) ?? 0) + weight);
    }
  }
  return weights;
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/**
 * Splits a list into JSON arrays of at least `size` characters (the last may be smaller).
 * @param getKey returns the key by which a chunk is found, from its first item
 */
function splitIntoChunks<Item, Key>(
  items: readonly Item[],
  size: number,
  getKey: (item: Item, index: number) => Key,
): { key: Key; json: string }[] {
  const chunks: { key: Key; json: string }[] = [];
  let parts: string[] = [];
  let start = 0;
  let length = 0;
  const finishChunk = (end: number) => {
    const first = items[start];
    if (first !== undefined && parts.length > 0)
      chunks.push({ key: getKey(first, start), json: `[${parts.join(',')}]` });
    parts = [];
    length = 0;
    start = end;
  };
  for (const [index, item] of items.entries()) {
    const json = JSON.stringify(item);
    parts.push(json);
    length += json.length;
    if (length >= size) finishChunk(index + 1);
  }
  finishChunk(items.length);
  return chunks;
}

/** A file to write, under the name that the core refers to. */
export type IndexFile = { name: string; content: string };

/** Returns a file name that is unique to the content, so that files can be cached indefinitely. */
export type NameFile = (kind: 'core' | 'terms' | 'details' | 'start', content: string) => string;

export type IndexOptions = {
  kinds: readonly RecordKind[];
  synonyms: Synonyms;
  nameFile: NameFile;
};

/** Returns the fields of a record that a hit displays. */
export const toStoredFields = ({
  url,
  name,
  trail,
  prose,
  signature,
  badge = '',
  questions,
  otherText = '',
}: SearchRecord): StoredFields => {
  // Keywords and names of contents are lists for the index, not texts: a hit by them displays the sentences of its page.
  const reasons = [...questions, otherText].filter(Boolean).join('\n');
  if (reasons) return [url, name, trail, prose, signature, badge, reasons];
  if (badge) return [url, name, trail, prose, signature, badge];
  return signature ? [url, name, trail, prose, signature] : [url, name, trail, prose];
};

/**
 * Builds a search index without the files for the first letters (`buildSearchIndex` adds them): the core, which is loaded
 * first, and the files of terms and of stored fields, which are loaded when a query needs them.
 */
export async function buildBaseIndex(
  records: readonly SearchRecord[],
  { kinds, synonyms, nameFile }: IndexOptions,
): Promise<{ core: IndexCore; files: IndexFile[] }> {
  const findPhrases = createPhraseFinder(synonyms);
  const words = new Set<string>();
  const analyzedRecords = records.map((record) => {
    const texts = getFieldTexts(record);
    return fieldNames.map((name) => {
      const analysis = analyzeText(texts[name], findPhrases);
      for (const word of analysis.words) words.add(word);
      // A page that answers many questions answers each of them as well as a page with one.
      if (name === 'questions')
        return { counts: countTerms([...new Set(analysis.terms)]), length: 1 };
      return { counts: countTerms(analysis.terms), length: analysis.terms.length };
    });
  });
  const averages = fieldNames.map((_, index) => {
    const lengths = analyzedRecords.flatMap((fields) => fields[index]?.length || []);
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  });

  const index = createTermIndex();
  for (const [id, fields] of analyzedRecords.entries()) {
    const record = records[id];
    if (!record) continue;
    const weights = computeTermWeights(fields, averages);
    const keys = [
      ...[record.name, ...record.identifiers].map(nameKey),
      ...(record.aliases ?? []).map(aliasKey),
    ];
    for (const key of keys) {
      if (!key) continue;
      words.add(key);
      weights.set(key, nameKeyWeight);
    }
    for (const question of record.questions)
      weights.set(questionKey(question, findPhrases), nameKeyWeight);
    index.add(id, weights);
  }

  const terms = await index.exportTerms();
  const frequencies = new Map(
    terms.map(([term, postings]) => [
      term,
      postings.reduce((sum, ids) => sum + (ids?.length ?? 0), 0),
    ]),
  );
  const files: IndexFile[] = [];
  const addFile = (kind: 'terms' | 'details', content: string) => {
    const name = nameFile(kind, content);
    files.push({ name, content });
    return name;
  };
  const sortedWords = [...words].sort();
  const contexts = [...new Set(records.map(({ context }) => context))];
  const kindNames = kinds.map(({ name }) => name);
  const core: IndexCore = {
    records: records.length,
    kinds: records.map(({ kind }) => kindNames.indexOf(kind).toString(36)).join(''),
    contexts,
    contextOf: records.map(({ context }) => contexts.indexOf(context).toString(36)).join(''),
    words: packWords(sortedWords),
    frequencies: sortedWords
      .map((word) =>
        Math.min(35, Math.round(2 * Math.log2(frequencies.get(toTerm(word)) ?? 1))).toString(36),
      )
      .join(''),
    synonyms,
    terms: splitIntoChunks(packTerms(terms), termFileSize, ([term]) => term).map(
      ({ key, json }) => [key, addFile('terms', json)],
    ),
    details: splitIntoChunks(records.map(toStoredFields), detailFileSize, (_, id) => id).map(
      ({ key, json }) => [key, addFile('details', json)],
    ),
    starts: [],
  };
  return { core, files };
}
