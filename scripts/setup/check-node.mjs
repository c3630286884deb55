// @ts-check
import { readFileSync } from 'node:fs';

/**
 * Whether a Node version is at least another; both as `20.19.0` or shorter.
 * @param {string} version
 * @param {string} floor
 */
export function isVersionAtLeast(version, floor) {
  const [have, want] = [version, floor].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (have?.[index] ?? 0) - (want?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Whether Node is as new as package.json asks for; says what to do where it is not.
 * @returns {boolean}
 */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const floor = engines.node.replace('>=', '');
  if (isVersionAtLeast(process.versions.node, floor)) return true;
  console.error(
    `Node ${process.versions.node} is too old: this project needs ${floor} or newer.\n` +
      'Install a current version from https://nodejs.org or with your version manager, then run the command again.',
  );
  return false;
}
