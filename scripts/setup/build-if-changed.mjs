// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { runStep } from './run-step.mjs';

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

const stamp = '.cache/build';

/**
 * Builds out/ where it is missing or made from something else.
 * @returns {Promise<{ ok: boolean, seconds: number }>}
 */
export async function buildIfChanged() {
  const wanted = fingerprint(buildInputs, { env: buildEnv });
  if (existsSync('out/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    console.log('▸ Build the portal: out/ is up to date');
    return { ok: true, seconds: 0 };
  }
  const result = await runStep('Build the portal', 'npm', ['run', '--silent', 'build']);
  if (result.ok) {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(stamp, wanted);
  }
  return result;
}
