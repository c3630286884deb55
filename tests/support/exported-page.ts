/** Pages in the form in which Next exports them, for tests of what the build makes of them. */

/** A script with a part of a page's payload. */
export const payloadScript = (part: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, part]).replaceAll('<', '\\u003c')})</script>`;

/** The script that the bundler's runtime starts with. */
export const entryScript =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});</script>';

/** The scripts of Next's client in the head. */
const headScripts =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/><script src="/_next/a.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script>';

/** The scripts at the end of the body, before the payload. */
const startScripts =
  '<script src="/_next/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** The script of the behaviors. */
export const behaviorsScript =
  '<script async="" type="module" src="/scripts/behaviors.1a.js" integrity="sha256-b"></script>';

/** The last inline script of a delivered page, which loads {@link behaviorsScript}. */
export const createEndScript = (code: string) =>
  `<script data-src="/scripts/behaviors.1a.js" data-integrity="sha256-b">${code}</script>`;

/** The element of a stylesheet. */
export const stylesheet = (href: string) =>
  `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;

/** A payload, which contains the id of the build. */
export const createPayload = (buildId: string) => `0:{"b":"${buildId}"}\n1:"a </b> é"\n`;

/** The parts of a page that tests change. */
export type PageContent = {
  buildId?: string;
  head?: string;
  body?: string;
  behaviors?: string;
  /** What is at the end of the body instead of an entry of the bundler and a payload. */
  scripts?: string;
};

/** Returns a page as Next exports it. */
export function exportPage({
  buildId = 'build-1',
  head = '',
  body = '<p>Text</p>',
  behaviors = '',
  scripts,
}: PageContent = {}): string {
  const payload = createPayload(buildId);
  const end =
    scripts ??
    `${entryScript}${startScripts}${payloadScript(payload.slice(0, 10))}${payloadScript(payload.slice(10))}`;
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${headScripts}${behaviors}${head}</head><body>${body}${end}</body></html>`;
}

/** The same page without Next's client and the behaviors, with something at the end of its body. */
export const createPage = (
  { head = '', body = '<p>Text</p>' }: Pick<PageContent, 'head' | 'body'> = {},
  end = '',
): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}${end}</body></html>`;
