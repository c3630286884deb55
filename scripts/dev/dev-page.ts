import { append } from '../../lib/build/export/deliver-page';
import { hasUnrenderedPart, removeNextClient } from '../../lib/build/export/next-internals';

/** The inline scripts for the end of a page, as JavaScript. */
export type DevScripts = {
  /** Parts that the export adds to pages. */
  pageEnd: string;
  /** Loads the page again when the site has changed. */
  reload: string;
};

/** Whether Next's client displays an error in a document: the server could not render it, or a part of it. */
const showsError = (html: string, status: number): boolean =>
  status >= 500 || html.includes('<html id="__next_error__"') || hasUnrenderedPart(html);

/**
 * Makes of a page of `next dev` what the export makes of it (lib/build/export/deliver-page.ts), except that it keeps the links of
 * its stylesheets. It gets no id of a build, so navigation loads pages: data of pages would need the numbers of their style
 * rules, which are known only when all pages have been rendered.
 *
 * Pages that show an error keep Next's client, which displays it. It does not leave each of them, so they are loaded again.
 * @param html a document of Next, or another one
 */
export function toDevPage(html: string, status: number, { pageEnd, reload }: DevScripts): string {
  if (!html.includes('/_next/') || !html.includes('</body>')) return html;
  if (showsError(html, status)) return append(html, `<script>${reload}</script>`);
  return append(removeNextClient(html), `<script>${pageEnd}</script><script>${reload}</script>`);
}
