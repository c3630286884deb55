import type { EngineAdapter } from './engine-adapter';
import * as lunr from './lunr';
import * as minisearch from './minisearch';
import * as ours from './ours';
import * as pagefind from './pagefind';

/** The engines by file name. The portal's own search comes first. */
export const searchEngines = { ours, minisearch, lunr, pagefind } satisfies Record<
  string,
  EngineAdapter
>;

export type EngineName = keyof typeof searchEngines;

export const isEngineName = (name: string): name is EngineName =>
  Object.hasOwn(searchEngines, name);
export const engineNames = Object.keys(searchEngines).filter(isEngineName);
