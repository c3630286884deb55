import MiniSearch, { type Options } from 'minisearch';
import { fieldNames, fieldWeights, getFieldTexts } from '../../../lib/search/engine/index/bm25';
import { type EngineAdapter, hitLimit } from './engine-adapter';

type StoredDocument = { url: string; title: string; trail: string[]; body: string };

const options: Options = {
  fields: [...fieldNames],
  storeFields: ['url', 'title', 'trail', 'body'] satisfies (keyof StoredDocument)[],
};

/** MiniSearch (BM25+) with the field weights as boosts, prefix search for the last word, and fuzzy search at 0.2. */
export const title = 'MiniSearch 7.2.0';
export const runsIn = 'worker';

/** Builds the files of an index. */
export const build: EngineAdapter['build'] = async (records) => {
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
  return [{ path: 'index.json', content: JSON.stringify(index), kind: 'index' }];
};

/** Loads the engine. */
export const open: EngineAdapter['open'] = async (base) => {
  const response = await fetch(`${base}index.json`);
  const index = MiniSearch.loadJSON(await response.text(), options);
  return async (query) => {
    const results = index.search(query, {
      boost: fieldWeights,
      prefix: (_, position, terms) => position === terms.length - 1,
      fuzzy: 0.2,
    });
    return { urls: results.slice(0, hitLimit).map(({ url }) => String(url)) };
  };
};
