import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { EngineName } from '../engines';

const engineBuildSchema = z.object({
  /** The time from the records to the written files. */
  ms: z.number(),
  files: z.array(z.object({ path: z.string(), kind: z.enum(['index', 'code', 'harness']) })),
});

/** The result of a build, which build-engine.ts writes to `build.json`. */
export type EngineBuild = z.infer<typeof engineBuildSchema>;

/** The maximum heap size of a build in MB, which is more than CI machines usually have. */
const maxHeapMb = 6144;

const readBuild = (folder: string): EngineBuild =>
  engineBuildSchema.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));

/**
 * Runs build-engine.ts in a child process. Rejects with a printable message if it fails or times out.
 */
export function runBuild(
  name: EngineName,
  recordsFile: string,
  folder: string,
  timeoutMs: number,
): Promise<EngineBuild> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'build-engine.ts');
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${maxHeapMb}`, '--import', 'tsx', script, name, recordsFile, folder],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(readBuild(folder));
      else if (/heap out of memory/.test(stderr))
        reject(new Error(`build: out of memory (limit ${maxHeapMb} MB)`));
      else if (signal === 'SIGKILL')
        reject(new Error(`build: timed out after ${(timeoutMs / 1000).toFixed(0)} s`));
      else reject(new Error(`build: ${stderr.trim().split('\n').slice(0, 6).join(' ')}`));
    });
  });
}
