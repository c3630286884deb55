/**
 * The event of the window that a soft navigation has put another page into the document. The document's scripts have
 * acted on the earlier page when it loaded.
 */
export const pageChangeEvent = 'portal-page-change';
