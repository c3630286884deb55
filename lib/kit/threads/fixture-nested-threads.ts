import { mapInWorkers } from './fixture-threads';

/** For run-in-thread.test.ts. */
export const run = mapInWorkers;
