// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';

/** Everything that out/ is made from. */
export const buildInputs = [
  'app',
  'components',
  'content',
  'lib',
  'openapi',
  'public',
  'scripts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
export const buildEnv = ['SITE_URL', 'SITE_BASE_URL'];

const page = 'out/index.html';
const stamp = '.cache/build';

/**
 * What out/ was built from, and when: `npm run build` with other addresses changes it behind the stamp's back.
 * @param {string} inputs
 */
function describeBuild(inputs) {
  return `${inputs} ${statSync(page, { throwIfNoEntry: false })?.mtimeMs}`;
}

/**
 * Builds out/ where it is missing or made from something else.
 * @param {{ fresh?: boolean }} [options] `fresh` builds in any case
 * @returns {Promise<{ ok: boolean, seconds: number, unchanged?: boolean }>}
 */
export async function buildIfChanged({ fresh = false } = {}) {
  const inputs = fingerprint(buildInputs, { env: buildEnv });
  const isCurrent = () =>
    existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === describeBuild(inputs);
  if (!fresh && isCurrent()) {
    console.log('▸ Build the portal: out/ is up to date');
    return { ok: true, seconds: 0, unchanged: true };
  }
  // A build that fails half-way leaves an out/ that no stamp may vouch for.
  rmSync(stamp, { force: true });
  const result = await runCommand('Build the portal', 'npm', ['run', '--silent', 'build']);
  if (result.ok) {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(stamp, describeBuild(inputs));
  }
  return result;
}
