/**
 * Changes the address to another URL of the page that is shown: its query or its hash. Unlike the router, this needs no
 * data. Next.js notices the change of the history, and gives up a page that it is about to show.
 */
export function showUrl(url: string, method: 'push' | 'replace'): void {
  window.history[`${method}State`](null, '', url);
}
