import type { FindingAt } from '../../kit/diagnostics/diagnostic';
import { getWording } from '../../site/reference/reference-data';

export const wordingFile = 'content/reference/wording.yaml';

/** Returns the replacement of each word and phrase to avoid. Throws a DiagnosticError if the file is invalid. */
export const getWordingRules = (): Map<string, string> =>
  new Map(
    getWording().words.flatMap(({ use, avoid }) =>
      avoid.map((phrase): [string, string] => [phrase, use]),
    ),
  );

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches every word and phrase to avoid. Words of a phrase may be on two lines. */
function createPattern(phrases: Iterable<string>): RegExp {
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => escapeForRegExp(phrase).replace(/ /g, '\\s+'));
  return new RegExp(
    `(?<![\\p{L}\\d_/.-])(?:${alternatives.join('|') || '(?!)'})(?![\\p{L}\\d_/-])`,
    'giu',
  );
}

/** Code in backticks, URLs and values such as CANCELLED are not checked. Spaces replace them. */
const blankCode = (text: string) =>
  text.replace(/`[^`]*`|https?:\/\/\S+|\b[A-Z_]{3,}\b/g, (code) => ' '.repeat(code.length));

/**
 * Finds the words and phrases to avoid, and guillemets, each at its offset.
 * @param text plain text or Markdown without code blocks
 */
export function findWordingProblems(text: string): FindingAt<number>[] {
  const rules = getWordingRules();
  const prose = blankCode(text);
  const words = [...prose.matchAll(createPattern(rules.keys()))].map(
    ({ 0: found, index }): FindingAt<number> => ({
      at: index,
      message: `"${found}" is a word to avoid (${wordingFile})`,
      found,
      expected: rules.get(found.toLowerCase().replace(/\s+/g, ' ')) ?? 'another word',
    }),
  );
  const guillemet = prose.search(/[«»]/);
  if (guillemet < 0) return words;
  return [
    ...words,
    {
      at: guillemet,
      message: `"${prose[guillemet]}" is not an English quotation mark`,
      found: prose.slice(guillemet, guillemet + 40),
      expected: '**bold** for a label, or straight quotation marks',
    },
  ];
}
