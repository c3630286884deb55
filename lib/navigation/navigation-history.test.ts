import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getCurrentEntry,
  pushEntry,
  replaceEntry,
  type TabHistory,
  traverse,
} from '../../tests/support/tab-history';
import { type NavigationEvent, type NavigationState, navigate } from './navigation-state';

/** The navigation in a model of a browser tab and of a router that needs time to load pages. */

type Entry = { path: string; query: string; hash: string; position: string };
type Address = Omit<Entry, 'position'>;
type Action =
  | { type: 'follow'; address: Address }
  | { type: 'traverse'; delta: number }
  | { type: 'scroll'; position: string }
  | { type: 'wait' | 'arrive' | 'fail' };

type Tab = {
  history: TabHistory<Entry>;
  renderedPath: string;
  /** The page that the router loads. `isNew`: its entry is added when the page is rendered. */
  loading: { entry: Entry; isLink: boolean; isNew: boolean } | undefined;
  /** Where the reader is on the page that is shown. */
  position: string;
  state: NavigationState;
  hasProgressBar: boolean;
};

const arbitraryAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    type: fc.constant('follow' as const),
    address: fc.record({
      path: fc.constantFrom('/a', '/b', '/c'),
      query: fc.constantFrom('', '?q'),
      hash: fc.constantFrom('', '#part'),
    }),
  }),
  fc.record({ type: fc.constant('traverse' as const), delta: fc.constantFrom(-2, -1, 1, 2) }),
  fc.record({ type: fc.constant('scroll' as const), position: fc.constantFrom('20%', '80%') }),
  fc.record({ type: fc.constantFrom('wait' as const, 'arrive' as const, 'fail' as const) }),
);

const getArrival = ({ hash }: { hash: string }) => hash || 'top';

function openTab(entry: Address): Tab {
  const position = getArrival(entry);
  return {
    history: { entries: [{ ...entry, position }], index: 0 },
    renderedPath: entry.path,
    loading: undefined,
    position,
    state: { status: 'idle' },
    hasProgressBar: false,
  };
}

/** Lets the navigation do what an event leads to. */
function dispatch(tab: Tab, event: NavigationEvent): Tab {
  const { state, outputs } = navigate(tab.state, event);
  const next = { ...tab, state };
  for (const output of outputs) {
    if (output.type === 'moveTo') next.position = getArrival(output);
    if (output.type === 'restoreScroll') next.position = getCurrentEntry(tab.history).position;
    if (output.type === 'showProgress') next.hasProgressBar = true;
    if (output.type === 'hideProgress') next.hasProgressBar = false;
  }
  return next;
}

/** The browser stores the position when the reader leaves an entry whose page is shown. */
function leave(tab: Tab): TabHistory<Entry> {
  const { history, renderedPath, position } = tab;
  const entry = getCurrentEntry(history);
  return entry.path === renderedPath ? replaceEntry(history, { ...entry, position }) : history;
}

function follow(tab: Tab, address: Address): Tab {
  const from = getCurrentEntry(tab.history);
  const isRendered = address.path === tab.renderedPath;
  const entry = { ...address, position: getArrival(address) };
  const isSameAddress =
    address.path === from.path && address.query === from.query && address.hash === from.hash;
  const added = isSameAddress ? leave(tab) : pushEntry(leave(tab), entry);
  return dispatch(
    isRendered
      ? { ...tab, history: added, loading: undefined }
      : { ...tab, loading: { entry, isLink: true, isNew: !isSameAddress } },
    {
      type: 'started',
      cause: 'link',
      isRendered,
      destination: {
        path: address.path,
        hash: address.hash,
        keepsPosition:
          address.path === from.path && address.hash === from.hash && address.query !== from.query,
      },
    },
  );
}

function goBy(tab: Tab, delta: number): Tab {
  const history = traverse(leave(tab), delta);
  if (history.index === tab.history.index) return tab;
  const entry = getCurrentEntry(history);
  const isRendered = entry.path === tab.renderedPath;
  return dispatch(
    {
      ...tab,
      history,
      loading: isRendered ? undefined : { entry, isLink: false, isNew: false },
      // The browser restores the position at once, which is of use only on the same page.
      position: isRendered ? entry.position : 'anywhere',
    },
    {
      type: 'started',
      cause: 'history',
      isRendered,
      destination: { path: entry.path, hash: entry.hash, keepsPosition: false },
    },
  );
}

function arrive(tab: Tab): Tab {
  const { loading } = tab;
  if (!loading) return tab;
  const history = loading.isNew ? pushEntry(leave(tab), loading.entry) : leave(tab);
  const { path } = loading.entry;
  const rendered = { ...tab, history, renderedPath: path, loading: undefined };
  return dispatch(dispatch(rendered, { type: 'rendered', path }), { type: 'settled' });
}

function act(tab: Tab, action: Action): Tab {
  switch (action.type) {
    case 'follow':
      return follow(tab, action.address);
    case 'traverse':
      return goBy(tab, action.delta);
    case 'scroll':
      return { ...tab, position: action.position };
    case 'wait':
      return dispatch(tab, { type: 'delayPassed' });
    case 'arrive':
      return arrive(tab);
    // The browser loads the page that the router could not load.
    case 'fail':
      return tab.loading ? openTab(tab.loading.entry) : tab;
  }
}

const isUnderway = ({ state }: Tab) => state.status === 'pending' || state.status === 'slow';

/** Runs actions in a new tab, and checks the tab after each. */
function forAllWalks(check: (before: Tab, action: Action, after: Tab) => void): void {
  fc.assert(
    fc.property(fc.array(arbitraryAction, { maxLength: 30 }), (actions) => {
      let tab = openTab({ path: '/a', query: '', hash: '' });
      for (const action of actions) {
        const after = act(tab, action);
        check(tab, action, after);
        tab = after;
      }
    }),
  );
}

describe('navigation in the history of a tab', () => {
  it('is under way exactly while a page is being loaded', () => {
    forAllWalks((_before, _action, after) => {
      expect(isUnderway(after)).toBe(after.loading !== undefined);
      if (!after.loading) {
        expect(getCurrentEntry(after.history).path).toBe(after.renderedPath);
        expect(after.hasProgressBar).toBe(false);
      }
    });
  });

  it('leads to the target or the top of a link’s page', () => {
    forAllWalks((before, action, after) => {
      const { path, query, hash } = getCurrentEntry(before.history);
      if (action.type !== 'follow' || after.loading) return;
      const { address } = action;
      const changesQueryOnly =
        address.path === path && address.hash === hash && address.query !== query;
      expect(after.position).toBe(changesQueryOnly ? before.position : getArrival(address));
    });
  });

  it('arrives at the target of a link, and where the reader has left a page', () => {
    forAllWalks((before, action, after) => {
      if (action.type !== 'arrive' || !before.loading) return;
      const { entry, isLink } = before.loading;
      expect(after.position).toBe(isLink ? getArrival(entry) : entry.position);
    });
  });
});
