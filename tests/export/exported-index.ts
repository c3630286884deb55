import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  type IndexCore,
  isIndexCore,
  isStoredFieldsList,
  type StoredFields,
} from '../../lib/search/engine/index/index-format';
import { createSearchEngine, type SearchEngine } from '../../lib/search/engine/query/search-engine';
import { recordKinds } from '../../lib/search/site/record-kinds';
import { searchFiles } from '../../lib/search/site/search-settings';

const manifestSchema = z.object({ latest: z.string(), cores: z.record(z.string(), z.string()) });

const readFile = (name: string) => readFileSync(`out${searchFiles.folder}/${name}`, 'utf8');

type ExportedIndex = {
  core: IndexCore;
  details: StoredFields[];
  engine: SearchEngine;
  /** The content of each index file, by name. */
  files: Map<string, string>;
};

/** Reads the exported search index of the latest docs version. */
export function readExportedIndex(): ExportedIndex {
  const { cores, latest } = manifestSchema.parse(JSON.parse(readFile(searchFiles.manifest)));
  const coreName = cores[latest] ?? '';
  const core: unknown = JSON.parse(readFile(coreName));
  if (!isIndexCore(core)) throw new Error(`${coreName} is not a search index file`);
  const names = [
    coreName,
    ...[...core.terms, ...core.details, ...core.starts].map(([, name]) => name),
  ];
  const files = new Map(names.map((name) => [name, readFile(name)]));
  const read = (name: string): unknown => JSON.parse(files.get(name) ?? 'null');
  return {
    core,
    details: core.details.flatMap(([, name]) => {
      const content = read(name);
      if (!isStoredFieldsList(content)) throw new Error(`${name} is not a search index file`);
      return content;
    }),
    engine: createSearchEngine<string>(core, recordKinds, async (name) => read(name)),
    files,
  };
}
