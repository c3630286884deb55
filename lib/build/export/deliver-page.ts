import { inlineStyles } from './inline-styles';
import { removeMarkers, takeNextCode } from './next-internals';
import type { PageStyles } from './page-styles';

/** Whether documents of other pages show a page: it has a part that differs from theirs. */
export const isShownInOthers = (html: string): boolean => html.includes(' data-page-content=');

/** The element of the behaviors script, which a page loads when the reader begins to use it. */
const behaviorsElement =
  /<script(?=[^>]* type="module")(?=[^>]* src="([^"]*)")(?=[^>]* integrity="([^"]*)")[^>]*><\/script>/;

/** Takes the behaviors script out of a page. Returns the attributes by which the last inline script loads it. */
function takeBehaviors(html: string): { html: string; attributes: string } {
  const [element = '', src = '', integrity = ''] = behaviorsElement.exec(html) ?? [];
  if (element === '') throw new Error('found no script of the behaviors, expected one');
  return {
    html: html.replace(element, ''),
    attributes: ` data-src="${src}" data-integrity="${integrity}"`,
  };
}

const addBuild = (html: string, build: string) =>
  html.replace('<html ', `<html data-build="${build}" `);

/** Removes the id of the build from the HTML of a page. */
export const removeBuildId = (html: string): string =>
  html.replace(/(<html data-build=")[^"]*/, '$1');

/** Adds HTML to the end of a page's body. */
export function append(html: string, end: string): string {
  const index = html.lastIndexOf('</body>');
  if (index < 0) throw new Error('found no </body>, expected one');
  return html.slice(0, index) + end + html.slice(index);
}

/**
 * Makes of a page that Next exported the page that readers get: with the style rules that it uses, and without Next's
 * client.
 * @param exported the page as Next exported it
 * @param endScript the last inline script, as JavaScript
 * @throws an error with what was found and expected if the page is not built as by the supported version of Next
 */
export function deliverPage(exported: string, styles: PageStyles, endScript: string): string {
  const { html, buildId } = takeNextCode(exported);
  const { html: delivered, attributes } = takeBehaviors(removeMarkers(html));
  return append(
    addBuild(inlineStyles(delivered, styles), buildId),
    `<script${attributes}>${endScript}</script>`,
  );
}
