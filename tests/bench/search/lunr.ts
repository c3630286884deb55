import lunr from 'lunr';
import { fieldNames, fieldWeights, getFieldTexts } from '../../../lib/search/index/bm25';
import { type EngineAdapter, hitLimit } from './engine-adapter';

/** What a hit shows: Lunr keeps none of it. */
type Shown = [url: string, name: string, trail: string[], text: string];

/** Words as they stand first, then as beginnings; where nothing is found, with one letter wrong. */
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

/** Lunr with the fields' boosts; its index and what its hits show are two files. */
export const title = 'Lunr 2.3.9';
export const runsIn = 'worker';

/** Makes the files of an index. */
export const build: EngineAdapter['build'] = async (records) => {
  const index = lunr((builder) => {
    builder.ref('id');
    for (const field of fieldNames) builder.field(field, { boost: fieldWeights[field] });
    for (const [id, record] of records.entries())
      builder.add({ id: String(id), ...getFieldTexts(record) });
  });
  const shown = records.map(({ url, name, trail, text }): Shown => [url, name, trail, text]);
  return [
    { path: 'index.json', content: JSON.stringify(index), kind: 'index' },
    { path: 'shown.json', content: JSON.stringify(shown), kind: 'index' },
  ];
};

/** Loads the engine. */
export const open: EngineAdapter['open'] = async (base) => {
  const load = async (file: string): Promise<unknown> => (await fetch(base + file)).json();
  const [serialised, shown] = await Promise.all([load('index.json'), load('shown.json')]);
  const index = lunr.Index.load(serialised as object);
  return async (query) => {
    const hits = findReferences(index, query).slice(0, hitLimit);
    return { urls: hits.flatMap(({ ref }) => (shown as Shown[])[Number(ref)]?.[0] ?? []) };
  };
};
