import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineFile } from '../engine-adapter';
import type { EngineName } from '../engines';

/** What a build made, and its milliseconds, from records to written files. */
export type EngineBuild = { ms: number; files: Pick<EngineFile, 'path' | 'kind'>[] };

/** Heap that a build may use, in MB: more than any CI machine would give it. */
const mostMemory = 6144;

/**
 * Runs build-peer.ts and waits for it. Rejects with what to tell where it fails or is not done in time.
 * @param limit in milliseconds
 */
export function runBuild(
  name: EngineName,
  recordsFile: string,
  folder: string,
  limit: number,
): Promise<EngineBuild> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'build-engine.ts');
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${mostMemory}`, '--import', 'tsx', script, name, recordsFile, folder],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
      else if (/heap out of memory/.test(said))
        reject(new Error(`build: out of memory (${mostMemory} MB)`));
      else if (signal === 'SIGKILL')
        reject(new Error(`build: not done in ${(limit / 1000).toFixed(0)} s`));
      else reject(new Error(`build: ${said.trim().split('\n').slice(0, 6).join(' ')}`));
    });
  });
}
