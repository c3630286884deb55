import {
  getCurrentEntry,
  pushEntry,
  replaceEntry,
  type TabHistory,
  traverse,
} from '../../../support/tab-history';

/** A history entry of the walk. */
export type WalkEntry = {
  /** Path, query and hash. */
  address: string;
  /** Where the reader has left the page, in CSS pixels from its top. */
  top: number;
  /** The document that the browser shows the entry in. Back and Forward to another one load the page. */
  document: number;
};

export type Walk = {
  history: TabHistory<WalkEntry>;
  /** Whether the page of the current entry is known to be shown. */
  isShown: boolean;
  /** How many documents the entries have had. */
  documentCount: number;
};

/** What has the focus: `link` is the followed link, which is outside of the page's main part. */
export type Focus = 'body' | 'main' | 'target' | 'link' | 'other';

/** What a reader sees after a step. */
export type Outcome = {
  walk: Walk;
  /** Scroll positions that are right. `target` is that of the hash's target, or the top if there is none. */
  tops: ReadonlyArray<number | 'target'>;
  focus: readonly Focus[];
  /** Whether the page is in another document than before. */
  isNewDocument: boolean;
  /** Whether the history entry is another one than before. */
  isNewEntry: boolean;
};

const anyFocus: readonly Focus[] = ['body', 'main', 'target', 'link', 'other'];

export const splitAddress = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { path: pathname, search, hash };
};

/** Starts a walk at the page that the tab shows. */
export const startWalk = (address: string, top: number): Walk => ({
  history: { entries: [{ address, top, document: 0 }], index: 0 },
  isShown: true,
  documentCount: 1,
});

/** Stores where the reader leaves the page of the current entry. */
export function leaveAt(walk: Walk, top: number): Walk {
  if (!walk.isShown) return walk;
  const entry = getCurrentEntry(walk.history);
  return { ...walk, history: replaceEntry(walk.history, { ...entry, top }) };
}

/** Shows an entry in a new document. */
function load(walk: Walk, history: TabHistory<WalkEntry>): Walk {
  const entry = getCurrentEntry(history);
  return {
    history: replaceEntry(history, { ...entry, document: walk.documentCount }),
    isShown: true,
    documentCount: walk.documentCount + 1,
  };
}

/**
 * Follows a link.
 * @param isLoaded whether the browser loads the page, because its data did not arrive
 */
export function followLink(walk: Walk, address: string, isLoaded: boolean): Outcome {
  const from = getCurrentEntry(walk.history);
  const before = splitAddress(from.address);
  const after = splitAddress(address);
  const isNewEntry = address !== from.address;
  const history = isNewEntry
    ? pushEntry(walk.history, { address, top: 0, document: from.document })
    : walk.history;
  const arrive = (tops: Outcome['tops'], focus: Outcome['focus']): Outcome => ({
    walk: isLoaded ? load(walk, history) : { ...walk, history, isShown: true },
    tops,
    focus,
    isNewDocument: isLoaded,
    isNewEntry,
  });
  if (isLoaded) return arrive(['target'], ['body', 'target']);
  const isSamePath = after.path === before.path;
  // The browser itself follows links to targets on the page, and focuses only what is focusable.
  if (isSamePath && after.search === before.search && after.hash)
    return arrive(['target'], ['body', 'main', 'target']);
  if (isSamePath && after.search !== before.search && after.hash === before.hash && walk.isShown)
    return arrive([from.top], ['link']);
  return arrive(['target'], ['main', 'target']);
}

/** Lists the documents of the entries on the way, beginning with the current one. */
function listDocuments({ entries, index }: Walk['history'], delta: number): number[] {
  const [first, last] = [index, index + delta].sort((a, b) => a - b);
  return entries.slice(first, (last ?? 0) + 1).map(({ document }) => document);
}

/** Whether going back or forward loads a page, and does not only render one. */
export function loadsDocument(walk: Walk, delta: number, isGradual: boolean): boolean {
  const documents = listDocuments(walk.history, delta);
  const relevant = isGradual ? documents : [documents[0], documents.at(-1)];
  return new Set(relevant).size > 1;
}

/** What the reader does to go back or forward, within the history. */
export type Traversal = { delta: number; isGradual: boolean };

/**
 * Goes back or forward.
 * @param isLoaded whether the browser loads the page, because its data did not arrive
 */
export function goBy(walk: Walk, { delta, isGradual }: Traversal, isLoaded: boolean): Outcome {
  const history = traverse(walk.history, delta);
  const { top } = getCurrentEntry(history);
  return {
    walk: isLoaded ? load(walk, history) : { ...walk, history, isShown: true },
    // The browser does not restore the position of a page that it loads because the data did not arrive.
    tops: isLoaded ? [top, 'target'] : [top],
    focus: anyFocus,
    isNewDocument: isLoaded || loadsDocument(walk, delta, isGradual),
    isNewEntry: true,
  };
}

/** Loads the page again. Entries of the same document remain in one. */
export function reload(walk: Walk): Outcome {
  return {
    walk: { ...walk, isShown: true },
    tops: [getCurrentEntry(walk.history).top],
    focus: ['body', 'target'],
    isNewDocument: true,
    isNewEntry: false,
  };
}
