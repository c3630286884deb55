import { analyzeText, nameKey, toTerm } from '../text/analyzer';
import { createPhraseFinder, type Synonyms } from '../text/synonyms';
import { fieldNames, fieldWeights, getFieldTexts, saturateTermFrequency } from './bm25';
import { hitKinds } from './hit-kinds';
import { type IndexCore, packTerms, type StoredFields } from './index-format';
import type { SearchRecord } from './search-records';
import { createTermIndex } from './term-index';

/** Size of a file of terms and of one of details, in characters. Smaller files load sooner, larger ones are fewer. */
const termsSize = 12_000;
const detailsSize = 8_000;

/** A name that is the whole of what was typed counts the same wherever it stands. */
const nameValue = 1;

/** Terms with what each counts in one record: weighted fields, each by its own BM25. */
function weighRecord(
  fields: readonly { counts: Map<string, number>; length: number }[],
  averages: readonly number[],
): Map<string, number> {
  const values = new Map<string, number>();
  for (const [index, { counts, length }] of fields.entries()) {
    const weight = fieldWeights[fieldNames[index] ?? 'text'];
    for (const [term, count] of counts) {
      const value = weight * saturateTermFrequency(count, length, averages[index] ?? 1);
      values.set(term, (values.get(term) ?? 0) + value);
    }
  }
  return values;
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Cuts a list into pieces of about `size` characters, as JSON; each with what `first` says of its first item. */
function cut<Item, First>(
  items: readonly Item[],
  size: number,
  first: (item: Item, index: number) => First,
): { first: First; json: string }[] {
  const pieces: { first: First; json: string }[] = [];
  let piece: string[] = [];
  let start = 0;
  let length = 0;
  const close = (end: number) => {
    const item = items[start];
    if (item !== undefined && piece.length > 0)
      pieces.push({ first: first(item, start), json: `[${piece.join(',')}]` });
    piece = [];
    length = 0;
    start = end;
  };
  for (const [index, item] of items.entries()) {
    const json = JSON.stringify(item);
    piece.push(json);
    length += json.length;
    if (length >= size) close(index + 1);
  }
  close(items.length);
  return pieces;
}

/** What is written to a file: its content, by the name that the core knows it by. */
export type IndexFile = { name: string; content: string };

/**
 * Builds the index of some records: a core, which is loaded first, files of terms, and files of what hits show.
 * @param nameFile makes a file's name from its kind and content, so that a name never changes its content
 * @returns the core, and the files that it names
 */
export async function buildIndex(
  records: readonly SearchRecord[],
  synonyms: Synonyms,
  nameFile: (kind: 'core' | 'terms' | 'details', content: string) => string,
): Promise<{ core: IndexFile; files: IndexFile[] }> {
  const findPhrases = createPhraseFinder(synonyms);
  const words = new Set<string>();
  const analysed = records.map((record) => {
    const texts = getFieldTexts(record);
    return fieldNames.map((name) => {
      const { terms, words: written } = analyzeText(texts[name], findPhrases);
      for (const word of written) words.add(word);
      return { counts: countTerms(terms), length: terms.length };
    });
  });
  const averages = fieldNames.map((_, index) => {
    const lengths = analysed.flatMap((fields) => fields[index]?.length || []);
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  });

  const index = createTermIndex();
  for (const [id, fields] of analysed.entries()) {
    const record = records[id];
    if (!record) continue;
    const values = weighRecord(fields, averages);
    for (const name of [record.name, ...record.identifiers]) {
      const key = nameKey(name);
      if (!key) continue;
      words.add(key);
      values.set(key, nameValue);
    }
    index.add(id, values);
  }

  const terms = await index.exportTerms();
  const frequencies = new Map(
    terms.map(([term, bySlot]) => [term, bySlot.reduce((sum, ids) => sum + (ids?.length ?? 0), 0)]),
  );
  const files: IndexFile[] = [];
  const write = (kind: 'terms' | 'details', content: string) => {
    const name = nameFile(kind, content);
    files.push({ name, content });
    return name;
  };
  const sorted = [...words].sort();
  const contexts = [...new Set(records.map(({ context }) => context))];
  const core: IndexCore = {
    records: records.length,
    kinds: records.map(({ kind }) => hitKinds.indexOf(kind).toString(36)).join(''),
    contexts,
    contextOf: records.map(({ context }) => contexts.indexOf(context).toString(36)).join(''),
    words: sorted.join(' '),
    frequencies: sorted
      .map((word) =>
        Math.min(35, Math.round(2 * Math.log2(frequencies.get(toTerm(word)) ?? 1))).toString(36),
      )
      .join(''),
    synonyms,
    terms: cut(packTerms(terms), termsSize, ([term]) => term).map(({ first, json }) => [
      first,
      write('terms', json),
    ]),
    details: cut(
      records.map(({ url, name, trail, text }): StoredFields => [url, name, trail, text]),
      detailsSize,
      (_, id) => id,
    ).map(({ first, json }) => [first, write('details', json)]),
  };
  const content = JSON.stringify(core);
  return { core: { name: nameFile('core', content), content }, files };
}
