import { buildSearchIndex } from '../build-search-index';
import type { RecordKind } from '../index/record-kind';
import type { SearchRecord } from '../index/search-record';
import { createSearchEngine, type SearchEngine } from '../query/search-engine';
import type { Synonyms } from '../text/synonyms';

const createKind = (name: string, isPage: boolean, prior: number): RecordKind => ({
  name,
  isPage,
  priors: { words: prior, question: prior, identifier: prior },
});

/** The kinds of the records in tests. */
export const testKinds: readonly RecordKind[] = [
  createKind('guide', true, 1.15),
  createKind('operation', true, 1.35),
  createKind('schema', true, 1.3),
  createKind('section', false, 1.1),
  { ...createKind('field', false, 0.7), isRow: true },
  { ...createKind('value', false, 0.8), maxSuggestedPerPage: 2 },
  createKind('error', false, 0.02),
];

/** Creates a record with the given properties. The others are empty. */
export function createTestRecord(
  properties: Partial<SearchRecord> & { url: string },
): SearchRecord {
  return {
    kind: properties.url.includes('#') ? 'section' : 'guide',
    context: '',
    trail: [],
    name: '',
    identifiers: [],
    keywords: '',
    questions: [],
    contents: '',
    text: '',
    prose: properties.text ?? '',
    signature: '',
    ...properties,
  };
}

export type TestIndex = {
  engine: SearchEngine;
  /** Returns the URLs of a query's hits, best first. */
  find: (query: string, limit?: number) => Promise<string[]>;
  /** The names of the files requested so far. */
  loaded: string[];
  /** Lets held files arrive. */
  release: () => void;
};

/**
 * Builds a search index in memory and creates an engine for it.
 * @param options.isHeld whether no file arrives before `release` is called
 * @param options.kinds the kinds of the records
 */
export async function createTestIndex(
  records: readonly SearchRecord[],
  synonyms: Synonyms = [],
  { isHeld = false, kinds = testKinds } = {},
): Promise<TestIndex> {
  let fileCount = 0;
  const { core, files } = await buildSearchIndex(records, {
    kinds,
    synonyms,
    nameFile: (kind) => `${kind}-${fileCount++}`,
    maxSuggestions: 8,
  });
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const loaded: string[] = [];
  let release = () => {};
  const released = isHeld
    ? new Promise<void>((resolve) => {
        release = resolve;
      })
    : Promise.resolve();
  const engine = createSearchEngine(JSON.parse(core.content), kinds, async (file) => {
    loaded.push(file);
    await released;
    return JSON.parse(contents.get(file) ?? 'null');
  });
  const find = async (query: string, limit = 10) =>
    (await engine.find(query, limit)).records.map(({ id }) => records[id]?.url ?? '');
  return { engine, find, loaded, release };
}
