import { buildSearchIndex } from '../../lib/search/build-search-index';
import type { SearchRecord } from '../../lib/search/index/search-records';
import { createSearchEngine, type SearchEngine } from '../../lib/search/query/search-engine';
import type { Synonyms } from '../../lib/search/text/synonyms';

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
 */
export async function createTestIndex(
  records: readonly SearchRecord[],
  synonyms: Synonyms = [],
  { isHeld = false } = {},
): Promise<TestIndex> {
  let fileCount = 0;
  const { core, files } = await buildSearchIndex(
    records,
    synonyms,
    (kind) => `${kind}-${fileCount++}`,
  );
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const loaded: string[] = [];
  let release = () => {};
  const released = isHeld
    ? new Promise<void>((resolve) => {
        release = resolve;
      })
    : Promise.resolve();
  const engine = createSearchEngine(JSON.parse(core.content), async (file) => {
    loaded.push(file);
    await released;
    return JSON.parse(contents.get(file) ?? 'null');
  });
  const find = async (query: string, limit = 10) =>
    (await engine.find(query, limit)).records.map(({ id }) => records[id]?.url ?? '');
  return { engine, find, loaded, release };
}
