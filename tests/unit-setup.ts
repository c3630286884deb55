import fc from 'fast-check';
import { afterAll } from 'vitest';
import { scale, seed } from './support/depth';

// A failure prints the seed and the path that repeat it.
fc.configureGlobal({ seed, numRuns: scale(100) });

const globals: Record<string, unknown> = globalThis;

/** Reads the state that the test files of a process share, because they are not isolated (vitest.config.ts). */
const readGlobalState = () =>
  new Map<string, unknown>([
    // Reading a property matters: Node creates many globals when they are first read.
    ...Object.getOwnPropertyNames(globals).map((name): [string, unknown] => [name, globals[name]]),
    ...Object.entries(console),
    ...Object.entries(process.env),
    ['the working directory', process.cwd()],
  ]);

const before = readGlobalState();

afterAll(() => {
  const after = readGlobalState();
  const changed = [...before].filter(([name, value]) => !Object.is(after.get(name), value));
  if (changed.length === 0) return;
  const names = changed.map(([name]) => name).join(', ');
  throw new Error(
    `This test file changed global state that other files share. Restore it in the file: ${names}.`,
  );
});
