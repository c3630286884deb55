/** The event of the window that a large sidebar has got the links of a category that was opened. */
export const sidebarChangeEvent = 'portal-sidebar-change';
