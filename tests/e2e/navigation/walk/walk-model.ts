import {
  getCurrentEntry,
  pushEntry,
  replaceEntry,
  type TabHistory,
  traverse,
} from '../../../support/tab-history';

/** A history entry of a walk: path, query and hash, and where the reader has left the page, in CSS pixels. */
export type WalkEntry = { address: string; top: number };

export type Walk = TabHistory<WalkEntry>;

/** What has the focus: `link` is the followed link, which is outside of the page's main part. */
export type Focus = 'body' | 'main' | 'target' | 'link' | 'other';

/** What a reader sees after a step. */
export type Outcome = {
  walk: Walk;
  /** The scroll position. `target` is that of the hash's target, or the top if there is none. */
  top: number | 'target';
  focus: readonly Focus[];
  /** Whether the page is in another document than before. */
  isNewDocument: boolean;
  /** Whether the history entry is another one than before. */
  isNewEntry: boolean;
};

export const splitAddress = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { path: pathname, search, hash };
};

/** Stores where the reader leaves the page of the current entry. */
export const leaveAt = (walk: Walk, top: number): Walk =>
  replaceEntry(walk, { ...getCurrentEntry(walk), top });

/** Follows a link. */
export function followLink(walk: Walk, address: string): Outcome {
  const from = getCurrentEntry(walk);
  const before = splitAddress(from.address);
  const after = splitAddress(address);
  const isNewEntry = address !== from.address;
  const arrive = (top: Outcome['top'], focus: Outcome['focus']): Outcome => ({
    walk: isNewEntry ? pushEntry(walk, { address, top: 0 }) : walk,
    top,
    focus,
    isNewDocument: false,
    isNewEntry,
  });
  const isSamePath = after.path === before.path;
  // The browser itself follows links to targets on the page, and focuses only what is focusable.
  if (isSamePath && after.search === before.search && after.hash)
    return arrive('target', ['body', 'main', 'target']);
  if (isSamePath && after.search !== before.search && after.hash === before.hash)
    return arrive(from.top, ['link']);
  return arrive('target', ['main', 'target']);
}

/** Goes back or forward. */
export function goBy(history: Walk, delta: number): Outcome {
  const walk = traverse(history, delta);
  return {
    walk,
    top: getCurrentEntry(walk).top,
    focus: ['body', 'main', 'target', 'link', 'other'],
    isNewDocument: false,
    isNewEntry: true,
  };
}

/** Loads the page again. */
export const reload = (walk: Walk): Outcome => ({
  walk,
  top: getCurrentEntry(walk).top,
  focus: ['body', 'target'],
  isNewDocument: true,
  isNewEntry: false,
});
