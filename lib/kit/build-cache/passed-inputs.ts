import { z } from 'zod';
import { hashText } from '../files/hash-text';
import { isFile, readText, writeText } from '../files/project-files';

const fileSchema = z.object({ rules: z.string(), inputs: z.array(z.string()) });

/** The inputs that passed a check in an earlier run. They need not be checked again. */
export type PassedInputs = {
  has: (input: string) => boolean;
  add: (input: string) => void;
  /** Stores the inputs that this run used or added. */
  save: () => void;
};

/** Reads the cache file of a check. Empty if it is missing, invalid or from other rules. */
function readPassed(file: string, rules: string): ReadonlySet<string> {
  if (!isFile(file)) return new Set();
  try {
    const cache = fileSchema.parse(JSON.parse(readText(file)));
    return new Set(cache.rules === rules ? cache.inputs : []);
  } catch {
    return new Set();
  }
}

/**
 * Opens the cache of a slow check.
 * @param name the name of the check
 * @param rules everything that the results of all inputs depend on. If it changes, the cache is empty.
 * @param folder the folder of the caches, from the project's root
 */
export function openPassedInputs(
  name: string,
  rules: readonly string[],
  folder = '.cache/checks',
): PassedInputs {
  const file = `${folder}/${name}.json`;
  const rulesHash = hashText(JSON.stringify(rules));
  const previous = readPassed(file, rulesHash);
  const current = new Set<string>();
  return {
    has: (input) => {
      const key = hashText(input);
      if (previous.has(key)) current.add(key);
      return current.has(key);
    },
    add: (input) => current.add(hashText(input)),
    save: () => writeText(file, JSON.stringify({ rules: rulesHash, inputs: [...current].sort() })),
  };
}
