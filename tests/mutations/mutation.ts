import type { SeededRandom } from '../bench/search/corpus/seeded-random';

/** The text or the bytes of a file, or that a folder has its name, or that it is missing. */
export type FileContent = string | Uint8Array | { is: 'folder' | 'missing' };

/** Returns a file with a fault; undefined if the file has no part that could have it. */
export type Mutate = (text: string, random: SeededRandom) => FileContent | undefined;

/** A kind of fault that authors make. */
export type MutationClass = {
  name: string;
  /** The files in which an author can make it; a list of paths if the fault is a new file. */
  files: RegExp | readonly string[];
  /** The build step that must report it, then steps whose output it needs. */
  steps: readonly string[] | ((file: string) => readonly [string]);
  mutate: Mutate;
  /** Matches the diagnostic: its message, what was found and what was expected. */
  reports: RegExp;
  /** If the diagnostic is in another file or at a line far from the fault: in which files, and why. */
  elsewhere?: { file?: RegExp; reason: string } | undefined;
  /** Whether other faults would hide it, or it others. */
  isAlone?: boolean | undefined;
  /** Why the build accepts it, for the classes in acceptances.ts. */
  accepted?: string;
  /** How many times the fault is made, in different files if there are as many. Default: 3. */
  samples?: number | undefined;
};

type Options = Partial<Pick<MutationClass, 'elsewhere' | 'isAlone' | 'samples' | 'steps'>>;
type Row = readonly [name: string, mutate: Mutate, reports: RegExp, options?: Options];

/** Creates the classes of a topic: they have the same files and steps. */
export const defineClasses = (
  topic: string,
  common: Pick<MutationClass, 'files' | 'steps'>,
  rows: readonly Row[],
): MutationClass[] =>
  rows.map(([name, mutate, reports, options]) => ({
    name: `${topic}: ${name}`,
    mutate,
    reports,
    ...common,
    ...options,
  }));

/** A key that is missing has no line. */
export const atParent = { reason: 'A missing key is reported at the object that lacks it' };

/** Replaces the first match of a pattern, or a random one if the pattern is global. `$1` is the first group. */
export const replace =
  (pattern: RegExp, replacement: string): Mutate =>
  (text, random) => {
    const matches = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)];
    const match = matches.length > 0 ? random.pick(matches) : null;
    if (!match) return undefined;
    const changed = replacement.replace(
      /\$(\d)/g,
      (_, group: string) => match[Number(group)] ?? '',
    );
    return text.slice(0, match.index) + changed + text.slice(match.index + match[0].length);
  };

/** Removes the first match of a pattern, or a random one if the pattern is global. */
export const remove = (pattern: RegExp): Mutate => replace(pattern, '');

/** Adds lines to the end of a file. */
export const append =
  (...lines: readonly string[]): Mutate =>
  (text) =>
    `${text.trimEnd()}\n\n${lines.join('\n')}\n`;

/** The content of a new file. */
export const content =
  (...lines: readonly string[]): Mutate =>
  () =>
    `${lines.join('\n')}\n`;

/** The lines of a mutated text that differ from the original, 1-based; the first line if one is not a text. */
export function listChangedLines(original: string, mutated: FileContent): [number, number] {
  if (typeof mutated !== 'string') return [1, original.split('\n').length];
  const [before, after] = [original.split('\n'), mutated.split('\n')];
  let first = 0;
  while (first < after.length && before[first] === after[first]) first++;
  let last = 0;
  while (
    last < after.length - first &&
    before[before.length - 1 - last] === after[after.length - 1 - last]
  ) {
    last++;
  }
  return [first + 1, Math.max(first + 1, after.length - last)];
}
