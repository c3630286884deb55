import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { projectPath } from '../../lib/kit/files/project-files';

/** Exports the pages to out/ with Next. */
export function run(): undefined {
  rmSync(projectPath('out'), { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [projectPath('node_modules/next/dist/bin/next'), 'build'],
    { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error(`next build failed with exit code ${status}; see its output`);
  // A second not-found page, to which nothing leads: hosts send 404.html.
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(projectPath('out', name), { recursive: true, force: true });
  }
}
