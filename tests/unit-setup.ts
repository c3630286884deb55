import { afterAll } from 'vitest';

/** What the test files of a process share, since they are not isolated from each other (vitest.config.ts). */
const sharedParts = () =>
  new Map<string, unknown>([
    // By reading them: Node makes many of them when they are first read.
    ...Object.getOwnPropertyNames(globalThis).map((name): [string, unknown] => [
      name,
      Reflect.get(globalThis, name),
    ]),
    ...Object.entries(console),
    ...Object.entries(process.env),
    ['the working directory', process.cwd()],
  ]);

const before = sharedParts();

afterAll(() => {
  const after = sharedParts();
  const changed = [...before].filter(([name, value]) => !Object.is(after.get(name), value));
  if (changed.length === 0) return;
  const names = changed.map(([name]) => name).join(', ');
  throw new Error(`This file must put back what it changed: ${names}. Other files share it.`);
});
