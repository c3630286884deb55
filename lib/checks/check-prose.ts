import type { Nodes, Parents, Root } from 'nlcst';
import { search } from 'nlcst-search';
import { toString as textOf } from 'nlcst-to-string';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { listMdxFiles, parseMdxSource } from '../content/mdx';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { readText } from '../files/project-files';
import { openPassedInputs } from './passed-inputs';
import { getWordingRules, wordingFile } from './wording-rules';

/** The longest sentence, in words: more is hard to follow on a screen. */
const longestSentence = 32;

/** Words of the field's own that the check for equality takes for another meaning. */
const fieldTerms = [
  'host',
  'hosts',
  'invalid',
  'disabled',
  'master',
  'patient',
  'patients',
  'special',
  'postman',
];

function sentenceLength() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'SentenceNode', (sentence) => {
      const words = sentence.children.filter(({ type }) => type === 'WordNode').length;
      if (words > longestSentence) {
        file.message(`The sentence has ${words} words`, {
          place: sentence.position,
          ruleId: `at most ${longestSentence} words`,
        });
      }
    });
  };
}

function wording() {
  const words = getWordingRules();
  return (tree: Root, file: VFile) => {
    const find = (match: Nodes[], _index: number, _parent: Parents, phrase: string) => {
      const [first] = match;
      file.message(`Another word stands for this idea: «${textOf(match)}»`, {
        place: first?.position,
        ruleId: words.get(phrase),
      });
    };
    search(tree, [...words.keys()], find, { allowDashes: true });
  };
}

const english = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(retextEquality, { ignore: fieldTerms })
  .use(sentenceLength)
  .use(wording);

const processor = unified()
  // @ts-expect-error: retext's tree replaces Markdown's for these rules alone
  .use(remarkRetext, english);

/**
 * Checks the prose of an MDX source: sentence length, wording, repeated words, articles, words that exclude. Code and
 * attributes are not read.
 * @param file path from the project's root, for messages
 */
export async function checkProse(source: string, file: string): Promise<Diagnostic[]> {
  const page = new VFile({ value: source, path: file });
  await processor.run(parseMdxSource(source, file), page);
  return page.messages.map(({ reason, line, column, ruleId, actual, expected }) => ({
    severity: 'error',
    file,
    line,
    column,
    message: reason,
    ...(actual && { found: actual }),
    expected: expected?.join(' or ') || ruleId || 'plain words',
  }));
}

/** Everything on which the result for a page depends: these rules, the wordings and the libraries. */
const rulesFiles = ['lib/checks/check-prose.ts', wordingFile, 'package-lock.json'];

/** Checks the prose of every page, except those that have not changed since they passed. */
export async function checkAllProse(): Promise<Diagnostic[]> {
  const passed = openPassedInputs('prose', rulesFiles.map(readText));
  const diagnostics: Diagnostic[] = [];
  for (const file of listMdxFiles()) {
    const source = readText(file);
    if (passed.has(source)) continue;
    const found = await checkProse(source, file);
    if (found.length === 0) passed.add(source);
    diagnostics.push(...found);
  }
  passed.save();
  return diagnostics;
}
