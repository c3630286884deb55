// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';

const windows = process.platform === 'win32';

/** The environment of every child process: no telemetry, and no copies of what tasks write. */
export const childEnv = () => ({
  ...process.env,
  WIREIT_CACHE: 'none',
  NEXT_TELEMETRY_DISABLED: '1',
  SCARF_ANALYTICS: 'false',
});

/** Ends a child that leads a process group, and everything that it started. @param {number} pid */
function endGroup(pid) {
  if (windows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGTERM');
}

/**
 * Runs a command and shows what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, isQuiet?: boolean }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(command, args, { env = {}, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...childEnv(), ...env },
      stdio: isQuiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      // A group of its own: npm does not pass every signal on to what it started.
      detached: !windows,
      // npm and the tools below node_modules/.bin are command files on Windows.
      shell: windows,
    });
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      if (child.pid !== undefined) endGroup(child.pid);
      process.exit(128 + constants.signals[signal]);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.once(signal, interrupt);
    /** @param {boolean} ok */
    const finish = (ok) => {
      for (const signal of signals) process.off(signal, interrupt);
      resolve(ok);
    };
    child.once('error', () => finish(false));
    child.once('close', (code) => finish(code === 0));
  });
}
