/** Builds the site of another API in .cache/other-api (CONTRIBUTING.md, "Documenting another API"). */
import { spawnSync } from 'node:child_process';
import { createSite } from '../fixture-site/copy-site';

const site = createSite('other-api', 'tests/other-api');
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/build.ts', ...process.argv.slice(2)],
  {
    cwd: site,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
