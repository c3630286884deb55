import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { projectPath } from '../../lib/files/project-files';

/** Lets Next export the pages to out/. */
export function run() {
  rmSync(projectPath('out'), { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [projectPath('node_modules/next/dist/bin/next'), 'build'],
    { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error('next build failed; its own message is above');
  return undefined;
}
