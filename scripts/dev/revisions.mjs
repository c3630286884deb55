// @ts-check

/** The path of the proxy at which tabs hear of changes. */
const changesPath = '/__dev/changes';

/**
 * The script of a page that loads it again when the site is no longer what the page was made of. A plain reload keeps the
 * reader's position (lib/site/browser/restore-entry.ts). A hidden tab does not listen: a browser has six
 * connections for a server, and the tab hears of what it has missed when it is shown.
 * @param {string} revision
 */
const createReloadScript = (revision) => `(() => {
  let source;
  const listen = () => {
    source?.close();
    if (document.hidden) return;
    source = new EventSource(${JSON.stringify(changesPath)});
    source.onmessage = ({ data }) => {
      if (data === ${JSON.stringify(revision)}) return;
      source.close();
      location.reload();
    };
  };
  document.addEventListener('visibilitychange', listen);
  listen();
})()`;

/** Creates the revision of the site, which changes with each change of its files, and with each start of the server. */
export function createRevisions() {
  const start = Date.now();
  let changes = 0;
  /** @type {Set<import('node:http').ServerResponse>} */
  const tabs = new Set();
  const getRevision = () => `${start}.${changes}`;

  return {
    /** The script for a page that is requested now. */
    getReloadScript: () => createReloadScript(getRevision()),

    /** Has the open pages loaded again. */
    announceChange() {
      changes += 1;
      for (const tab of tabs) tab.write(`data: ${getRevision()}\n\n`);
    },

    /**
     * Whether a URL is that of the changes, which are then sent.
     * @param {string} url
     * @param {import('node:http').ServerResponse} response
     */
    answer(url, response) {
      if (url !== changesPath) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`data: ${getRevision()}\n\n`);
      tabs.add(response);
      response.on('close', () => tabs.delete(response));
      return true;
    },
  };
}
