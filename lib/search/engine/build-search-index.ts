import {
  buildBaseIndex,
  type IndexFile,
  type IndexOptions,
  toStoredFields,
} from './index/build-base-index';
import type { IndexCore, StoredRecord } from './index/index-format';
import { unpackWords } from './index/pack-words';
import type { SearchRecord } from './index/search-record';
import { createSearchEngine } from './query/search-engine';

/** Returns the letters and digits that indexed words start with. */
function listFirstLetters({ words }: IndexCore): string[] {
  const letters = unpackWords(words).map((word) => word.charAt(0));
  return [...new Set(letters)].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
}

/**
 * Builds a search index.
 *
 * The hits of a query are known only when its terms are loaded, so their stored fields would be requested one round trip
 * later. For queries of one letter, a file has the stored fields of all suggestions, in each context, and is requested
 * together with the terms.
 * @param options.maxSuggestions the number of hits that are suggested while the reader types
 * @returns the core, which is loaded first, and the files that it refers to
 */
export async function buildSearchIndex(
  records: readonly SearchRecord[],
  { maxSuggestions, ...options }: IndexOptions & { maxSuggestions: number },
): Promise<{ core: IndexFile; files: IndexFile[] }> {
  const { core, files } = await buildBaseIndex(records, options);
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const engine = createSearchEngine(core, options.kinds, async (name) =>
    JSON.parse(contents.get(name) ?? 'null'),
  );
  const findIds = async (letter: string): Promise<Set<number>> => {
    const results = await Promise.all(
      ['', ...core.contexts].map((preferredContext) =>
        engine.find(letter, maxSuggestions, { preferredContext, isVaried: true }),
      ),
    );
    return new Set(results.flatMap((result) => result.records.map(({ id }) => id)));
  };
  const starts: IndexCore['starts'] = [];
  for (const letter of listFirstLetters(core)) {
    const ids = [...(await findIds(letter))].sort((a, z) => a - z);
    const stored = ids.flatMap((id): StoredRecord[] => {
      const record = records[id];
      return record ? [[id, toStoredFields(record)]] : [];
    });
    const content = JSON.stringify(stored);
    const name = options.nameFile('start', content);
    files.push({ name, content });
    starts.push([letter, name]);
  }
  const content = JSON.stringify({ ...core, starts } satisfies IndexCore);
  return { core: { name: options.nameFile('core', content), content }, files };
}
