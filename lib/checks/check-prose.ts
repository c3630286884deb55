import type { Nodes, Parents, Root } from 'nlcst';
import { search } from 'nlcst-search';
import { toString as textOf } from 'nlcst-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { getWordingRules } from './wording-rules';

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
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  // @ts-expect-error: retext's tree replaces Markdown's for these rules alone
  .use(remarkRetext, english);

/**
 * What a page's prose does that the portal's texts do not: long sentences, words that others stand for, doubled
 * words, wrong articles, words that exclude. Code and attributes are not read.
 * @param file path from the project's root, for messages
 */
export async function checkProse(source: string, file: string): Promise<Diagnostic[]> {
  const page = new VFile({ value: source, path: file });
  await processor.run(processor.parse(page), page);
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
