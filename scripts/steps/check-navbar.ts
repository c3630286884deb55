import { checkNavbar } from '../../lib/content/site-navbar';

/** Checks the docs, sidebars and versions that items of the navbar refer to. */
export const run = checkNavbar;
