import { buildIndex } from '../../lib/search/index/build-index';
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
    ...properties,
  };
}

export type TestIndex = {
  engine: SearchEngine;
  /** Returns the URLs of a query's hits, best first. */
  find: (query: string, limit?: number) => Promise<string[]>;
  /** The names of the files loaded so far. */
  loaded: string[];
};

/** Builds a search index in memory and creates an engine for it. */
export async function createTestIndex(
  records: readonly SearchRecord[],
  synonyms: Synonyms = [],
): Promise<TestIndex> {
  let fileCount = 0;
  const { core, files } = await buildIndex(records, synonyms, (kind) => `${kind}-${fileCount++}`);
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const loaded: string[] = [];
  const engine = createSearchEngine(JSON.parse(core.content), async (file) => {
    loaded.push(file);
    return JSON.parse(contents.get(file) ?? 'null');
  });
  const find = async (query: string, limit = 10) =>
    (await engine.find(query, limit)).records.map(({ id }) => records[id]?.url ?? '');
  return { engine, find, loaded };
}
