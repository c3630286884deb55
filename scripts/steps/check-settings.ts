import { checkSnapshots } from '../../lib/content/docs-versions';
import { checkSiteSettings } from '../../lib/site/site-settings';

/** Checks the form of the files of content/site and of the docs versions. */
export const run = () => [...checkSiteSettings(), ...checkSnapshots()];
