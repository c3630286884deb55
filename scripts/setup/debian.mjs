// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

function canSudo() {
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether this system has the package manager of Debian and Ubuntu. */
export const hasApt = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/**
 * Prefix of a command that needs root's rights: nothing for root, `sudo -n ` for others.
 * @returns {string | undefined} undefined if sudo would have to ask for a password
 */
export function findSudoPrefix() {
  if (process.getuid?.() === 0) return '';
  return canSudo() ? 'sudo -n ' : undefined;
}

/**
 * Installs packages of Debian or Ubuntu, and prints the command and why it runs.
 * @param {ReadonlyArray<readonly string[]>} alternatives lists of packages: the first that can be installed is
 * @param {string} reason a sentence
 * @returns {Promise<boolean>} false also on other systems, and if a password would be needed
 */
export async function installDebianPackages(alternatives, reason) {
  const sudo = hasApt() ? findSudoPrefix() : undefined;
  if (sudo === undefined) return false;
  const install = alternatives.map(
    (packages) =>
      `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${packages.join(' ')}`,
  );
  const command = `${sudo}apt-get update -qq && { ${install.join(' || ')}; }`;
  console.log(`${reason} Installing the system’s package with this command:\n  ${command}`);
  return run('sh', ['-c', `{ ${command}; } >/dev/null`]);
}
