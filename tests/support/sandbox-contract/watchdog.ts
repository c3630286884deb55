import { Worker } from 'node:worker_threads';

const maxMessageBytes = 2000;

/**
 * Runs in a thread of its own to detect infinite loops, because the timers of the blocked thread never fire. The
 * shared `buffer` has a counter and the message of the last heartbeat.
 */
const workerCode = `
  const { workerData: { buffer, timeoutMs } } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const count = new Int32Array(buffer, 0, 1);
  const message = Buffer.from(buffer, 4);
  for (;;) {
    const lastCount = Atomics.load(count, 0);
    if (Atomics.wait(count, 0, lastCount, timeoutMs) !== 'timed-out') continue;
    const end = message.indexOf(0);
    const text = message.toString('utf8', 0, end < 0 ? message.length : end);
    writeSync(2, 'No response within ' + timeoutMs + ' ms: ' + text + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }
`;

/**
 * Kills this process and logs the last message if there is no heartbeat within the timeout.
 * @returns `heartbeat` takes a description of the next step
 */
export function startWatchdog(timeoutMs: number): {
  heartbeat: (description: string) => void;
  stop: () => Promise<unknown>;
} {
  const buffer = new SharedArrayBuffer(4 + maxMessageBytes);
  const count = new Int32Array(buffer, 0, 1);
  const message = Buffer.from(buffer, 4);
  const thread = new Worker(workerCode, { eval: true, workerData: { buffer, timeoutMs } });
  return {
    heartbeat: (description) => {
      message.fill(0);
      message.write(description);
      Atomics.add(count, 0, 1);
      Atomics.notify(count, 0);
    },
    stop: () => thread.terminate(),
  };
}
