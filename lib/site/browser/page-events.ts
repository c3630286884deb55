/**
 * The event of the window that another page is in the document now (lib/client/navigation/show-page.ts). The document's scripts have
 * acted on the earlier page.
 */
export const pageChangeEvent = 'portal-page-change';

/**
 * The event of the window that a page is in the document again, which is to look as the reader has left it. It is canceled if
 * the page's last script has restored it.
 */
export const restoreEvent = 'portal-restore';

/** The event of the window that a large sidebar has got the links of a category that was opened. */
export const sidebarChangeEvent = 'portal-sidebar-change';

/** The event of the document that code is copied. Listeners can replace the text in its detail. */
export const copyCodeEvent = 'portal-copy-code';
export type CopyCodeDetail = { text: string };
