import type { FindingAt, Severity } from '../../kit/diagnostics/diagnostic';
import { escapeRegExp } from '../../kit/text/escape-reg-exp';
import { getWording } from '../../site/reference/reference-data';
import { getSite } from '../../site/site-settings';

export const wordingFile = 'content/reference/wording.yaml';

/** What to use instead of a word or phrase, and how it is reported. */
type WordingRule = { use: string; severity: Severity };

/**
 * Returns the rule of each word and phrase to avoid, without the words that the site allows. Throws a DiagnosticError if
 * the file is invalid.
 */
export function getWordingRules(): Map<string, WordingRule> {
  const { allowedWords } = getSite();
  const rules = getWording().words.flatMap(({ use, avoid, hint }) =>
    avoid.map((phrase): [string, WordingRule] => [
      phrase,
      { use, severity: hint ? 'hint' : 'advice' },
    ]),
  );
  return new Map(rules.filter(([phrase]) => !allowedWords.includes(phrase)));
}

/** Matches every word and phrase to avoid. Words of a phrase may be on two lines. */
function createPattern(phrases: Iterable<string>): RegExp {
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => escapeRegExp(phrase).replace(/ /g, '\\s+'));
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
    ({ 0: found, index }): FindingAt<number> => {
      const rule = rules.get(found.toLowerCase().replace(/\s+/g, ' '));
      const message = `"${found}" is a word to avoid (${wordingFile})`;
      const { use: expected = 'another word', severity = 'advice' } = rule ?? {};
      return { at: index, severity, message, found, expected };
    },
  );
  const guillemet = prose.search(/[«»]/);
  if (guillemet < 0) return words;
  return [
    ...words,
    {
      at: guillemet,
      severity: 'hint',
      message: `"${prose[guillemet]}" is not an English quotation mark`,
      found: prose.slice(guillemet, guillemet + 40),
      expected: '**bold** for a label, or straight quotation marks',
    },
  ];
}
