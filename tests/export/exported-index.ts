import { readFileSync } from 'node:fs';
import type { IndexCore, StoredFields } from '../../lib/search/index/index-format';
import { createSearchEngine, type SearchEngine } from '../../lib/search/query/search-engine';
import { type SearchManifest, searchFiles } from '../../lib/search/worker/search-protocol';

const readFile = (name: string) => readFileSync(`out${searchFiles.folder}/${name}`, 'utf8');

export type ExportedIndex = {
  core: IndexCore;
  details: StoredFields[];
  engine: SearchEngine;
  /** The content of every file of the index, by its name. */
  files: Map<string, string>;
};

/** Reads the index of the latest docs version as the build wrote it. */
export function readExportedIndex(): ExportedIndex {
  const { cores, latest }: SearchManifest = JSON.parse(readFile(searchFiles.manifest));
  const coreName = cores[latest] ?? '';
  const core: IndexCore = JSON.parse(readFile(coreName));
  const names = [coreName, ...[...core.terms, ...core.details].map(([, name]) => name)];
  const files = new Map(names.map((name) => [name, readFile(name)]));
  const read = (name: string) => JSON.parse(files.get(name) ?? 'null');
  return {
    core,
    details: core.details.flatMap(([, name]): StoredFields[] => read(name)),
    engine: createSearchEngine(core, async (name) => read(name)),
    files,
  };
}
