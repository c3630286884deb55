import type { Page } from '@playwright/test';
import { getCurrentEntry, traverse } from '../../../support/tab-history';
import { expect } from '../../support/fixtures';
import type { ExportedPage } from './exported-pages';
import {
  clickLinks,
  type PageState,
  polling,
  readPageState,
  reloadPage,
  scrollTo,
  traverseHistory,
} from './page-state';
import {
  followLink,
  goBy,
  leaveAt,
  type Outcome,
  reload,
  splitAddress,
  type Walk,
} from './walk-model';
import { type Action, getHref } from './walk-steps';

/** A browser tab in which walks take place. */
export type WalkTab = {
  page: Page;
  pages: readonly ExportedPage[];
  /** How many history entries are before the first page of the portal. */
  firstDepth: number;
  /** How many history entries are before the one that is shown. */
  depth: number;
  /** What has happened in the tab. */
  log: string[];
};

/** What a reader does to get to another history entry or document. */
type Move = { description: string; perform: (page: Page) => Promise<void>; outcome: Outcome };

/** Plans an action from the current entry. Returns nothing if there is no entry to go to. */
function planMove(walk: Walk, action: Action, pages: readonly ExportedPage[]): Move | undefined {
  const { address } = getCurrentEntry(walk);
  switch (action.type) {
    case 'follow': {
      const hrefs = action.links.map((link) => getHref(link, address, pages));
      const href = hrefs.at(-1) ?? address;
      const { path } = splitAddress(address);
      // A link to a target on the page would add an entry before the last link is followed.
      const hasty = hrefs.slice(0, -1).filter((other) => splitAddress(other).path !== path);
      return {
        description: `follow ${[...hasty, href].join(' and ')}`,
        perform: (page) => clickLinks(page, [...hasty, href]),
        outcome: followLink(walk, href),
      };
    }
    case 'traverse': {
      const { isGradual } = action;
      const delta = traverse(walk, action.delta).index - walk.index;
      if (delta === 0) return undefined;
      return {
        description: `go by ${delta}${isGradual ? ', one by one' : ''}`,
        perform: (page) => traverseHistory(page, { delta, isGradual }),
        outcome: goBy(walk, delta),
      };
    }
    case 'reload':
      return { description: 'reload', perform: reloadPage, outcome: reload(walk) };
    case 'scroll':
      return undefined;
  }
}

/** How far a scroll position may be from the expected one, because browsers round it. */
const tolerance = 2;

/**
 * Compares what a tab shows after a move with what a page load of the address shows.
 * @returns both as objects with the same keys; equal if all is as expected
 */
function comparePage(
  state: PageState,
  { walk, top, focus, isNewDocument, isNewEntry }: Outcome,
  { before, historyLength }: { before: PageState; historyLength: number },
  pages: readonly ExportedPage[],
) {
  const { address } = getCurrentEntry(walk);
  const exported = pages.find(({ path }) => path === splitAddress(address).path);
  if (!exported) throw new Error(`The address ${address} is not that of a page of the walk`);
  const { title, heading, currentSidebarLinks } = exported;
  const position = top === 'target' ? state.targetTop : top;
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
    top: Math.abs(position - state.top) <= tolerance ? state.top : position,
    focus: focus.includes(state.focus) ? state.focus : focus.join(' or '),
    announced: isAnnounced ? title : '',
    historyLength,
    hasProgressBar: false,
    isDimmed: false,
    isReady: true,
    isNewDocument,
    isNewEntry,
  };
  return { actual, expected };
}

/**
 * Walks from the page that the tab shows. Throws if the tab does not show what it should after a step. Otherwise the
 * next walk can start where this one ends.
 */
export async function walkIn(tab: WalkTab, actions: readonly Action[]): Promise<void> {
  const { page, pages, log } = tab;
  let before = await readPageState(page);
  const startLength = before.historyLength;
  let walk: Walk = { entries: [{ address: before.address, top: before.top }], index: 0 };

  /** Waits until the tab shows the outcome of a move. */
  async function settle(outcome: Outcome): Promise<void> {
    const { length } = outcome.walk.entries;
    // A walk that adds no entry keeps those that Forward leads to.
    const historyLength = length === 1 ? startLength : tab.depth + length;
    let state = before;
    await expect(async () => {
      state = await readPageState(page);
      const { actual, expected } = comparePage(state, outcome, { before, historyLength }, pages);
      expect(actual).toEqual(expected);
    }).toPass(polling);
    log.push(`  ${state.address} at ${state.top}`);
    walk = outcome.walk;
    before = state;
  }

  for (const action of actions) {
    if (action.type === 'scroll') {
      log.push(`scroll to ${await scrollTo(page, action.to)}`);
      before = await readPageState(page);
    } else {
      // The title may be announced, and the layout rounded, after the page has been shown.
      const { announced: _announced, top, targetTop: _targetTop, ...shown } = before;
      const state = await readPageState(page);
      expect(state, 'The page changes after it has been shown').toMatchObject(shown);
      expect(Math.abs(state.top - top)).toBeLessThanOrEqual(tolerance);
    }
    walk = leaveAt(walk, before.top);
    const move = planMove(walk, action, pages);
    if (!move) continue;
    log.push(move.description);
    await move.perform(page);
    await settle(move.outcome);
  }
  tab.depth += walk.index;
}

/** From this number of entries on, a walk could exceed the 50 that browsers keep in a tab's history. */
const maxDepth = 25;

/** Goes back to the first page of the tab if its history is long. Links then replace the entries after it. */
export async function rewind(tab: WalkTab, firstPath: string): Promise<void> {
  const { page, pages, depth, firstDepth } = tab;
  if (depth < maxDepth) return;
  const { title, heading } = pages.find(({ path }) => path === firstPath) ?? {};
  await traverseHistory(page, { delta: firstDepth - depth, isGradual: false });
  await expect(async () => {
    const state = await readPageState(page);
    expect(state).toMatchObject({ address: firstPath, title, heading, isReady: true });
  }).toPass(polling);
  tab.depth = firstDepth;
}
