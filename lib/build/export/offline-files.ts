import { isPageData } from '../../site/page-data';

/** The files of out/ that pages do not load, or that only a host reads. */
const ignored = [
  /^(404|_not-found)(\.html|\.txt|\/)/,
  /^(openapi\/operations|\.well-known)\//, // What only programs read.
  /^share\//, // Images for links to the pages on other sites.
  /\.(map|br|gz)$/,
  /^_(headers|redirects)$/,
  /^(service-worker\.js|offline-manifest\.json|robots\.txt|sitemap\.xml|llms-full(-\w+)?\.txt)$/,
];

/**
 * Returns the path of a file's URL on the site, without the base URL, or undefined if it is not needed offline.
 * @param file its path in out/
 */
export function offlineUrl(file: string): string | undefined {
  if (isPageData(`/${file}`) || ignored.some((pattern) => pattern.test(file))) return undefined;
  if (file === 'index.html') return '/';
  return `/${file}`.replace(/\.html$/, '');
}
