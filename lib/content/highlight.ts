import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki';
import { parseCodeMeta, takeHighlightComments } from './code-meta';

export type HighlightedCode = {
  /** Lines of HTML: tokens carry classes (`t-keyword`), never styles. */
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

/** Turns each token's `color:var(--t-token-keyword)` into the class `t-keyword`; marks highlighted lines. */
function classesForStyles(highlight: ReadonlySet<number>): ShikiTransformer {
  return {
    span(node) {
      const name = /var\(--t-(?:token-)?([\w-]+)\)/.exec(String(node.properties.style ?? ''))?.[1];
      delete node.properties.style;
      if (name && name !== 'foreground') node.properties.class = `t-${name}`;
    },
    line(node, number) {
      node.properties.class = highlight.has(number) ? 'line marked' : 'line';
      // A token in the text's own colour needs no element.
      node.children = node.children.flatMap((child) =>
        child.type === 'element' && Object.keys(child.properties).length === 0
          ? child.children
          : [child],
      );
    },
  };
}

/**
 * Highlights a code block at build time.
 * @param meta what stands behind the fence's language; see parseCodeMeta
 */
export async function highlightCode(
  source: string,
  language: string,
  meta = '',
): Promise<HighlightedCode> {
  const { title, highlight: ranges, firstLine } = parseCodeMeta(meta);
  const trimmed = source.replace(/\n$/, '');
  const { code, highlight } =
    ranges.size > 0 ? { code: trimmed, highlight: ranges } : takeHighlightComments(trimmed);
  const { shiki, lang } = await loadLanguage(language);
  const root = shiki.codeToHtml(code, {
    lang,
    theme: 'portal',
    transformers: [classesForStyles(highlight)],
  });
  const html = root.replace(/^<pre[^>]*><code>/, '').replace(/<\/code><\/pre>$/, '');
  return { html, title, language, firstLine };
}
