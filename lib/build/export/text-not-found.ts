import { withBase } from '../../site/urls';

/** The extensions of files that programs request, which need no page in HTML if the file is missing. */
export const textNotFoundExtensions: readonly string[] = ['md', 'txt', 'json'];

/** The body of a response to a request for a missing file with one of these extensions. */
export const formatTextNotFound = (baseUrl: string): string =>
  `No such page. All pages: ${withBase('/llms.txt', baseUrl)}\n`;

/** Whether a missing path has one of these extensions. */
export const isTextNotFound = (path: string): boolean =>
  textNotFoundExtensions.some((extension) => path.endsWith(`.${extension}`));
