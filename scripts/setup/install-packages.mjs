// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages the packages of a lock file by their folder; '' is the project
 */

/**
 * @param {LockedPackages} wanted those of package-lock.json
 * @param {LockedPackages} installed those of node_modules/.package-lock.json
 * @returns {boolean} whether each package is installed in its version; an optional one may be for another system
 */
export const hasPackages = (wanted, installed) =>
  Object.entries(wanted).every(
    ([folder, { version, optional, devOptional }]) =>
      folder === '' || optional || devOptional || installed[folder]?.version === version,
  );

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} range `>=20.19`, as in package.json
 * @param {string} version `v20.20.2`
 */
export function isNodeSupported(range, version) {
  const [major = 0, minor = 0] = (range.match(/\d+/g) ?? []).map(Number);
  const [ownMajor = 0, ownMinor = 0] = (version.match(/\d+/g) ?? []).map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Whether what package.json and the lock file want is installed. npm writes what it has installed when it has finished. */
function isInstalled() {
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(list)) return false;
  const { packages } = readJson('package-lock.json');
  const { dependencies, devDependencies, engines } = readJson('package.json');
  return (
    isNodeSupported(engines.node, process.version) &&
    isDeepStrictEqual(packages[''].dependencies, dependencies) &&
    isDeepStrictEqual(packages[''].devDependencies, devDependencies) &&
    hasPackages(packages, readJson(list).packages)
  );
}

/**
 * Installs the packages of the lock file if they are not installed, by this function or by hand. `npm ci` also checks that
 * Node is new enough (`engine-strict` in .npmrc). Prints what to do if that fails.
 * @returns {Promise<boolean>} whether the packages are installed
 */
export async function installPackages() {
  if (isInstalled()) return true;
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
  return true;
}
