/** A word, or a part of an identifier, that can be found on its own. */
export type Token = {
  /** Lowercase and without diacritics (`foldText`). */
  text: string;
  /** Offsets in the source text; `end` is exclusive. */
  start: number;
  end: number;
};

/** A run of characters between white space and punctuation: a word, an identifier, or a URL path. */
export type Compound = {
  parts: Token[];
  /** The parts joined into one word if there are several: `checkhomedistance` for `check-home-distance`. */
  joined?: string | undefined;
  /** The normalized path (`foldUrlPath`) if the run starts with a slash. */
  path?: string | undefined;
};

const runPattern = /[\p{L}\p{N}\p{M}_./{}-]+/gu;
/** In a qualified name or a file name, dots and slashes separate identifiers: `Appointment.appointmentFee`. */
const identifierPattern = /[^./{}]+/g;
// In this order: an acronym with a plural s (IDs), an acronym or number, a capitalized or lowercase word, anything else.
const partPattern =
  /\p{Lu}{2,}s(?![\p{L}\p{N}])|[\p{Lu}\p{N}]+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}\p{N}]+|[\p{L}\p{N}]+/gu;
const asciiPattern = /^[\da-z]*$/;

/** Letters that Unicode does not decompose, as people write them without these letters. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Removes case and diacritics, so that the query "sao" finds "São". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (asciiPattern.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłđðøæœþħı]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * Normalizes a URL path: drops the query string and the API prefix, and replaces parameters and numeric ids by `{}`.
 * `/api/v2/appointments/70412?x=1` and `/appointments/{appointmentId}` both become `/appointments/{}`.
 */
export function foldUrlPath(path: string): string {
  const segments = path.split('?', 1)[0]?.split('/') ?? [];
  return segments
    .filter(Boolean)
    .map((segment) => (/^(\{.*|:.+|\d+|<.*>)$/.test(segment) ? '{}' : foldText(segment)))
    .reduce((folded, segment) => `${folded}/${segment}`, '')
    .replace(/^\/api\/v2(?=\/|$)/, '');
}

/** Returns the words and the parts of identifiers in a run of characters that starts at an offset of the text. */
function splitIntoParts(run: string, offset: number): Token[] {
  return [...run.matchAll(partPattern)].map((match) => {
    const start = offset + match.index;
    return { text: foldText(match[0]), start, end: start + match[0].length };
  });
}

/** Splits a text into words, identifiers, and paths, each with its parts, in text order. */
export function tokenize(text: string): Compound[] {
  const compounds: Compound[] = [];
  for (const { 0: run, index } of text.matchAll(runPattern)) {
    // A possessive is not a word: "doctor's", "what's new".
    if (run === 's' && /['’]/.test(text[index - 1] ?? '')) continue;
    if (run.startsWith('/') && run.length > 1) {
      const parts = splitIntoParts(run, index);
      if (parts.length > 0) compounds.push({ parts, path: foldUrlPath(run) });
      continue;
    }
    for (const { 0: identifier, index: position } of run.matchAll(identifierPattern)) {
      const parts = splitIntoParts(identifier, index + position);
      if (parts.length === 0) continue;
      const joined = parts.length > 1 ? parts.map((part) => part.text).join('') : undefined;
      compounds.push({ parts, joined });
    }
  }
  return compounds;
}

/** Returns the words of a text, and the parts of its identifiers, in text order. */
export const listWords = (text: string): string[] =>
  tokenize(text).flatMap(({ parts }) => parts.map((part) => part.text));
