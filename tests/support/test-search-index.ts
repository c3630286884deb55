import { buildIndex } from '../../lib/search/index/build-index';
import type { SearchRecord } from '../../lib/search/index/search-records';
import { createSearchEngine, type SearchEngine } from '../../lib/search/query/search-engine';
import type { Synonyms } from '../../lib/search/text/synonyms';

/** A record with what a test is about; the rest is empty. */
export function createTestRecord(parts: Partial<SearchRecord> & { url: string }): SearchRecord {
  return {
    kind: parts.url.includes('#') ? 'section' : 'guide',
    context: '',
    trail: [],
    name: '',
    identifiers: [],
    keywords: '',
    contents: '',
    text: '',
    ...parts,
  };
}

export type TestIndex = {
  engine: SearchEngine;
  /** The addresses that a query finds, best first. */
  find: (query: string, limit?: number) => Promise<string[]>;
  /** The files that were loaded so far. */
  loaded: string[];
};

/** Builds an index in memory and an engine on it, for tests. */
export async function createTestIndex(
  records: readonly SearchRecord[],
  synonyms: Synonyms = [],
): Promise<TestIndex> {
  let count = 0;
  const { core, files } = await buildIndex(records, synonyms, (kind) => `${kind}-${count++}`);
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
