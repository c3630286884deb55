import { islandMarker } from './island-marker';

/**
 * Assumptions about the pages that Next exports, beyond its documentation. If a version of Next writes them in
 * another form, the build fails with what was found and expected.
 */

const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const nextSource = / src="([^"]*\/_next\/[^"]*)"/;
const stylePreload = /<link rel="preload" href="[^"]*" as="style"\/>/g;
/** Elements that would still load a script of Next. */
const otherLoad = /<(?:link|script)[^>]*="[^"]*\/_next\/[^"]*\.js["?][^>]*>/;
const startOfPayload = '(self.__next_f=self.__next_f||[]).push([0])';
const partOfPayload = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;
const bundlerEntry =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;
/** Comments at which React resumes, and elements that Next streams metadata to. */
const markers = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--\/?\$-->/g;
/** The start of a part that the server has not rendered: only Next's client would. */
const unrenderedPart = /<!--\$[^-]+-->/;

/** Parses JSON in the code of a script. */
function parseJson(json: string, expected: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`found ${json.slice(0, 60)}, expected ${expected}`);
  }
}

function readPartOfPayload(code: string): string {
  const expected = 'a part of the payload as text';
  const parsed = parseJson(partOfPayload.exec(code)?.[1] ?? 'null', expected);
  if (!Array.isArray(parsed) || typeof parsed[1] !== 'string')
    throw new Error(`found ${code.slice(0, 60)}, expected ${expected}`);
  return parsed[1];
}

/** The elements of stylesheets in a page's head, in their order. */
export const stylesheetLink = /<link rel="stylesheet" href="([^"]*)" data-precedence="[^"]*"\/>/g;

/** The rule of the text font, whose file Next preloads and marks with `.p.` in its name. */
export const preloadedFont = /url\(([^)]*\.p\.[^)]*)\)/;

/**
 * Takes Next's scripts and payload out of an exported page.
 * @returns the rest, and Next's id of the build
 * @throws an error with what was found and expected if the page is not built as by the supported version of Next
 */
export function takeNextCode(html: string): { html: string; buildId: string } {
  const scripts = new Set<string>();
  const parts: string[] = [];
  let entries = 0;
  const withoutScripts = html
    .replace(scriptElement, (element, attributes: string, code: string) => {
      const source = nextSource.exec(attributes)?.[1];
      if (source !== undefined) scripts.add(source);
      else if (bundlerEntry.test(code)) entries += 1;
      else if (code !== startOfPayload && code.includes('__next_f'))
        parts.push(readPartOfPayload(code));
      else if (code !== startOfPayload) return element;
      return '';
    })
    .replace(scriptPreload, '');
  if (entries !== 1 || scripts.size === 0)
    throw new Error(
      `found ${entries} entries of the bundler and ${scripts.size} scripts, expected one entry and its scripts`,
    );
  const other = otherLoad.exec(withoutScripts)?.[0];
  if (other !== undefined) throw new Error(`found ${other}, expected no other link to a script`);
  const buildId = /"b":"([^"]+)"/.exec(parts.join(''))?.[1];
  if (buildId === undefined)
    throw new Error('found no ID of the build in the payload, expected "b"');
  return { html: withoutScripts, buildId };
}

/**
 * Removes what only Next's client needs from a page whose code has been taken out: preloads of stylesheets that the page
 * does not link any more, and the comments between which React resumes, except those of islands.
 * @throws an error if the page has a part that only Next's client would render
 */
export function removeMarkers(html: string): string {
  const unrendered = unrenderedPart.exec(html)?.[0];
  if (unrendered !== undefined)
    throw new Error(`found ${unrendered}, expected that the server has rendered all parts`);
  return html
    .replace(stylePreload, '')
    .replace(markers, '')
    .replaceAll(`<!--${islandMarker}`, '<!--');
}

/** Whether a page has a part that only Next's client would render: the export fails. */
export const hasUnrenderedPart = (html: string): boolean => unrenderedPart.test(html);

/** The inline scripts of Next's client, in every form: the payload, the bundler's entry, and the ids of development. */
const isNextCode = (code: string) => code.includes('__next_') || bundlerEntry.test(code);

/**
 * Removes Next's client from a page of the development server, whose scripts differ from those of the export and from one
 * version of Next to another.
 */
export const removeNextClient = (html: string): string =>
  removeMarkers(
    html
      .replace(scriptElement, (element, attributes: string, code: string) =>
        nextSource.test(attributes) || isNextCode(code) ? '' : element,
      )
      .replace(scriptPreload, ''),
  );
