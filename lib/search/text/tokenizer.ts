/** A part of a word that can be found by itself: a word, or one of those that an identifier is made of. */
export type Token = {
  /** Folded: lower-case, without accents. */
  text: string;
  /** Where it stands in the text that it was read from. */
  start: number;
  end: number;
};

/** What stands between blanks and punctuation: a word, an identifier, a path. */
export type Compound = {
  parts: Token[];
  /** All parts as one word, where there are several: `checkhomedistance` of `check-home-distance`. */
  joined?: string;
  /** Where it begins with a slash: its form without what changes from call to call (`foldPath`). */
  path?: string;
};

const compoundPattern = /[\p{L}\p{N}\p{M}_./{}-]+/gu;
// The parts of POLICY_NUMBER, policyNumberRegEx, f2fBufferMinutes, IDs: capitals with a plural s, capitals, a word.
const partPattern =
  /\p{Lu}{2,}s(?![\p{L}\p{N}])|[\p{Lu}\p{N}]+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}\p{N}]+|[\p{L}\p{N}]+/gu;
const isPlain = /^[\da-z]*$/;

/** A text without case and accents, so that «São» is found by «sao». */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return isPlain.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

/**
 * A path as search knows it: `/api/v2/appointments/70412?x=1` and `/appointments/{appointmentId}` are both
 * `/appointments/{}`.
 */
export function foldUrlPath(path: string): string {
  const steps = path.split('?', 1)[0]?.split('/') ?? [];
  return steps
    .filter(Boolean)
    .map((step) => (/^(\{.*|:.+|\d+|<.*>)$/.test(step) ? '{}' : foldText(step)))
    .reduce((all, step) => `${all}/${step}`, '')
    .replace(/^\/api\/v2(?=\/|$)/, '');
}

/** Reads a text's words with their parts, in order. */
export function tokenize(text: string): Compound[] {
  const compounds: Compound[] = [];
  for (const { 0: compound, index } of text.matchAll(compoundPattern)) {
    const parts: Token[] = [];
    for (const match of compound.matchAll(partPattern)) {
      const start = index + match.index;
      parts.push({ text: foldText(match[0]), start, end: start + match[0].length });
    }
    if (parts.length === 0) continue;
    compounds.push({
      parts,
      ...(parts.length > 1 && { joined: parts.map((part) => part.text).join('') }),
      ...(compound.startsWith('/') && compound.length > 1 && { path: foldUrlPath(compound) }),
    });
  }
  return compounds;
}
