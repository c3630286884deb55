import { checkVersions } from '../../lib/content/docs-versions';
import { checkSiteSettings } from '../../lib/site/site-settings';

/** content/site and the snapshots of the docs. Only valid settings say which version is the latest. */
export function run() {
  const diagnostics = checkSiteSettings();
  return diagnostics.length > 0 ? diagnostics : checkVersions();
}
