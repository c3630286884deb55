import { checkNavigation } from '../../lib/checks/check-navigation';
import { checkRoutes } from '../../lib/checks/check-routes';
import { listAllDocs } from '../../lib/content/docs';

/** Docs that the sidebars, the settings and the navbar name, and two pages with one address. */
export const run = () => [...checkNavigation(), ...checkRoutes(listAllDocs())];
