import { getCurrentEntry } from '../../../support/tab-history';
import type { ExportedPage } from './exported-pages';
import type { PageState } from './page-state';
import { type Outcome, splitAddress } from './walk-model';

/** How far a scroll position may be from the expected one, because browsers round it. */
const tolerance = 2;

/** Returns a state with the scroll positions of another one, as far as only rounding makes them differ. */
export function roundLike(
  state: PageState,
  { top, targetTop }: Pick<PageState, 'top' | 'targetTop'>,
): PageState {
  const round = (position: number, other: number) =>
    Math.abs(position - other) <= tolerance ? other : position;
  return {
    ...state,
    top: round(state.top, top),
    targetTop: round(state.targetTop, targetTop),
  };
}

/** Where the walk has come from. */
export type Origin = {
  /** What the tab showed before the move. */
  before: PageState;
  /** The number of entries in the tab's history when the walk began. */
  startLength: number;
  /** How many of them are before the first one of the walk. */
  depth: number;
};

/**
 * Compares what a tab shows after a move with what a page load of the address shows.
 * @returns both as objects with the same keys; equal if all is as expected
 */
export function comparePage(
  state: PageState,
  { walk, tops, focus, isNewDocument, isNewEntry }: Outcome,
  { before, startLength, depth }: Origin,
  pages: readonly ExportedPage[],
) {
  const { address } = getCurrentEntry(walk.history);
  const exported = pages.find(({ path }) => path === splitAddress(address).path);
  if (!exported) throw new Error(`The address ${address} is not that of a page of the walk`);
  const { title, heading, currentSidebarLinks } = exported;
  const { length } = walk.history.entries;
  const positions = tops.map((top) => (top === 'target' ? state.targetTop : top));
  const isExpectedTop = positions.some((top) => Math.abs(top - state.top) <= tolerance);
  const isAnnounced = !isNewDocument && (state.announced !== '' || before.title !== title);
  const { targetTop: _, entryKey, document, ...shown } = state;
  const actual = {
    ...shown,
    isNewDocument: document !== before.document,
    isNewEntry: entryKey !== before.entryKey,
  };
  const expected: Record<keyof typeof actual, unknown> = {
    address,
    title,
    heading,
    currentSidebarLinks,
    top: isExpectedTop ? state.top : positions.join(' or '),
    focus: focus.includes(state.focus) ? state.focus : focus.join(' or '),
    announced: isAnnounced ? title : '',
    // A walk that adds no entry keeps those that Forward leads to.
    historyLength: length === 1 ? startLength : depth + length,
    hasProgressBar: false,
    isDimmed: false,
    isReady: true,
    isNewDocument,
    isNewEntry,
  };
  return { actual, expected };
}
