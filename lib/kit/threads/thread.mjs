// @ts-check
/** The thread of run-in-thread.ts: posts what the function `run` of a TypeScript module returns. */
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const { run } = await tsImport(workerData.url, import.meta.url);
parentPort?.postMessage(await run(...workerData.args));
