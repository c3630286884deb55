/** The files that a page of this site needs to work. */
export type PageFiles = {
  /** The ID of the page's build. */
  build: string;
  /** Scripts and stylesheets, as they are in the HTML: without them, the page cannot be used. */
  required: string[];
  /** Images and fonts. */
  optional: string[];
};

const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`);
/** The last inline script names the script that it loads. */
const source = attribute('(?:src|data-src)');
const reference = attribute('href');
const tag = /<(script|link|img)(\s[^>]*)>/g;
const rootBuild = /<html data-build="([^"]+)"/;

/** Lists what the elements of a piece of HTML load. */
function listLoads(html: string): Omit<PageFiles, 'build'> {
  const required: string[] = [];
  const optional: string[] = [];
  for (const [, name, attributes = ''] of html.matchAll(tag)) {
    const url = (name === 'link' ? reference : source)
      .exec(attributes)?.[1]
      ?.replaceAll('&amp;', '&');
    if (url === undefined) continue;
    if (name === 'script') required.push(url);
    else if (name === 'img') optional.push(url);
    else if (/\srel="stylesheet"/.test(attributes)) required.push(url);
    else if (/\sas="(font|script)"|\srel="icon"/.test(attributes)) optional.push(url);
  }
  return { required, optional };
}

/**
 * Lists the files that a page needs. A worker has no HTML parser, but this HTML was written by the build.
 * @returns undefined if it is not a page of this portal, such as the login page of a network
 */
export function findPageFiles(html: string): PageFiles | undefined {
  const build = rootBuild.exec(html)?.[1];
  if (build === undefined) return undefined;
  return { build, ...listLoads(html) };
}
