import lunr from 'lunr';
import { fieldNames, fieldWeights, getFieldTexts } from '../../../lib/search/engine/index/bm25';
import {
  isStoredFieldsList,
  type StoredFields,
} from '../../../lib/search/engine/index/index-format';
import { type EngineAdapter, hitLimit } from './engine-adapter';

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
export const title = 'Lunr 2.3.9';
export const runsIn = 'worker';

/** Builds the files of an index. */
export const build: EngineAdapter['build'] = async (records) => {
  const index = lunr((builder) => {
    builder.ref('id');
    for (const field of fieldNames) builder.field(field, { boost: fieldWeights[field] });
    for (const [id, record] of records.entries())
      builder.add({ id: String(id), ...getFieldTexts(record) });
  });
  const stored = records.map(
    ({ url, name, trail, text }): StoredFields => [url, name, trail, text],
  );
  return [
    { path: 'index.json', content: JSON.stringify(index), kind: 'index' },
    { path: 'stored.json', content: JSON.stringify(stored), kind: 'index' },
  ];
};

/** Loads the engine. */
export const open: EngineAdapter['open'] = async (base) => {
  const load = async (file: string): Promise<unknown> => (await fetch(base + file)).json();
  const [serialized, stored] = await Promise.all([load('index.json'), load('stored.json')]);
  if (typeof serialized !== 'object' || !serialized || !isStoredFieldsList(stored))
    throw new Error(`${base} does not contain a Lunr index`);
  const index = lunr.Index.load(serialized);
  return async (query) => {
    const hits = findReferences(index, query).slice(0, hitLimit);
    return { urls: hits.flatMap(({ ref }) => stored[Number(ref)]?.[0] ?? []) };
  };
};
