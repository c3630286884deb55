// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';

const stamp = 'node_modules/.installed';

/**
 * Installs the packages of the lock file where they are missing or another lock file's; says what to do where
 * that fails.
 * @returns {Promise<boolean>} whether they are there
 */
export async function installPackages() {
  const wanted = fingerprint(['package.json', 'package-lock.json', '.npmrc']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  // NODE_ENV=production would leave out what builds and tests the portal.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { ok } = await runCommand('Install the packages', 'npm', args);
  if (!ok) {
    console.error(
      'The packages could not be installed; the reason stands above. Without a network, connect and run the\n' +
        'command again; behind a company registry or proxy, set it first: npm config set registry …',
    );
    return false;
  }
  writeFileSync(stamp, wanted);
  return true;
}
