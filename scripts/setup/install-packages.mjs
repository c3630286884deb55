// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { runStep } from './run-step.mjs';

const stamp = 'node_modules/.installed';

/** Installs the packages of the lock file where they are missing or another lock file's. Ends the process on failure. */
export async function installPackages() {
  const wanted = fingerprint(['package.json', 'package-lock.json', '.npmrc']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { ok } = await runStep('Install the packages', 'npm', ['ci', '--no-audit', '--no-fund']);
  if (!ok) {
    console.error(
      'The packages could not be installed. Is the npm registry reachable? Try: npm ci',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
