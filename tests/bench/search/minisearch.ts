import MiniSearch, { type Options } from 'minisearch';
import { fieldNames, fieldWeights, getFieldTexts } from '../../../lib/search/index/bm25';
import { type EngineAdapter, hitLimit } from './engine-adapter';

type Stored = { url: string; title: string; trail: string[]; body: string };

const options: Options = {
  fields: [...fieldNames],
  storeFields: ['url', 'title', 'trail', 'body'] satisfies (keyof Stored)[],
};

/** MiniSearch with its own BM25+, the fields' boosts, the last word open, and a fifth of a word's letters wrong. */
export const title = 'MiniSearch 7.2.0';
export const runsIn = 'worker';

/** Makes the files of an index. */
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
    const found = index.search(query, {
      boost: fieldWeights,
      prefix: (_, place, terms) => place === terms.length - 1,
      fuzzy: 0.2,
    });
    return { urls: found.slice(0, hitLimit).map(({ url }) => String(url)) };
  };
};
