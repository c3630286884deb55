import { z } from 'zod';
import { hashText } from '../files/hash-text';
import { isFile, readText, writeText } from '../files/project-files';
import { listStates, readState, record } from '../files/recorded-files';

const fileSchema = z.object({
  rules: z.string(),
  states: z.array(z.tuple([z.string(), z.string()])),
  result: z.unknown().optional(),
});

const fileOf = (name: string) => `.cache/runs/${name}.json`;
const hashRules = (rules: readonly string[]) => hashText(JSON.stringify(rules));

/**
 * Returns the result of the last run of a function if nothing that it has read or written has changed since.
 * @param rules everything besides files that the result depends on, with the code that computes it
 * @param read returns the state of a file or folder
 */
export function findRecordedRun(
  name: string,
  rules: readonly string[],
  read: (key: string) => string = readState,
): { result: unknown } | undefined {
  if (!isFile(fileOf(name))) return undefined;
  try {
    const run = fileSchema.parse(JSON.parse(readText(fileOf(name))));
    const isCurrent =
      run.rules === hashRules(rules) && run.states.every(([key, state]) => read(key) === state);
    return isCurrent ? { result: run.result } : undefined;
  } catch {
    return undefined;
  }
}

/** Runs a function, and stores its result for {@link findRecordedRun} if `isStored` returns true. */
export async function recordRun<T>(
  name: string,
  rules: readonly string[],
  run: () => Promise<T>,
  isStored: (result: T) => boolean,
): Promise<T> {
  const { value, recording } = record(run);
  const result = await value;
  const states = listStates(recording);
  if (states && isStored(result))
    writeText(fileOf(name), JSON.stringify({ rules: hashRules(rules), states, result }));
  return result;
}
