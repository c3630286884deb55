import type { Page } from '@playwright/test';
import { getCurrentEntry, traverse } from '../../../support/tab-history';
import type { ExportedPage } from './exported-pages';
import { clickLinks, reloadPage, traverseHistory } from './page-state';
import { followLink, goBy, type Outcome, reload, splitAddress, type Walk } from './walk-model';
import { type Action, getHref } from './walk-steps';

/** What a reader does to get to another history entry or document. */
export type Move = {
  /** For the log of the walk. */
  description: string;
  perform: (page: Page) => Promise<void>;
  /** @param isLoaded whether the browser loads the page, because its data did not arrive */
  getOutcome: (walk: Walk, isLoaded: boolean) => Outcome;
  /** The path of the page that the move leads to. */
  path: string;
  /** Whether the router needs the data of the page, if it does not have it from an earlier visit. */
  needsData: boolean;
};

const getPath = (address: string) => splitAddress(address).path;

function planTraversal(
  walk: Walk,
  { delta: wanted, isGradual }: Extract<Action, { type: 'traverse' }>,
): Omit<Move, 'needsData'> | undefined {
  const target = traverse(walk.history, wanted);
  const delta = target.index - walk.history.index;
  if (delta === 0) return undefined;
  const traversal = { delta, isGradual };
  return {
    description: `go by ${delta}${isGradual ? ', one by one' : ''}`,
    perform: (page) => traverseHistory(page, traversal),
    getOutcome: (from, isLoaded) => goBy(from, traversal, isLoaded),
    path: getPath(getCurrentEntry(target).address),
  };
}

/** Plans an action from the current entry. Returns nothing if there is no entry to go to. */
export function planMove(
  walk: Walk,
  action: Action,
  pages: readonly ExportedPage[],
): Move | undefined {
  const { address } = getCurrentEntry(walk.history);
  const currentPath = getPath(address);
  switch (action.type) {
    case 'follow': {
      const hrefs = action.links.map((link) => getHref(link, address, pages));
      const href = hrefs.at(-1) ?? address;
      // A link to a target on the page would add an entry before the last link is followed.
      const hasty = hrefs.slice(0, -1).filter((other) => getPath(other) !== currentPath);
      const path = getPath(href);
      return {
        description: `follow ${[...hasty, href].join(' and ')}`,
        perform: (page) => clickLinks(page, [...hasty, href]),
        getOutcome: (from, isLoaded) => followLink(from, href, isLoaded),
        path,
        needsData: path !== currentPath,
      };
    }
    case 'traverse': {
      const planned = planTraversal(walk, action);
      if (!planned) return undefined;
      const { isNewDocument } = planned.getOutcome(walk, false);
      return { ...planned, needsData: planned.path !== currentPath && !isNewDocument };
    }
    case 'reload':
      return {
        description: 'reload',
        perform: reloadPage,
        getOutcome: reload,
        path: currentPath,
        needsData: false,
      };
    case 'scroll':
      return undefined;
  }
}
