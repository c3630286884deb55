import type { Page } from '@playwright/test';
import { getCurrentEntry } from '../../../support/tab-history';
import { expect } from '../../support/fixtures';
import { comparePage, type Origin, roundLike } from './compare-page';
import type { ExportedPage } from './exported-pages';
import { type Move, planMove } from './moves';
import type { PageDataServer } from './page-data-server';
import { type PageState, polling, readPageState, scrollTo, traverseHistory } from './page-state';
import { leaveAt, type Outcome, startWalk } from './walk-model';
import type { Step } from './walk-steps';

/** A browser tab in which walks take place. */
export type WalkTab = {
  page: Page;
  server: PageDataServer;
  pages: readonly ExportedPage[];
  /** How many history entries are before the first page of the portal. */
  firstDepth: number;
  /** How many history entries are before the one that is shown. */
  depth: number;
  /** What has happened in the tab. */
  log: string[];
};

/**
 * Walks from the page that the tab shows. Throws if the tab does not show what it should after a step. Otherwise the
 * next walk can start where this one ends.
 */
export async function walkIn(tab: WalkTab, steps: readonly Step[]): Promise<void> {
  const { page, server, pages, log } = tab;
  const start = await readPageState(page);
  const origin: Origin = { before: start, startLength: start.historyLength, depth: tab.depth };
  let walk = startWalk(start.address, start.top);
  /** A move whose data is held, because the reader does something else before it arrives. */
  let interrupted: { move: Move; outcome: Outcome } | undefined;

  /** Waits until the tab shows the outcome of a move. */
  async function settle(path: string, getOutcome: (isLoaded: boolean) => Outcome): Promise<void> {
    let settled: { outcome: Outcome; state: PageState } | undefined;
    await expect(async () => {
      const state = await readPageState(page);
      const outcome = getOutcome(server.hasFailed(path));
      const { actual, expected } = comparePage(state, outcome, origin, pages);
      expect(actual).toEqual(expected);
      settled = { outcome, state };
    }).toPass(polling);
    if (!settled) return;
    log.push(`  ${settled.state.address} at ${settled.state.top}`);
    walk = settled.outcome.walk;
    origin.before = settled.state;
  }

  async function settleInterrupted(): Promise<void> {
    if (!interrupted) return;
    const { move, outcome } = interrupted;
    interrupted = undefined;
    server.release();
    await settle(move.path, () => outcome);
  }

  /** Waits until the data of a page is held, or the page is shown because the router already has its data. */
  async function waitForHeldData({ getOutcome, path }: Move): Promise<boolean> {
    await expect(async () => {
      if (server.isHeld(path)) return;
      const state = await readPageState(page);
      const { actual, expected } = comparePage(state, getOutcome(walk, false), origin, pages);
      expect(actual).toEqual(expected);
    }).toPass(polling);
    return server.isHeld(path);
  }

  /** Expects that the page from which the reader leaves is dimmed below the progress bar. */
  async function expectProgress(): Promise<PageState> {
    let state = origin.before;
    await expect(async () => {
      state = await readPageState(page);
      const { heading } = origin.before;
      expect(state).toMatchObject({ heading, hasProgressBar: true, isDimmed: true });
    }).toPass(polling);
    return state;
  }

  /** A reload cancels requests in Firefox. Next.js takes that for a failure, and loads the page of the link instead. */
  async function isFollowedInstead(outcome: Outcome): Promise<boolean> {
    const { address } = await readPageState(page);
    return (
      address !== origin.before.address && address === getCurrentEntry(outcome.walk.history).address
    );
  }

  async function run({ action, network }: Step): Promise<void> {
    if (!planMove(walk, action, pages)) await settleInterrupted();
    if (!interrupted) {
      // Next.js announces a page again if its title was not there yet.
      const { announced: _, ...before } = origin.before;
      const state = await readPageState(page);
      expect(roundLike(state, before), 'The page changes after it has been shown').toMatchObject(
        before,
      );
    }
    if (action.type === 'scroll') {
      log.push(`scroll to ${await scrollTo(page, action.to)}`);
      origin.before = await readPageState(page);
    }
    walk = leaveAt(walk, origin.before.top);
    const move = planMove(walk, action, pages);
    if (!move) return;
    log.push(`${move.description}, ${JSON.stringify(network)}`);
    const isSlow = network.type === 'slow' && move.needsData && !interrupted;
    if (isSlow) server.hold();
    server.fail(network.type === 'failing' ? network.failure : undefined);
    await move.perform(page);
    if (isSlow && (await waitForHeldData(move))) {
      const { entryKey } = await expectProgress();
      const outcome = move.getOutcome(walk, false);
      if (network.isInterrupted) {
        log.push('  is interrupted');
        interrupted = { move, outcome };
        if (action.type === 'traverse') {
          walk = { ...outcome.walk, isShown: false };
          origin.before = { ...origin.before, entryKey };
        }
        return;
      }
      if (action.type === 'follow') {
        log.push(`  scroll to ${await scrollTo(page, network.scrollTo)}`);
        walk = leaveAt(walk, (await readPageState(page)).top);
      }
    }
    const canceled = action.type === 'reload' ? interrupted : undefined;
    interrupted = undefined;
    server.release();
    const from = walk;
    if (canceled && (await isFollowedInstead(canceled.outcome))) {
      await settle(canceled.move.path, () => canceled.move.getOutcome(from, true));
    } else {
      await settle(move.path, (isLoaded) => move.getOutcome(from, isLoaded));
    }
    server.fail(undefined);
  }

  for (const step of steps) await run(step);
  await settleInterrupted();
  tab.depth += walk.history.index;
}

/** From this number of entries on, a walk could exceed the 50 that browsers keep in a tab's history. */
const maxDepth = 25;

/** Goes back to the first page of the tab if its history is long. Links then replace the entries after it. */
export async function rewind(tab: WalkTab, firstPath: string): Promise<void> {
  const { page, pages, depth, firstDepth } = tab;
  if (depth < maxDepth) return;
  const first = pages.find(({ path }) => path === firstPath);
  await traverseHistory(page, { delta: firstDepth - depth, isGradual: false });
  await expect(async () => {
    const state = await readPageState(page);
    // Next.js renders the title after the heading.
    const { title, heading } = first ?? {};
    expect(state).toMatchObject({ address: firstPath, title, heading, isReady: true });
  }).toPass(polling);
  tab.depth = firstDepth;
}
