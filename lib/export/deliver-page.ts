import {
  buildAttribute,
  integrityAttribute,
  nextClientAttribute,
  pageContentAttribute,
  srcAttribute,
} from '../site/data-attributes/document';
import { type PageCode, pageCodeId } from '../site/page-code';
import { inlineStyles } from './inline-styles';
import { type NextCode, removeMarkers, stylesheetLink, takeNextCode } from './next-internals';
import type { PageStyles } from './page-styles';

/** When a page needs Next's client: never, when the reader begins to use it, or when it loads. */
export type NextClient = 'never' | 'on-demand' | 'at-load';

/** Reads from a page when it needs Next's client. Components that Next hydrates say so. */
export function readNextClient(html: string): NextClient {
  if (html.includes(` ${nextClientAttribute}="at-load"`)) return 'at-load';
  return html.includes(` ${nextClientAttribute}="on-demand"`) ? 'on-demand' : 'never';
}

/** Whether documents of other pages show a page: it has no Next's client, and a part that differs from theirs. */
export const isShownInOthers = (html: string): boolean =>
  readNextClient(html) === 'never' && html.includes(` ${pageContentAttribute}=`);

/** The inline scripts at the end of pages, as JavaScript. */
export type EndScripts = Readonly<Record<'never' | 'on-demand', string>>;

/** The element of the behaviors script, which a page loads when the reader begins to use it. */
const behaviorsElement =
  /<script(?=[^>]* type="module")(?=[^>]* src="([^"]*)")(?=[^>]* integrity="([^"]*)")[^>]*><\/script>/;

/** Takes the behaviors script out of a page. Returns the attributes by which the last inline script loads it. */
function takeBehaviors(html: string): { html: string; attributes: string } {
  const [element = '', src = '', integrity = ''] = behaviorsElement.exec(html) ?? [];
  if (element === '') throw new Error('found no script of the behaviors, expected one');
  return {
    html: html.replace(element, ''),
    attributes: ` ${srcAttribute}="${src}" ${integrityAttribute}="${integrity}"`,
  };
}

/** Prevents data from ending the script element that contains it. */
const escapeForScript = (json: string) => json.replaceAll('<', '\\u003c');

const addBuild = (html: string, build: string) =>
  html.replace('<html ', `<html ${buildAttribute}="${build}" `);

/** Adds HTML to the end of a page's body. */
export function append(html: string, end: string): string {
  const index = html.lastIndexOf('</body>');
  if (index < 0) throw new Error('found no </body>, expected one');
  return html.slice(0, index) + end + html.slice(index);
}

/**
 * The end of a stylesheet's link that applies only when hydrate-on-demand.ts lets it. Browsers load those that do not apply
 * last, unless they have a priority.
 */
const notApplied = ' media="not all" fetchpriority="high"/>';

/** If a font was defined again, browsers would now render the text in it that was laid out without it. */
const disabled = ' disabled=""/>';

type PageParts = {
  /** The page as Next exported it. */
  html: string;
  styles: PageStyles;
  scripts: EndScripts;
  /** The URL of the payload that Next exported with the page, and its content. */
  payloadPath: string;
  payload: string;
};

/** The data block by which hydrate-on-demand.ts loads Next's client. */
function createPageCode(
  { html, styles: { hasFonts }, payloadPath, payload }: PageParts,
  code: NextCode,
): string {
  if (code.payload !== payload)
    throw new Error(
      `the payload in the page differs from ${payloadPath}, expected the same: the page would not hydrate`,
    );
  const stylesheets = [...html.matchAll(stylesheetLink)].map(([link, href = '']) =>
    link.replace('/>', hasFonts(href) ? disabled : notApplied),
  );
  const pageCode: PageCode = {
    payload: payloadPath,
    buildId: code.buildId,
    scripts: code.scripts,
    stylesheets: stylesheets.join(''),
    entry: code.entry,
  };
  return `<script type="application/json" id="${pageCodeId}">${escapeForScript(JSON.stringify(pageCode))}</script>`;
}

/**
 * Makes of a page that Next exported the page that readers get: with the style rules that it uses, and without Next's
 * client unless it needs that.
 * @throws an error with what was found and expected if the page is not built as by the supported version of Next
 */
export function deliverPage(parts: PageParts): string {
  const { html, styles, scripts } = parts;
  const { html: withoutCode, code } = takeNextCode(html);
  const client = readNextClient(html);
  if (client === 'at-load') return addBuild(html, code.buildId);
  const { html: delivered, attributes } = takeBehaviors(
    client === 'never' ? removeMarkers(withoutCode) : withoutCode,
  );
  const data = client === 'never' ? '' : createPageCode(parts, code);
  return append(
    addBuild(inlineStyles(delivered, styles), code.buildId),
    `${data}<script${attributes}>${scripts[client]}</script>`,
  );
}
