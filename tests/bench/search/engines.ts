import type { EngineAdapter } from './engine-adapter';
import * as lunr from './lunr';
import * as minisearch from './minisearch';
import * as ours from './ours';
import * as pagefind from './pagefind';

/** Each by the name of its file, ours first. */
export const searchEngines = { ours, minisearch, lunr, pagefind } satisfies Record<
  string,
  EngineAdapter
>;

export type EngineName = keyof typeof searchEngines;
export const engineNames = Object.keys(searchEngines) as EngineName[];
