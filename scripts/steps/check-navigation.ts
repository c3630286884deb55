import { checkNavigation } from '../../lib/build/checks/check-navigation';
import { checkRoutes } from '../../lib/build/checks/check-routes';
import { listDocPaths } from '../../lib/content/docs';
import { checkLatestVersion } from '../../lib/content/docs-versions';

/** Checks the docs and versions that the sidebars and the settings refer to, and that paths are unique. */
export const run = () => [
  ...checkNavigation(),
  ...checkLatestVersion(),
  ...checkRoutes(listDocPaths()),
];
