import { checkVersions } from '../../lib/content/docs-versions';
import { checkSiteSettings } from '../../lib/site/site-settings';

/** Checks content/site and, if it is valid, the docs versions, which depend on the settings. */
export function run() {
  const diagnostics = checkSiteSettings();
  return diagnostics.length > 0 ? diagnostics : checkVersions();
}
