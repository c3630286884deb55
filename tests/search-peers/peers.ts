import * as lunr from './lunr';
import * as minisearch from './minisearch';
import * as ours from './ours';
import * as pagefind from './pagefind';
import type { EngineAdapter } from './peer';

/** Each by the name of its file, ours first. */
export const searchEngines = { ours, minisearch, lunr, pagefind } satisfies Record<
  string,
  EngineAdapter
>;

export type EngineName = keyof typeof searchEngines;
export const engineNames = Object.keys(searchEngines) as EngineName[];
