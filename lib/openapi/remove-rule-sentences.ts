import type { Rule } from './openapi-objects';

const split = (text: string) => text.split(/(?<=[.!?])\s+/);
const plain = (sentence: string) =>
  sentence.toLowerCase().replace(/`/g, '').replace(/\W+/g, ' ').trim();

/**
 * A description without the sentences that its rules say again. A reader of the document alone needs both;
 * a page shows the rules as cards below the description.
 */
export function removeRuleSentences(description: string, rules: readonly Rule[] = []): string {
  const said = new Set(rules.flatMap(({ rule }) => split(rule)).map(plain));
  return description
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      split(paragraph)
        .filter((sentence) => !said.has(plain(sentence)))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
