/** What content/site/search.yaml says; next.config.mjs puts it into the browser's code. */

export const isHighlightingEnabled = process.env.SEARCH_HIGHLIGHT === 'true';

/** The parts of the portal that a search can be kept to. */
export const searchContexts = (process.env.SEARCH_CONTEXTS ?? '').split('\n').map((line) => {
  const [id = '', label = ''] = line.split('=');
  return { id, label };
});

/** The search context and the docs version of the page that is shown. */
export function readPageScope(): { context?: { id: string; label: string }; version?: string } {
  const { context: id } = document.querySelector<HTMLElement>('main article')?.dataset ?? {};
  const { docsVersion: version } = document.getElementById('main')?.dataset ?? {};
  const context = searchContexts.find((known) => known.id === id);
  return { ...(context && { context }), ...(version && { version }) };
}
