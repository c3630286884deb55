/**
 * Builds the site of another API (CONTRIBUTING.md, "Documenting another API"), in a folder whose name has what URLs encode: a
 * repository can be anywhere.
 */
import { spawnSync } from 'node:child_process';
import { createSite } from '../fixture-site/copy-site';
import { siteName } from './site-name';

const site = createSite(siteName, 'tests/other-api');
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/build.ts', ...process.argv.slice(2)],
  {
    cwd: site,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
