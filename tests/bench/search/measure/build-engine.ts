/**
 * Builds the index of one engine. Runs in a separate process, so that its time and memory can be measured:
 * `build-engine.ts <engine> <records.json> <folder>`. Writes the index and `build.json` (EngineBuild) to the folder.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteRecord } from '../../../../lib/search/site/search-types';
import { runIfMain } from '../../../../scripts/run-if-main';
import type { EngineFile } from '../engine-adapter';
import { type EngineName, engineNames, isEngineName, searchEngines } from '../engines';
import type { EngineBuild } from './run-engine-build';

async function buildEngine(name: EngineName, recordsFile: string, folder: string): Promise<void> {
  const records: SiteRecord[] = JSON.parse(readFileSync(recordsFile, 'utf8'));
  const write = ({ path, content }: Pick<EngineFile, 'path' | 'content'>) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const start = performance.now();
  const files = await searchEngines[name].build(records);
  for (const file of files) write(file);
  const built: EngineBuild = {
    ms: performance.now() - start,
    files: files.map(({ path, kind }) => ({ path, kind })),
  };
  write({ path: 'build.json', content: JSON.stringify(built) });
}

await runIfMain(import.meta.url, 'build-engine', async () => {
  const [name = '', recordsFile = '', folder = ''] = process.argv.slice(2);
  if (!isEngineName(name))
    throw new Error(`Unknown engine "${name}"; expected one of ${engineNames.join(', ')}`);
  await buildEngine(name, recordsFile, folder);
});
