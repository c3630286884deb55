import { steps } from '../../scripts/build';
import { createSeededRandom } from '../bench/search/corpus/seeded-random';
import { type FileContent, listChangedLines, type MutationClass } from './mutation';

/** A file with a fault. */
export type Mutation = {
  /** Names the mutation in a run with one seed: the class, the file and the number of the sample. */
  id: string;
  mutationClass: MutationClass;
  file: string;
  content: FileContent;
  /** The 1-based lines of the fault. */
  lines: readonly [first: number, last: number];
  /** The number of lines of the file. */
  lineCount: number;
  steps: readonly string[];
};

/** A number for a text, as the seed of its random choices (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  return value >>> 0;
}

/** Lists items in a random order. */
function shuffle<T>(items: readonly T[], seed: string): T[] {
  const random = createSeededRandom(hash(seed));
  return items
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

const listFiles = ({ files }: MutationClass, siteFiles: readonly string[]) =>
  files instanceof RegExp ? siteFiles.filter((file) => files.test(file)) : files;

/**
 * Makes the mutations of a class. Each depends only on the seed, its class and its number, so that it is the same if it
 * runs alone.
 */
function mutate(
  mutationClass: MutationClass,
  siteFiles: readonly string[],
  read: (file: string) => string,
  seed: number,
): Mutation[] {
  const { name, samples = 3 } = mutationClass;
  const files = shuffle(listFiles(mutationClass, siteFiles), `${seed} ${name}`);
  const mutations: Mutation[] = [];
  // A file can lack the part that the class changes, so that more files than samples are tried.
  for (let index = 0; index < files.length * 6 && mutations.length < samples; index++) {
    const file = files[index % files.length] ?? '';
    const id = `${name} | ${file} | ${index}`;
    const text = read(file);
    const random = createSeededRandom(hash(`${seed} ${id}`));
    const content = mutationClass.mutate(text, random);
    const isKnown = mutations.some((known) => known.file === file && known.content === content);
    if (content === undefined || content === text || isKnown) continue;
    mutations.push({
      id,
      mutationClass,
      file,
      content,
      lines: listChangedLines(text, content),
      lineCount: (typeof content === 'string' ? content : text).split('\n').length,
      steps:
        typeof mutationClass.steps === 'function' ? mutationClass.steps(file) : mutationClass.steps,
    });
  }
  return mutations;
}

/** Makes the mutations of all classes. */
export const generateMutations = (
  classes: readonly MutationClass[],
  siteFiles: readonly string[],
  read: (file: string) => string,
  seed: number,
): Mutation[] => classes.flatMap((mutationClass) => mutate(mutationClass, siteFiles, read, seed));

/**
 * What these steps compare with the settings: a fault in the form of a settings file hides their findings about that
 * file (and those about all files, if it is settings.yaml).
 */
const comparesWithSettings = new Set([
  'emit-openapi',
  'check-navigation',
  'check-api-names',
  'check-search-contexts',
]);

/** The steps that a step needs, directly or indirectly. The links are checked after all others. */
function listNeeds(name: string): ReadonlySet<string> {
  if (name === 'check-links') {
    return new Set(steps.map((step) => step.name).filter((other) => other !== name));
  }
  const needs = new Set(steps.find((step) => step.name === name)?.needs ?? []);
  if (comparesWithSettings.has(name)) needs.add('check-settings');
  for (const need of needs) for (const inner of listNeeds(need)) needs.add(inner);
  return needs;
}

/** Whether a fault that one mutation's step reports would hide the other mutation. */
const hides = ([reporting = '']: readonly string[], names: readonly string[]) =>
  names.some((name, index) => (index > 0 && name === reporting) || listNeeds(name).has(reporting));

/** Whether the diagnostic of a mutation can be in another file. */
export const isElsewhere = ({ mutationClass: { elsewhere } }: Mutation, file: string): boolean =>
  elsewhere?.file?.test(file) ?? false;

/** The files of the API's description are checked as one document, in which a fault can hide others. */
const isOpenApiFault = ({ file, mutationClass }: Mutation) =>
  file.startsWith('openapi/') && mutationClass.accepted === undefined;

const canCombine = (a: Mutation, b: Mutation) =>
  !(isOpenApiFault(a) && isOpenApiFault(b)) &&
  !(a.mutationClass.isAlone || b.mutationClass.isAlone) &&
  !(isElsewhere(a, b.file) || isElsewhere(b, a.file)) &&
  a.file !== b.file &&
  !hides(a.steps, b.steps) &&
  !hides(b.steps, a.steps);

/** Combines mutations of different files to runs, each of which must report all of its mutations. */
export function combine(mutations: readonly Mutation[], seed: number): Mutation[][] {
  const batches: Mutation[][] = [];
  for (const mutation of shuffle(mutations, String(seed))) {
    const batch = batches.find((candidate) =>
      candidate.every((other) => canCombine(mutation, other)),
    );
    if (batch) batch.push(mutation);
    else batches.push([mutation]);
  }
  return batches;
}
