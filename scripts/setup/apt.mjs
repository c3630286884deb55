// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
 * What to write before a command that needs root's rights: nothing for root, `sudo -n ` for others.
 * @returns {string | undefined} undefined if sudo would have to ask for a password
 */
export function findSudoPrefix() {
  if (process.getuid?.() === 0) return '';
  return canSudo() ? 'sudo -n ' : undefined;
}
