// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const stamp = 'node_modules/.installed';

/** A hash of what `npm ci` depends on. */
function hashInputs() {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Installs the packages of the lock file if they are missing or the lock file has changed. `npm ci` also checks that
 * Node is new enough (`engine-strict` in .npmrc). Prints what to do if that fails.
 * @returns {Promise<boolean>} whether the packages are installed
 */
export async function installPackages() {
  const inputs = hashInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return true;
  console.log('Installing the packages …');
  // NODE_ENV=production would leave out what builds and tests the portal.
  if (!(await run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']))) {
    console.error(
      'The packages could not be installed; the reason is above. If Node is too old, install a current version from\n' +
        'https://nodejs.org. Without a network, connect and run the command again. Behind a company registry or proxy,\n' +
        'set it first: npm config set registry …',
    );
    return false;
  }
  writeFileSync(stamp, inputs);
  return true;
}
