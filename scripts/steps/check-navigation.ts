import { checkNavigation } from '../../lib/checks/check-navigation';
import { checkRoutes } from '../../lib/checks/check-routes';
import { listAllDocs } from '../../lib/content/docs';

/** Checks the docs that the sidebars, the settings and the navbar refer to, and that paths are unique. */
export const run = () => [...checkNavigation(), ...checkRoutes(listAllDocs())];
