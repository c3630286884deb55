import {
  applicationAttribute,
  probeAttribute,
  webFontsAttribute,
} from '../site/data-attributes/document';
import { baseUrlBannerId } from '../site/load-failure';
import { type PageCode, pageCodeId } from '../site/page-code';
import { listClasses } from './used-styles';

/** The files of a page that can hydrate on demand. */
type PageParts = {
  /** The page as Next exported it. */
  html: string;
  /** The page's payload as Next exported it, for soft navigations to the page. */
  payload: string;
  /** The path of that payload on the site, with the base URL. */
  payloadPath: string;
  /** The inline script that hydrates the page on demand, as JavaScript. */
  script: string;
  /** The JSON of the rules by which browsers prefetch pages (speculation-rules.ts). */
  speculationRules: string;
  /** Returns the rules of a stylesheet that can apply to elements with these classes (used-styles.ts). */
  selectStyles: (href: string, classes: ReadonlySet<string>) => string;
};

const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const fontPreload = /(<link rel="preload" href="[^"]*" as="font")/g;
/** The rule of a font that is loaded, which the fallback font is not. */
const fontRule = /@font-face\{[^}]*url\([^}]*\}/g;
/** The URL of a font to preload, which is the text font. Next marks the name of its file. */
const preloadedFont = /url\(([^)]*\.p\.[^)]*)\)/;
const stylesheetLink = /<link rel="stylesheet" href="([^"]*)" data-precedence="[^"]*"\/>/g;
const startOfPayload = '(self.__next_f=self.__next_f||[]).push([0])';
const partOfPayload = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;
const bundlerEntry =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;

/** Whether a page is of no use without its code, so that it hydrates when it loads. */
export const isApplication = (html: string): boolean => html.includes(` ${applicationAttribute}=`);

/** Prevents data from ending the script element that contains it. */
const escapeForScript = (json: string) => json.replaceAll('<', '\\u003c');

function readPartOfPayload(code: string): string {
  const parsed: unknown = JSON.parse(partOfPayload.exec(code)?.[1] ?? 'null');
  if (!Array.isArray(parsed) || typeof parsed[1] !== 'string')
    throw new Error(`found ${code.slice(0, 60)}, expected a part of the payload as text`);
  return parsed[1];
}

/**
 * Next leaves out the preload of the text font where the name of a page's file has two extensions (page.workflow.tsx).
 * @param textFont the rule of the text font
 */
function createFontPreload(html: string, textFont: string): string {
  const href = preloadedFont.exec(textFont)?.[1];
  if (href === undefined || html.includes(' as="font"')) return '';
  return `<link rel="preload" href="${href}" as="font" media="not all" crossorigin="" type="font/woff2"/>`;
}

/**
 * The end of a stylesheet's link that applies only when hydrate-on-demand.ts lets it. Browsers load those that do not apply
 * last, unless they have a priority.
 */
const notApplied = ' media="not all" fetchpriority="high"/>';

/**
 * Replaces a page's stylesheets by one element with the rules that it uses, so that it needs no further request for its
 * first paint. The home page keeps the link to one that does not apply: it finds out by it whether the site is served at
 * the configured path.
 */
function inlineStyles(html: string, selectStyles: PageParts['selectStyles']) {
  const links = [...html.matchAll(stylesheetLink)];
  const [first] = links;
  if (!first) return { html, stylesheets: '' };
  const classes = listClasses(html);
  const sheets = links.map(([link, href = '']) => {
    const rules = selectStyles(href, classes);
    // If a font was defined again, browsers would now render the text in it that was laid out without it.
    const hasFonts = rules.includes('@font-face');
    const deferred = link.replace('/>', hasFonts ? ' disabled=""/>' : notApplied);
    return { rules, link, deferred };
  });
  const rules = sheets.map((sheet) => sheet.rules).join('');
  const fonts = rules.match(fontRule) ?? [];
  const textFont = fonts.filter((rule) => preloadedFont.test(rule)).join('');
  const codeFont = fonts.filter((rule) => !preloadedFont.test(rule)).join('');
  // lib/browser/text-font.ts applies them.
  const fontStyles = Object.entries({ text: textFont, code: codeFont }).map(
    ([name, font]) =>
      font && `<style media="not all" ${webFontsAttribute}="${name}">${font}</style>`,
  );
  const [shortest] = sheets.toSorted((a, b) => a.rules.length - b.rules.length);
  const probe = html.includes(baseUrlBannerId)
    ? shortest?.link.replace('/>', ` media="not all" ${probeAttribute}=""/>`)
    : '';
  const start = html.slice(0, first.index);
  const rest = html.slice(first.index).replace(stylesheetLink, '');
  return {
    html: [start, createFontPreload(html, textFont), ...fontStyles, probe, rest]
      .join('')
      // After the boot script: the font that it requests arrives while the browser parses these rules and the body.
      .replace('</head>', () => `<style>${rules.replace(fontRule, '')}</style></head>`),
    stylesheets: sheets.map(({ deferred }) => deferred).join(''),
  };
}

/**
 * Takes the scripts and the payload out of an exported page, which then hydrates on demand: a data block says what to
 * load, and an inline script loads it.
 * @returns the HTML of the page
 * @throws an error with what was found and expected if the page is not built as by the supported version of Next. It is
 *   then unknown whether the page would hydrate.
 */
export function deferHydration({
  html,
  payload,
  payloadPath,
  script,
  speculationRules,
  selectStyles,
}: PageParts): string {
  const scripts: string[] = [];
  const parts: string[] = [];
  const entries: unknown[] = [];
  const withoutCode = html
    .replace(scriptElement, (element, attributes: string, code: string) => {
      const source = / src="([^"]*\/_next\/[^"]*)"/.exec(attributes)?.[1];
      // The polyfills are for browsers that the site does not support.
      if (source !== undefined && !/ noModule/i.test(attributes)) scripts.push(source);
      if (source !== undefined || code === startOfPayload) return '';
      const entry = bundlerEntry.exec(code)?.[1];
      if (entry !== undefined) entries.push(JSON.parse(entry));
      else if (code.includes('__next_f')) parts.push(readPartOfPayload(code));
      else return element;
      return '';
    })
    .replace(scriptPreload, '')
    // The first frame would wait for it; lib/browser/text-font.ts enables it.
    .replace(fontPreload, '$1 media="not all"');
  const [entry] = entries;
  if (entries.length !== 1 || scripts.length === 0)
    throw new Error(
      `found ${entries.length} entries of the bundler and ${scripts.length} scripts, expected one entry and its scripts`,
    );
  if (parts.join('') !== payload)
    throw new Error(
      `the payload in the page differs from ${payloadPath}, expected the same: the page would not hydrate`,
    );
  const buildId = /"b":"([^"]+)"/.exec(payload)?.[1];
  if (buildId === undefined)
    throw new Error('found no ID of the build in the payload, expected "b"');
  const { html: styled, stylesheets } = inlineStyles(withoutCode, selectStyles);
  const end = styled.lastIndexOf('</body>');
  if (end < 0) throw new Error('found no </body>, expected one');
  const pageCode: PageCode = {
    payload: payloadPath,
    buildId,
    scripts: [...new Set(scripts)],
    stylesheets,
    entry,
  };
  const data = `<script type="application/json" id="${pageCodeId}">${escapeForScript(JSON.stringify(pageCode))}</script>`;
  const speculation = `<script type="speculationrules">${speculationRules}</script>`;
  return `${styled.slice(0, end)}${speculation}${data}<script>${script}</script>${styled.slice(end)}`;
}
