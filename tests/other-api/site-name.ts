/**
 * The folder of the site in .cache, with characters that URLs encode. Letters that are not ASCII are not among them: Turbopack
 * of Next 16.4 cuts some paths within such a letter, and stops.
 */
export const siteName = 'folder #1 100% (a b)/other-api';
