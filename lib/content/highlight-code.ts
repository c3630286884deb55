import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki';
import { extractHighlightComments, parseCodeMeta } from './code-meta';

export type HighlightedCode = {
  /** The code as HTML. Tokens have classes (`t-keyword`), no styles. */
  html: string;
  title?: string | undefined;
  language: string;
  firstLine?: number | undefined;
};

// The colors of the theme are CSS variables, which the stylesheet defines for light and dark mode. Each token has a
// short class instead of a style attribute, because a page contains its code twice: as HTML and as the payload.
const theme = createCssVariablesTheme({ name: 'portal', variablePrefix: '--t-', fontStyle: false });

let highlighter: Promise<Highlighter> | undefined;

const isBundled = (language: string): language is BundledLanguage =>
  Object.hasOwn(bundledLanguages, language);

async function loadLanguage(language: string): Promise<{ shiki: Highlighter; lang: string }> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  if (!isBundled(language)) return { shiki, lang: 'text' };
  await shiki.loadLanguage(language);
  return { shiki, lang: language };
}

/** Replaces each token's `color:var(--t-token-keyword)` with the class `t-keyword`. */
const stylesToClasses: ShikiTransformer = {
  span(node) {
    const name = /var\(--t-(?:token-)?([\w-]+)\)/.exec(String(node.properties.style ?? ''))?.[1];
    node.properties = name && name !== 'foreground' ? { class: `t-${name}` } : {};
  },
};

/** Removes the elements of lines that are not highlighted. The line breaks of the text are enough. */
const unwrapLines = (highlightedLines: ReadonlySet<number>): ShikiTransformer => ({
  code(code) {
    let number = 0;
    code.children = code.children.flatMap((line): ElementContent[] => {
      if (line.type !== 'element') return [line];
      number += 1;
      // A token with the default color does not need an element either.
      const tokens = line.children.flatMap((token) =>
        token.type === 'element' && !token.properties.class ? token.children : [token],
      );
      return highlightedLines.has(number)
        ? [{ ...line, properties: { class: 'marked' }, children: tokens }]
        : tokens;
    });
  },
});

/** Serializes without quotes around attribute values: the payload of the page would escape each of them twice. */
const toCompactHtml = (root: Root) => toHtml(root, { preferUnquoted: true });

/**
 * Highlights a code block at build time.
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
  const tree = shiki.codeToHast(code, {
    lang,
    theme: 'portal',
    mergeSameStyleTokens: true,
    transformers: [stylesToClasses, unwrapLines(highlightedLines)],
  });
  const [pre] = tree.children;
  const inner =
    pre?.type === 'element' && pre.children[0]?.type === 'element' ? pre.children[0].children : [];
  const html = toCompactHtml({ type: 'root', children: inner });
  return { html, title, language, firstLine };
}
