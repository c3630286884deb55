import { Worker } from 'node:worker_threads';

const mostBytes = 2000;

/**
 * Watches from a thread of its own, where it sees a loop that never ends: no timer of the thread with that loop ever
 * fires. `notes` has a counter and the words of the last note.
 */
const watcher = `
  const { workerData: { notes, longest } } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const count = new Int32Array(notes, 0, 1);
  const words = Buffer.from(notes, 4);
  for (;;) {
    const seen = Atomics.load(count, 0);
    if (Atomics.wait(count, 0, seen, longest) !== 'timed-out') continue;
    const end = words.indexOf(0);
    const what = words.toString('utf8', 0, end < 0 ? words.length : end);
    writeSync(2, 'No answer came within ' + longest + ' ms: ' + what + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }
`;

/**
 * Ends this process, and says what hung, where too much time passes between two notes.
 * @param longest milliseconds
 * @returns `note` takes what is done next
 */
export function startWatchdog(longest: number): {
  heartbeat: (what: string) => void;
  stop: () => Promise<unknown>;
} {
  const notes = new SharedArrayBuffer(4 + mostBytes);
  const count = new Int32Array(notes, 0, 1);
  const words = Buffer.from(notes, 4);
  const thread = new Worker(watcher, { eval: true, workerData: { notes, longest } });
  return {
    heartbeat: (what) => {
      words.fill(0);
      words.write(what);
      Atomics.add(count, 0, 1);
      Atomics.notify(count, 0);
    },
    stop: () => thread.terminate(),
  };
}
