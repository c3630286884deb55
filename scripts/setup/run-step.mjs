// @ts-check
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';

/** Lines of a failed step's output that are shown. */
const tailLines = 80;

/** What every child process gets: no telemetry. */
export const childEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SCARF_ANALYTICS: 'false' };

/**
 * Runs a program as a titled step: a line at its start, a sign of life every ten seconds, its time at the end.
 * The whole output goes to .cache/logs/; the end of it is shown where the step failed.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quietFailure?: boolean, timeout?: number }} [options]
 *   timeout in milliseconds
 * @returns {Promise<{ ok: boolean, seconds: number }>}
 */
export function runStep(title, command, args, { env = {}, quietFailure = false, timeout } = {}) {
  mkdirSync('.cache/logs', { recursive: true });
  const log = `.cache/logs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`;
  const file = createWriteStream(log);
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 100) / 10;
  console.log(`▸ ${title} …`);
  return new Promise((resolve) => {
    /** @type {string[]} */
    const tail = [];
    const child = spawn(command, args, {
      env: { ...childEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      // npm and the tools below node_modules/.bin are command files on Windows.
      shell: process.platform === 'win32',
    });
    const beat = setInterval(() => console.log(`  … ${title}: ${seconds()} s`), 10_000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        file.write(data);
        tail.push(...String(data).split('\n'));
        tail.splice(0, tail.length - tailLines);
      });
    }
    /** @param {boolean} ok */
    const finish = (ok) => {
      clearInterval(beat);
      file.end();
      if (!ok && !quietFailure) console.error(`${tail.join('\n').trim()}\n(all of it: ${log})`);
      if (ok || !quietFailure) console.log(`  ${ok ? '✓' : '✗'} ${title}: ${seconds()} s`);
      resolve({ ok, seconds: seconds() });
    };
    child.on('error', (error) => {
      tail.push(error.message);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
