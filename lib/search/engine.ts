import { Charset, Document, type DocumentData } from 'flexsearch';
import type { SearchRecord } from './records';

/** What the index file holds: the records, and FlexSearch's own export in parts. */
export type SearchIndexFile = { records: SearchRecord[]; parts: Record<string, string> };

type Entry = DocumentData & { id: number; page: string; heading: string; text: string };

// Used by the build script and by the worker, so that what one writes the other can read.
const fields = ['page', 'heading', 'text'] as const;
type Field = (typeof fields)[number];

/** What a match in each field is worth. */
const weights: Record<Field, number> = { page: 6, heading: 4, text: 1 };

/** What a name that is the whole query is worth: more than all other matches together. */
const exactMatch = 100;

function createIndex(): Document<Entry> {
  return new Document<Entry>({
    document: { id: 'id', index: [...fields] },
    tokenize: 'forward',
    // No phonetic folding: by sound «zzzzqqq» is «screen», and in a reference a near miss is a wrong answer.
    encoder: Charset.Normalize,
  });
}

/** Builds the index file's content from all records. */
export async function buildIndexFile(records: SearchRecord[]): Promise<SearchIndexFile> {
  const index = createIndex();
  for (const [id, { page, heading, text }] of records.entries()) {
    // A page's title counts for the page, not once more for each of its headings.
    index.add({ id, page: heading === '' ? page : '', heading, text });
  }
  const parts: Record<string, string> = {};
  await index.export((key, data) => {
    parts[key] = data;
  });
  return { records, parts };
}

export type SearchEngine = {
  /** The records that match a query, best first. */
  find: (query: string, limit: number) => SearchRecord[];
};

/** Makes a search engine from an index file's content. */
export async function createEngine({ records, parts }: SearchIndexFile): Promise<SearchEngine> {
  const index = createIndex();
  for (const [key, data] of Object.entries(parts)) await index.import(key, data);

  const find = (query: string, limit: number): SearchRecord[] => {
    const scores = new Map<number, number>();
    for (const { field, result } of index.search(query, { limit: 200, suggest: false })) {
      const weight = weights[field as Field] ?? 0;
      for (const [rank, id] of result.entries()) {
        scores.set(Number(id), (scores.get(Number(id)) ?? 0) + weight / (1 + rank / 10));
      }
    }
    // Who types a name in full wants what has that name: a field, a value, an operation.
    const wanted = query.trim().toLowerCase();
    for (const [id, score] of scores) {
      const { heading = '', page = '', url = '' } = records[id] ?? {};
      const names = [heading || page, url.split(/[/#]/).at(-1) ?? ''];
      if (names.some((name) => name.toLowerCase() === wanted)) scores.set(id, score + exactMatch);
    }
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .slice(0, limit)
      .flatMap(([id]) => records[id] ?? []);
  };
  return { find };
}
