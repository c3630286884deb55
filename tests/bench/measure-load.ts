/**
 * Measures servers under load, on one core each: nginx with the export and hosting/nginx.conf, and the local sandbox.
 * The load generator uses the other cores. Fails if a request failed or if the sandbox's memory grew. `npm run load`
 * measures both, `npm run load nginx` or `npm run load sandbox` one. Linux only.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { runIfMain } from '../../scripts/run-if-main';
import { measureNginx } from './load/nginx-load';
import { measureSandbox } from './load/sandbox-load';
import type { LoadResult } from './load/send-load';

/** The memory of the sandbox's objects may grow by this share after the first minute. */
const maxMemoryGrowth = 0.15;

function printLoad(name: string, { latency, statuses, ...result }: LoadResult): void {
  console.log(`\n${name}`);
  console.table({ ...result, ...latency });
  console.log(`Statuses: ${JSON.stringify(statuses)}`);
}

await runIfMain(import.meta.url, 'measure-load', async () => {
  const { model } = cpus()[0] ?? { model: 'unknown' };
  console.log(`${cpus().length} × ${model}, Node ${process.version}`);
  // All threads of this process, so that the servers have core 0 to themselves.
  if (cpus().length > 1) {
    execFileSync('taskset', [
      '--all-tasks',
      '--pid',
      '--cpu-list',
      `1-${cpus().length - 1}`,
      String(process.pid),
    ]);
  }
  const only = process.argv[2];
  let errors = 0;
  if (only !== 'sandbox') {
    for (const [name, result] of Object.entries(await measureNginx())) {
      printLoad(name, result);
      errors += result.errors;
    }
  }
  if (only !== 'nginx') {
    const { loads, memory } = await measureSandbox();
    for (const [index, load] of loads.entries()) {
      printLoad(`The sandbox, 200 connections, minute ${index + 1}`, load);
      errors += load.errors;
    }
    console.log(`Memory of its objects in MB: ${JSON.stringify(memory)}`);
    const [first = 0, ...later] = memory.afterLoad;
    if (Math.max(...later) > first * (1 + maxMemoryGrowth)) {
      console.error('The memory of the sandbox grew.');
      process.exitCode = 1;
    }
  }
  if (errors > 0) {
    console.error(`${errors} requests failed.`);
    process.exitCode = 1;
  }
});
