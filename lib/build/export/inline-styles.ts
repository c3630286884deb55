import { baseUrlBannerId } from '../../site/load-failure';
import { formatRanges } from '../../site/number-ranges';
import { preloadedFont, stylesheetLink } from './next-internals';
import type { PageStyles } from './page-styles';
import { listClasses } from './style-rules';

const fontPreload = /(<link rel="preload" href="[^"]*" as="font")/g;

/** Lists the URLs of a page's stylesheets, in their order. */
export const listStylesheets = (html: string): string[] =>
  [...html.matchAll(stylesheetLink)].map(([, href = '']) => href);

/** Whether a rule is that of a font that is loaded, which the fallback font is not. */
const isWebFont = (css: string) => css.startsWith('@font-face') && css.includes('url(');

/**
 * Next leaves out the preload of the text font where the name of a page's file has two extensions (page.workflow.tsx).
 * @param textFont the rule of the text font
 */
function createFontPreload(html: string, textFont: string): string {
  const href = preloadedFont.exec(textFont)?.[1];
  if (href === undefined || html.includes(' as="font"')) return '';
  return `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`;
}

/**
 * Replaces a page's stylesheets by one element with the rules that it uses, one in each line, so that it needs no further
 * request for its first paint. The home page keeps the link to one that does not apply: it finds out by it whether the site
 * is served at the configured path.
 */
export function inlineStyles(html: string, { rules, select }: PageStyles): string {
  const links = [...html.matchAll(stylesheetLink)];
  const [first] = links;
  if (!first) return html;
  const all = select(listStylesheets(html), listClasses(html)).map((number) => ({
    number,
    css: rules[number]?.css ?? '',
  }));
  const fonts = all.filter(({ css }) => isWebFont(css)).map(({ css }) => css);
  const textFont = fonts.filter((css) => preloadedFont.test(css)).join('');
  const codeFont = fonts.filter((css) => !preloadedFont.test(css)).join('');
  // lib/site/browser/text-font.ts applies them.
  const fontStyles = Object.entries({ text: textFont, code: codeFont }).map(
    ([name, font]) => font && `<style media="not all" data-web-fonts="${name}">${font}</style>`,
  );
  const probe = html.includes(baseUrlBannerId)
    ? first[0].replace('/>', ' media="not all" data-probe=""/>')
    : '';
  const used = all.filter(({ css }) => !isWebFont(css));
  const numbers = formatRanges(used.map(({ number }) => number));
  const style = `<style data-rules="${numbers}">${used.map(({ css }) => css).join('\n')}</style>`;
  const start = html.slice(0, first.index);
  const rest = html.slice(first.index).replace(stylesheetLink, '');
  return (
    [start, createFontPreload(html, textFont), ...fontStyles, probe, rest]
      .join('')
      // The first frame would wait for it; lib/site/browser/text-font.ts enables it.
      .replace(fontPreload, '$1 media="not all"')
      // After the boot script: the font that it requests arrives while the browser parses these rules and the body.
      .replace('</head>', () => `${style}</head>`)
  );
}
