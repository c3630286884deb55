/** The folder of the site in .cache. */
export const siteName = 'größe #1 100% (a b)/other-api';
