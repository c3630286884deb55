import {
  findFloorIndex,
  type IndexCore,
  isPackedTermList,
  isStoredFieldsList,
  isStoredRecordList,
  type PackedTerm,
  type StoredFields,
  unpackTerms,
} from '../index/index-format';
import { createTermIndex, type TermIndex } from '../index/term-index';
import { foldText } from '../text/tokenizer';
import { memoizeAsync } from './memoize-async';

/** The files of an index, each of which loads when it is first needed. */
export type IndexFiles = {
  /** Loads what a query needs before it can be scored: the postings of its terms. */
  loadTerms: (terms: readonly string[]) => Promise<void>;
  /** Loads the stored fields of the suggestions for a query of one letter. Does nothing for other queries. */
  loadStart: (query: string) => Promise<void>;
  getPostings: TermIndex['getPostings'];
  readStoredFields: (id: number) => Promise<StoredFields>;
};

/** @param load reads an index file by name and returns its parsed JSON */
export function createIndexFiles(
  core: IndexCore,
  load: (file: string) => Promise<unknown>,
): IndexFiles {
  const termIndex = createTermIndex();
  const startRecords = new Map<number, StoredFields>();

  const loadChecked = async <T>(
    isExpected: (value: unknown) => value is T,
    file = '',
  ): Promise<T> => {
    const content = await load(file);
    if (!isExpected(content)) throw new Error(`${file} is not a search index file`);
    return content;
  };
  const loadTermFile = memoizeAsync(async (index: number) => {
    const [first, file] = core.terms[index] ?? [];
    const isExpected = (value: unknown): value is PackedTerm[] =>
      isPackedTermList(value) && value[0]?.[0] === first;
    termIndex.importTerms(unpackTerms(await loadChecked(isExpected, file)));
  });
  const loadDetailFile = memoizeAsync((index: number) => {
    // An empty list would be kept, and each of its records missing.
    const isExpected = (value: unknown): value is StoredFields[] =>
      isStoredFieldsList(value) && value.length > 0;
    return loadChecked(isExpected, core.details[index]?.[1]);
  });
  const loadStartFile = memoizeAsync(async (index: number) => {
    const records = await loadChecked(isStoredRecordList, core.starts[index]?.[1]);
    for (const [id, fields] of records) startRecords.set(id, fields);
  });

  return {
    loadTerms: async (terms) => {
      const files = new Set(terms.map((term) => findFloorIndex(core.terms, term)));
      await Promise.all([...files].map(loadTermFile));
    },
    loadStart: async (query) => {
      const letter = foldText(query.trimStart());
      const index = core.starts.findIndex(([first]) => first === letter);
      if (index >= 0) await loadStartFile(index);
    },
    getPostings: termIndex.getPostings,
    readStoredFields: async (id) => {
      const start = startRecords.get(id);
      if (start) return start;
      const file = findFloorIndex(core.details, id);
      const [firstId = 0] = core.details[file] ?? [];
      const fields = (await loadDetailFile(file))[id - firstId];
      if (!fields) throw new Error(`The search index has no record ${id}`);
      return fields;
    },
  };
}
