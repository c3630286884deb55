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
  /** The code as HTML: tokens carry classes (`t-keyword`), never styles. */
  html: string;
  title?: string;
  language: string;
  firstLine?: number;
};

const prefix = '--t-';

// One theme whose colours are CSS variables: light and dark live in the style sheet, and the page carries
// one short class per token instead of a style attribute (technical-facts.md, «The static export»).
const theme = createCssVariablesTheme({ name: 'portal', variablePrefix: prefix, fontStyle: false });

let highlighter: Promise<Highlighter> | undefined;

async function loadLanguage(language: string): Promise<{ shiki: Highlighter; lang: string }> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  if (!Object.hasOwn(bundledLanguages, language)) return { shiki, lang: 'text' };
  await shiki.loadLanguage(language as BundledLanguage);
  return { shiki, lang: language };
}

/** Turns each token's `color:var(--t-token-keyword)` into the class `t-keyword`. */
const classesForStyles: ShikiTransformer = {
  span(node) {
    const name = /var\(--t-(?:token-)?([\w-]+)\)/.exec(String(node.properties.style ?? ''))?.[1];
    node.properties = name && name !== 'foreground' ? { class: `t-${name}` } : {};
  },
};

/** Keeps the elements of the lines that are highlighted; elsewhere the text's own line ends are enough. */
const markLines = (highlight: ReadonlySet<number>): ShikiTransformer => ({
  code(code) {
    let number = 0;
    code.children = code.children.flatMap((line): ElementContent[] => {
      if (line.type !== 'element') return [line];
      number += 1;
      // A token in the text's own colour needs no element either.
      const tokens = line.children.flatMap((token) =>
        token.type === 'element' && !token.properties.class ? token.children : [token],
      );
      return highlight.has(number)
        ? [{ ...line, properties: { class: 'marked' }, children: tokens }]
        : tokens;
    });
  },
});

/** Attribute values without quotes: the navigation payload would escape each quote twice. */
const toCompactHtml = (root: Root) => toHtml(root, { preferUnquoted: true });

/**
 * Highlights a code block at build time.
 * @param meta what stands behind the fence's language; see parseCodeMeta
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
    transformers: [classesForStyles, markLines(highlightedLines)],
  });
  const [pre] = tree.children;
  const inner =
    pre?.type === 'element' && pre.children[0]?.type === 'element' ? pre.children[0].children : [];
  const html = toCompactHtml({ type: 'root', children: inner });
  return { html, title, language, firstLine };
}
