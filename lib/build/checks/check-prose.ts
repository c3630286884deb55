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
import { parseMdxSource, readMdxFile } from '../../content/mdx';
import { readCodeInputs } from '../../kit/build-cache/code-inputs';
import { openPassedInputs } from '../../kit/build-cache/passed-inputs';
import { abbreviate, type Diagnostic, type Severity } from '../../kit/diagnostics/diagnostic';
import { readText } from '../../kit/files/project-files';
import { runInThreads } from '../../kit/threads/run-in-thread';
import { getSite, siteFiles } from '../../site/site-settings';
import { listChangedMdxFiles } from './changed-mdx-files';
import { getWordingRules, wordingFile } from './find-wording';
import { removeIgnored } from './remove-ignored';

/** Longer sentences are hard to read on a screen. */
const maxSentenceWords = 40;

/**
 * Terms of retext-equality that hurt people. The others are often technical terms, such as man in the middle, or a matter
 * of taste.
 */
const hurtfulTerms = /^(?:slaves?|(?:black|white)[ -]?list(?:s|ed|ing)?|guys)\b/i;

/** A retext plugin that reports long sentences. */
function checkSentenceLength() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'SentenceNode', (sentence) => {
      const words = sentence.children.filter(({ type }) => type === 'WordNode');
      if (words.length > maxSentenceWords) {
        // The position of a sentence can start with a component before it.
        const place = words[0]?.position;
        const reason = `The sentence has ${words.length} words`;
        const message = file.message(reason, { place, ruleId: 'hint' });
        message.expected = [`at most ${maxSentenceWords} words`];
      }
    });
  };
}

/** A retext plugin that reports the words and phrases to avoid. */
function checkWording() {
  const rules = getWordingRules();
  return (tree: Root, file: VFile) => {
    const report = (match: Nodes[], _index: number, _parent: Parents, phrase: string) => {
      const reason = `"${textOf(match)}" is a word to avoid (${wordingFile})`;
      const { use = 'another word', severity = 'advice' } = rules.get(phrase) ?? {};
      const message = file.message(reason, { place: match[0]?.position, ruleId: severity });
      message.expected = [use];
    };
    search(tree, [...rules.keys()], report, { allowDashes: true });
  };
}

/** A retext plugin that reports guillemets, which are no quotation marks of English. */
function checkQuotationMarks() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'PunctuationNode', ({ value, position }) => {
      if (value !== '«' && value !== '»') return;
      const reason = `"${value}" is not an English quotation mark`;
      const message = file.message(reason, { place: position, ruleId: 'hint' });
      message.expected = ['**bold** for a label, or straight quotation marks'];
    });
  };
}

/** Creates the checks of prose. They read the words of the site's settings, which can change. */
const createProcessor = () =>
  unified().use(
    remarkRetext,
    // @ts-expect-error: the types do not allow a processor of another syntax tree
    unified()
      .use(retextEnglish)
      .use(retextIndefiniteArticle)
      .use(retextRepeatedWords)
      .use(retextEquality, { ignore: [...getSite().allowedWords] })
      .use(checkSentenceLength)
      .use(checkQuotationMarks)
      .use(checkWording),
  );

/** How a message is reported. Several rules can report the same word: then the first is enough. */
function severityOf({ source, ruleId, actual }: VFile['messages'][number]): Severity {
  if (source === 'retext-equality') return hurtfulTerms.test(actual ?? '') ? 'advice' : 'hint';
  return ruleId === 'hint' ? 'hint' : 'advice';
}

/**
 * Checks the prose of an MDX source: sentence length, wording, repeated words, articles and inclusive language. Ignores
 * code and attributes.
 * @param file the path from the project's root
 */
export async function checkProse(
  source: string,
  file: string,
  tree = parseMdxSource(source, file),
): Promise<Diagnostic[]> {
  const page = new VFile({ value: source, path: file });
  await createProcessor().run(tree, page);
  const lines = source.split('\n');
  const messages = page.messages.filter(
    ({ line, column }, index) =>
      page.messages.findIndex((other) => other.line === line && other.column === column) === index,
  );
  return messages.map((message) => {
    const { reason, line, column, actual, expected = [] } = message;
    const words = expected.filter((word) => word !== actual);
    return {
      severity: severityOf(message),
      file,
      line,
      column,
      message: reason,
      found: abbreviate(actual || lines[(line ?? 1) - 1] || ''),
      expected: words.join(' or ') || 'plain words',
    };
  });
}

/** The prose of fewer files is checked in the time that another thread needs to start. */
const minFilesPerThread = 200;

type CheckedFile = { file: string; diagnostics: Diagnostic[] };

/** Checks the prose of MDX files. Leaves out those that cannot be parsed, which the build step check-mdx reports. */
export async function run(files: readonly string[]): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const { source, tree } = readMdxFile(file);
    if (!tree) continue;
    checked.push({ file, diagnostics: removeIgnored(await checkProse(source, file, tree)) });
  }
  return checked;
}

/** Checks the prose of every page that has changed since it last passed. */
export async function checkAllProse(): Promise<Diagnostic[]> {
  const code = await readCodeInputs('lib/build/checks/check-prose.ts');
  const passed = openPassedInputs('prose', [
    ...code,
    readText(wordingFile),
    readText(siteFiles.allowedWords),
  ]);
  const changed = new Map(listChangedMdxFiles(passed).map(({ file, source }) => [file, source]));
  const url = new URL(import.meta.url);
  const checked = await runInThreads(url, run, [...changed.keys()], minFilesPerThread);
  for (const { file, diagnostics } of checked) {
    const source = changed.get(file);
    if (source !== undefined && diagnostics.length === 0) passed.add(source);
  }
  passed.save();
  return checked.flatMap(({ diagnostics }) => diagnostics);
}
