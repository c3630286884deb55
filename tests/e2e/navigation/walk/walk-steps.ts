import fc from 'fast-check';
import type { ExportedPage } from './exported-pages';
import type { Failure } from './page-data-server';

/** How the server sends the data of the next page. */
export type Network =
  | { type: 'fast' }
  /**
   * The data arrives after the progress bar has appeared and the reader has scrolled the page that is still shown, or,
   * if the step is interrupted, after the next step.
   */
  | { type: 'slow'; isInterrupted: boolean; scrollTo: number }
  /** The data does not arrive. */
  | { type: 'failing'; failure: Failure };

/** A link as numbers, from which `getHref` makes one for the page that is shown. */
export type Link =
  | { type: 'page'; page: number; query: number; target: number | undefined }
  | { type: 'target'; target: number }
  | { type: 'query'; query: number }
  | { type: 'current'; withHash: boolean };

/** What a reader does. */
export type Action =
  /** Follows links so quickly one after the other that only the last can have an effect. */
  | { type: 'follow'; links: Link[] }
  /** Goes back or forward. `isGradual`: one entry at a time, without waiting for the pages. */
  | { type: 'traverse'; delta: number; isGradual: boolean }
  | { type: 'reload' }
  /** Scrolls to a part of the page's height. */
  | { type: 'scroll'; to: number };

export type Step = { action: Action; network: Network };

const index = fc.nat({ max: 99 });
const ratio = fc.nat({ max: 100 }).map((percent) => percent / 100);

const pageLink = fc.record({
  type: fc.constant('page' as const),
  page: index,
  query: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat({ max: 2 })),
  target: fc.option(index, { nil: undefined }),
});
const link: fc.Arbitrary<Link> = fc.oneof(
  { weight: 6, arbitrary: pageLink },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('target' as const), target: index }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('query' as const), query: fc.nat({ max: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('current' as const), withHash: fc.boolean() }),
  },
);

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .tuple(fc.array(pageLink, { maxLength: 1 }), link)
      .map(([hasty, last]) => ({ type: 'follow' as const, links: [...hasty, last] })),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('traverse' as const),
      delta: fc.constantFrom(-1, 1, -2, 2, -3),
      isGradual: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('scroll' as const), to: ratio }) },
  { weight: 1, arbitrary: fc.constant({ type: 'reload' as const }) },
);

const network: fc.Arbitrary<Network> = fc.oneof(
  { weight: 26, arbitrary: fc.constant({ type: 'fast' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('slow' as const),
      isInterrupted: fc.boolean(),
      scrollTo: ratio,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('failing' as const),
      failure: fc.constantFrom<Failure>('aborted', 'error', 'missing'),
    }),
  },
);

/** A sequence of steps. */
export const arbitrarySteps: fc.Arbitrary<Step[]> = fc.array(fc.record({ action, network }), {
  minLength: 1,
  maxLength: 12,
});

const queries = ['', '?from=a', '?from=b'];
const toHash = (id: string | undefined) => (id === undefined ? '' : `#${id}`);
/** Picks an element by a number of any size. */
const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length];

/**
 * Returns the address that a link on the page of an address leads to.
 * @param pages the pages of the walk; that of the address may be another one
 */
export function getHref(link: Link, address: string, pages: readonly ExportedPage[]): string {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const idsOf = (path: string | undefined) =>
    pages.find((page) => page.path === path)?.targetIds ?? ['main'];
  switch (link.type) {
    case 'page': {
      const path = pick(pages, link.page)?.path ?? '';
      const id = link.target === undefined ? undefined : pick(idsOf(path), link.target);
      return path + (pick(queries, link.query) ?? '') + toHash(id);
    }
    case 'target':
      return pathname + search + toHash(pick(idsOf(pathname), link.target));
    case 'query':
      return pathname + (pick(queries, link.query) ?? '') + hash;
    case 'current':
      return pathname + search + (link.withHash ? hash : '');
  }
}
