// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';

/** The number of lines of a failed command's output that are printed. */
const tailLines = 80;
const windows = process.platform === 'win32';

/** The environment of every child process: no telemetry, and no copies of what tasks write. */
export const childEnv = () => ({
  ...process.env,
  WIREIT_CACHE: 'none',
  NEXT_TELEMETRY_DISABLED: '1',
  SCARF_ANALYTICS: 'false',
});

/**
 * Ends a child that leads a process group, and everything that it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return;
  if (windows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has already exited.
  }
}

/**
 * Runs a command. Prints a line at its start, its time every ten seconds and at its end, and the end of its output if it
 * fails. The complete output is in .cache/logs/.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quietFailure?: boolean, timeout?: number }} [options]
 *   timeout in milliseconds
 * @returns {Promise<{ ok: boolean, seconds: number }>}
 */
export function runCommand(title, command, args, { env = {}, quietFailure = false, timeout } = {}) {
  mkdirSync('.cache/logs', { recursive: true });
  const log = `.cache/logs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`;
  const file = createWriteStream(log);
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 100) / 10;
  console.log(`▸ ${title} …`);
  return new Promise((resolve) => {
    let tail = '';
    const child = spawn(command, args, {
      env: { ...childEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: npm does not pass every signal on to what it started.
      detached: !windows,
      // npm and the tools below node_modules/.bin are command files on Windows.
      shell: windows,
    });
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      endGroup(child, signal);
      setTimeout(() => endGroup(child, 'SIGKILL'), 5_000).unref();
    };
    /** @type {NodeJS.Signals | undefined} */
    let interrupted;
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      interrupted = signal;
      end(signal);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, interrupt);

    const progress = setInterval(() => console.log(`  … ${title}: ${seconds()} s`), 10_000);
    const onTimeout = () => {
      tail += `\ntimed out after ${seconds()} s`;
      end('SIGTERM');
    };
    const limit = timeout === undefined ? undefined : setTimeout(onTimeout, timeout);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        file.write(text);
        tail = (tail + text).slice(-20_000);
      });
    }
    /** @param {boolean} ok */
    const finish = (ok) => {
      clearInterval(progress);
      clearTimeout(limit);
      for (const signal of signals) process.off(signal, interrupt);
      file.end();
      if (interrupted) process.exit(128 + constants.signals[interrupted]);
      if (ok) console.log(`  ✓ ${title}: ${seconds()} s`);
      else if (quietFailure)
        console.log(`  – ${title}: failed, which is allowed, ${seconds()} s (${log})`);
      else {
        const shown = tail.trim().split('\n').slice(-tailLines).join('\n');
        console.error(`${shown}\n(complete output: ${log})`);
        console.log(`  ✗ ${title}: ${seconds()} s`);
      }
      resolve({ ok, seconds: seconds() });
    };
    child.on('error', (error) => {
      tail += error.message;
      finish(false);
    });
    child.on('exit', () => {
      // A process that it started may still have the pipes open. The next command must not wait for that.
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, 2_000).unref();
    });
    child.on('close', (code) => finish(code === 0));
  });
}
