import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isFile, readText, writeText } from '../files/project-files';

const fileSchema = z.object({ rules: z.string(), inputs: z.array(z.string()) });

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The inputs that passed a check in an earlier run, so that this run checks only what has changed. */
export type PassedInputs = {
  has: (input: string) => boolean;
  add: (input: string) => void;
  /** Keeps those of this run for the next one. */
  save: () => void;
};

/** What the cache file of a check holds; nothing if it is missing, unreadable or of other rules. */
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
 * Opens the cache of a check that is slow.
 * @param name the check's name
 * @param rules everything besides an input on which its result depends; other rules empty the cache
 * @param folder where caches are, from the project's root
 */
export function openPassedInputs(
  name: string,
  rules: readonly string[],
  folder = '.cache/checks',
): PassedInputs {
  const file = `${folder}/${name}.json`;
  const rulesHash = hash(JSON.stringify(rules));
  const before = readPassed(file, rulesHash);
  const now = new Set<string>();
  return {
    has: (input) => {
      const key = hash(input);
      if (before.has(key)) now.add(key);
      return now.has(key);
    },
    add: (input) => now.add(hash(input)),
    save: () => writeText(file, JSON.stringify({ rules: rulesHash, inputs: [...now].sort() })),
  };
}
