import { createHash } from 'node:crypto';
import lunr from 'lunr';
import MiniSearch, { type Options } from 'minisearch';
import { buildSearchIndex } from '../../lib/search/engine/build-search-index';
import { fieldNames, fieldWeights, getFieldTexts } from '../../lib/search/engine/index/bm25';
import { isIndexCore } from '../../lib/search/engine/index/index-format';
import type { SearchRecord } from '../../lib/search/engine/index/search-record';
import { createSearchEngine } from '../../lib/search/engine/query/search-engine';
import { executeSearch } from '../../lib/search/engine/worker/execute-search';
import { recordKinds } from '../../lib/search/site/record-kinds';
import { maxSuggestions } from '../../lib/search/site/search-settings';
import { getSite } from '../../lib/site/site-settings';

/** The number of hits to request. */
const limit = 8;

type BuiltEngine = {
  /** The files that a site with this engine serves. */
  files: string[];
  /** Returns the URLs of the hits, best first. */
  find: (query: string) => Promise<string[]>;
};

async function buildOurs(records: readonly SearchRecord[]): Promise<BuiltEngine> {
  const { core, files } = await buildSearchIndex(records, {
    kinds: recordKinds,
    synonyms: getSite().synonyms,
    nameFile: (kind, content) => `${kind}-${createHash('sha256').update(content).digest('hex')}`,
    maxSuggestions,
  });
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const parsed: unknown = JSON.parse(core.content);
  if (!isIndexCore(parsed)) throw new Error('The core of the index has another format');
  const engine = createSearchEngine(parsed, recordKinds, async (name) =>
    JSON.parse(contents.get(name) ?? 'null'),
  );
  return {
    files: [core.content, ...contents.values()],
    find: async (query) =>
      (await executeSearch(engine, { query, limit })).hits.map(({ url }) => url),
  };
}

/** MiniSearch (BM25+) with the field weights as boosts, prefix search for the last word, and fuzzy search at 0.2. */
async function buildMiniSearch(records: readonly SearchRecord[]): Promise<BuiltEngine> {
  const options: Options = {
    fields: [...fieldNames],
    storeFields: ['url', 'title', 'trail', 'body'],
  };
  const index = new MiniSearch(options);
  index.addAll(
    records.map((record, id) => ({
      id,
      ...getFieldTexts(record),
      url: record.url,
      title: record.name,
      trail: record.trail,
      body: record.text,
    })),
  );
  return {
    files: [JSON.stringify(index)],
    find: async (query) =>
      index
        .search(query, {
          boost: fieldWeights,
          prefix: (_, position, terms) => position === terms.length - 1,
          fuzzy: 0.2,
        })
        .slice(0, limit)
        .map(({ url }) => String(url)),
  };
}

/** Matches words exactly (boosted) and as prefixes. If nothing is found, matches at an edit distance of 1. */
function findReferences(index: lunr.Index, query: string): lunr.Index.Result[] {
  const words = lunr.tokenizer(query.toLowerCase()).map(String).filter(Boolean);
  const found = index.query((builder) => {
    for (const word of words) {
      builder.term(word, { boost: 10 });
      builder.term(word, { usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING });
    }
  });
  if (found.length > 0 || words.length === 0) return found;
  return index.query((builder) => {
    for (const word of words) builder.term(word, { editDistance: 1 });
  });
}

/** Lunr with the field weights as boosts. It does not store fields, so they are in a second file. */
async function buildLunr(records: readonly SearchRecord[]): Promise<BuiltEngine> {
  const index = lunr((builder) => {
    builder.ref('id');
    for (const field of fieldNames) builder.field(field, { boost: fieldWeights[field] });
    for (const [id, record] of records.entries())
      builder.add({ id: String(id), ...getFieldTexts(record) });
  });
  const stored = records.map(({ url, name, trail, text }) => [url, name, trail, text]);
  return {
    files: [JSON.stringify(index), JSON.stringify(stored)],
    find: async (query) =>
      findReferences(index, query)
        .slice(0, limit)
        .flatMap(({ ref }) => records[Number(ref)]?.url ?? []),
  };
}

/** The engines by name. The portal's own search comes first. */
export const searchEngines = {
  ours: buildOurs,
  'MiniSearch 7.2.0': buildMiniSearch,
  'Lunr 2.3.9': buildLunr,
};
