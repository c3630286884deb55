/** Sorted words without the letters that each has in common with the word before it. */
export type PackedWords = {
  /** The rest of each word, separated by spaces. */
  endings: string;
  /** The number of letters that each word has in common with the one before it, as one base-36 digit per word. */
  shared: string;
};

const maxShared = 35;

function countSharedLetters(a: string, z: string): number {
  let count = 0;
  while (count < maxShared && count < a.length && a[count] === z[count]) count++;
  return count;
}

/** Compresses sorted words. */
export function packWords(words: readonly string[]): PackedWords {
  const shared = words.map((word, index) => countSharedLetters(words[index - 1] ?? '', word));
  return {
    endings: words.map((word, index) => word.slice(shared[index])).join(' '),
    shared: shared.map((count) => count.toString(36)).join(''),
  };
}

/** Restores the words that `packWords` compressed. */
export function unpackWords({ endings, shared }: PackedWords): string[] {
  if (shared === '') return [];
  let previous = '';
  return endings.split(' ').map((ending, index) => {
    previous = previous.slice(0, Number.parseInt(shared[index] ?? '0', 36)) + ending;
    return previous;
  });
}
