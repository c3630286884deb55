/**
 * Measures the local sandbox under load, on one core; the load generator uses the others. Fails if a request failed or if
 * the sandbox's memory grew. Linux only.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { runIfMain } from '../../scripts/run-if-main';
import { measureSandbox } from './load/sandbox-load';

/** The memory of the sandbox's objects may grow by this share after the first minute. */
const maxMemoryGrowth = 0.15;

await runIfMain(import.meta.url, 'measure-load', async () => {
  const { model } = cpus()[0] ?? { model: 'unknown' };
  console.log(`${cpus().length} × ${model}, Node ${process.version}`);
  // All threads of this process, so that the server has core 0 to itself.
  if (cpus().length > 1) {
    const cores = `1-${cpus().length - 1}`;
    execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, String(process.pid)]);
  }
  const { loads, memory } = await measureSandbox();
  for (const [index, { latency, statuses, ...result }] of loads.entries()) {
    console.log(`\nThe sandbox, 200 connections, minute ${index + 1}`);
    console.table({ ...result, ...latency });
    console.log(`Statuses: ${JSON.stringify(statuses)}`);
  }
  console.log(`Memory of its objects in MB: ${JSON.stringify(memory)}`);
  const [first = 0, ...later] = memory.afterLoad;
  const errors = loads.reduce((sum, load) => sum + load.errors, 0);
  if (errors > 0) throw new Error(`${errors} requests failed`);
  if (Math.max(...later) > first * (1 + maxMemoryGrowth))
    throw new Error('The memory of the sandbox grew');
});
