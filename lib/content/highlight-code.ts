import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type LanguageRegistration,
  type ShikiTransformer,
} from 'shiki';
import { extractHighlightComments, parseCodeMeta } from './code-meta';

export type HighlightedCode = {
  /** The code as HTML. Tokens have classes (`t-k`), no styles. */
  html: string;
  title?: string | undefined;
  language: string;
  firstLine?: number | undefined;
};

// The colors of the theme are CSS variables, which the stylesheet defines for light and dark mode. Each token has a
// short class instead of a style attribute, which keeps the HTML small.
const theme = createCssVariablesTheme({ name: 'portal', variablePrefix: '--t-', fontStyle: false });

/** JSON in the single quotes of a curl option: the grammar of shells has one color for all of it. */
const jsonInShell: LanguageRegistration = {
  name: 'json-in-shell',
  scopeName: 'inline.json.shell',
  injectTo: ['source.shell'],
  injectionSelector: 'L:source.shell -comment',
  patterns: [
    {
      begin: /(?<=(?:--data|--data-raw|-d) )'(?=\[|\{)/.source,
      end: "'",
      patterns: [{ include: 'source.json' }],
    },
  ],
  repository: {},
};

let highlighter: Promise<Highlighter> | undefined;

const isBundled = (language: string): language is BundledLanguage =>
  Object.hasOwn(bundledLanguages, language);

async function loadLanguage(language: string): Promise<{ shiki: Highlighter; lang: string }> {
  highlighter ??= createHighlighter({ themes: [theme], langs: ['json', jsonInShell] });
  const shiki = await highlighter;
  if (!isBundled(language)) return { shiki, lang: 'text' };
  await shiki.loadLanguage(language);
  return { shiki, lang: language };
}

/** The classes of tokens by their color in the theme. They are short, because pages have thousands of tokens. */
const tokenClasses: Readonly<Record<string, string>> = {
  keyword: 't-k',
  string: 't-s',
  'string-expression': 't-q',
  constant: 't-c',
  function: 't-f',
  parameter: 't-a',
  comment: 't-m',
  punctuation: 't-p',
  link: 't-l',
};

/** Replaces each token's `color:var(--t-token-keyword)` with the class `t-k`. */
const stylesToClasses: ShikiTransformer = {
  span(node) {
    const name = /var\(--t-(?:token-)?([\w-]+)\)/.exec(String(node.properties.style ?? ''))?.[1];
    const className = tokenClasses[name ?? ''];
    node.properties = className ? { class: className } : {};
  },
};

/** A shorter line fits the narrowest column of samples. */
const maxUnwrappedLength = 38;

/** Punctuation after a string, which must not begin a line: a comma, brackets, or the backslash that ends a line of a shell. */
const endPunctuation = /^(?:[,;)\]}]+| \\$)/;

const isString = (token: ElementContent | undefined) =>
  token?.type === 'element' && token.properties.class === tokenClasses['string-expression'];

/**
 * Moves punctuation into the element of the string before it. Strings of long lines are boxes that wrap as a whole, so a
 * line could begin after them.
 */
function attachPunctuation(tokens: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const token of tokens) {
    const previous = result.at(-1);
    const text = textOf(token);
    const [end] = endPunctuation.exec(text) ?? [];
    if (end === undefined || previous?.type !== 'element' || !isString(previous)) {
      result.push(token);
      continue;
    }
    const className = token.type === 'element' ? token.properties.class : 'end';
    previous.children.push({
      type: 'element',
      tagName: 'span',
      properties: { class: className },
      children: [{ type: 'text', value: end }],
    });
    const rest = text.slice(end.length);
    if (rest === '') continue;
    const child = { type: 'text', value: rest } as const;
    result.push(token.type === 'element' ? { ...token, children: [child] } : child);
  }
  return result;
}

type Line = { number: number; text: string };

/** `line` is one with a number, `long` one that wraps with an indentation. */
type LineClass = 'line' | 'line marked' | 'marked' | 'long';

/** Keeps the elements of lines that need one, with its class. For the others, the line breaks of the text are enough. */
const unwrapLines = (findClass: (line: Line) => LineClass | undefined): ShikiTransformer => ({
  code(code) {
    let number = 0;
    // The element of a long line is a block, so the line break after it would be an empty line: it is in the element.
    let hasLineBreak = false;
    code.children = code.children.flatMap((line, index): ElementContent[] => {
      if (line.type !== 'element') return hasLineBreak ? [] : [line];
      number += 1;
      // A token with the default color does not need an element either.
      const tokens = line.children.flatMap((token) =>
        token.type === 'element' && !token.properties.class ? token.children : [token],
      );
      const text = textOf(line);
      const className = findClass({ number, text });
      hasLineBreak = className === 'long' && index < code.children.length - 1;
      if (!className) return tokens;
      const attached = className === 'long' ? attachPunctuation(tokens) : tokens;
      const children: ElementContent[] = hasLineBreak
        ? [...attached, { type: 'text', value: '\n' }]
        : attached;
      // What wraps is below the start of its line, though not so far that a phone has no space for it.
      const indent = Math.min(text.search(/\S|$/) + 2, 12);
      const style =
        indent > 4 && text.length > maxUnwrappedLength && !className.startsWith('line')
          ? `--indent:${indent}ch`
          : undefined;
      return [{ ...line, properties: { class: className, style }, children }];
    });
  },
});

/** Lets URLs and paths of requests in highlighted code break before their segments and before their parameters. */
const breakUrls = (html: string): string =>
  html.replace(/(?:https?:\/|(?<=\s)\/api)\/[^\s'"<]+/g, (url) =>
    url.replace(/(?<=[^/:])[/?]|&#x26;/g, '<wbr>$&'),
  );

/** Serializes without quotes around attribute values, which keeps the HTML small. */
const toCompactHtml = (root: Root) => toHtml(root, { preferUnquoted: true });

/**
 * Highlights a code block at build time. Long lines wrap, with the rest of a line indented.
 * @param meta the text after the language of the code fence; see parseCodeMeta
 */
export async function highlightCode(
  source: string,
  language: string,
  meta = '',
): Promise<HighlightedCode> {
  const { title, highlightedLines: ranges, firstLine } = parseCodeMeta(meta);
  const trimmed = source.replace(/\n$/, '');
  const { code, highlightedLines } =
    ranges.size > 0
      ? { code: trimmed, highlightedLines: ranges }
      : extractHighlightComments(trimmed);
  const { shiki, lang } = await loadLanguage(language);
  const findClass = ({ number, text }: Line) => {
    const isMarked = highlightedLines.has(number);
    if (firstLine !== undefined) return isMarked ? 'line marked' : 'line';
    if (isMarked) return 'marked';
    return text.length > maxUnwrappedLength ? 'long' : undefined;
  };
  const tree = shiki.codeToHast(code, {
    lang,
    theme: 'portal',
    mergeSameStyleTokens: true,
    transformers: [stylesToClasses, unwrapLines(findClass)],
  });
  const [pre] = tree.children;
  const inner =
    pre?.type === 'element' && pre.children[0]?.type === 'element' ? pre.children[0].children : [];
  const html = toCompactHtml({ type: 'root', children: inner });
  return { html: breakUrls(html), title, language, firstLine };
}
