/**
 * The Navigation API of this browser; undefined if it has none. There, `window.navigation` is the element with that id, such
 * as the heading "Navigation", as for each name that the window itself does not have.
 */
export const findNavigationApi = (): PortalNavigation | undefined =>
  'Navigation' in window ? window.navigation : undefined;
