import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures';
import type { Focus, Traversal } from './walk-model';

/** Tries again while the page changes, and while the browser replaces the document. */
export const polling = { intervals: [10, 20, 40], timeout: 30_000 };

/** What a document shows, read at once. */
export type PageState = {
  /** Path, query and hash. */
  address: string;
  title: string;
  heading: string;
  currentSidebarLinks: string[];
  top: number;
  /** The scroll position of the hash's target; 0 if there is none. */
  targetTop: number;
  focus: Focus;
  hasProgressBar: boolean;
  isDimmed: boolean;
  /** The title that was announced to screen readers last. */
  announced: string;
  historyLength: number;
  /** Identifies the history entry. */
  entryKey: string | undefined;
  /** Identifies the document. */
  document: number;
  /** Whether the behaviors of the page run. */
  isReady: boolean;
};

const linkId = 'walk-link';

const read = (linkId: string): PageState => {
  const { location, history, scrollY, innerHeight } = window;
  const root = document.documentElement;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const { activeElement } = document;
  const getFocus = (): Focus => {
    if (activeElement === null || activeElement === document.body) return 'body';
    if (activeElement === target) return 'target';
    if (activeElement.id === 'main') return 'main';
    return activeElement.id === linkId ? 'link' : 'other';
  };
  const getTargetTop = () => {
    if (!target) return 0;
    const padding =
      Number.parseFloat(getComputedStyle(root).scrollPaddingTop) +
      Number.parseFloat(getComputedStyle(target).scrollMarginTop);
    const maxTop = root.scrollHeight - innerHeight;
    const top = target.getBoundingClientRect().top + scrollY - padding;
    return Math.round(Math.max(0, Math.min(top, maxTop)));
  };
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    currentSidebarLinks: [
      ...document.querySelectorAll('[data-sidebar] a[aria-current="page"]'),
    ].map((link) => link.getAttribute('href') ?? ''),
    top: Math.round(scrollY),
    targetTop: getTargetTop(),
    focus: getFocus(),
    hasProgressBar: document.getElementById('nprogress') !== null,
    isDimmed: root.classList.contains('nprogress-busy'),
    announced: document.querySelector('[aria-live="assertive"]')?.textContent ?? '',
    historyLength: history.length,
    entryKey: window.navigation?.currentEntry?.key,
    document: performance.timeOrigin,
    isReady: root.hasAttribute('data-behaviors-ready'),
  };
};

/** Reads what the page shows. Throws while the browser replaces the document. */
export const readPageState = (page: Page): Promise<PageState> => page.evaluate(read, linkId);

/** Follows links one after the other without a pause. They have the focus, and do not move the pointer or the page. */
export const clickLinks = (page: Page, hrefs: readonly string[]): Promise<void> =>
  page.evaluate(
    ([id, addresses]) => {
      let link = document.querySelector<HTMLAnchorElement>(`a#${id}`);
      if (!link) {
        link = document.createElement('a');
        link.id = id;
        link.style.cssText = 'position:fixed;top:0';
        document.body.append(link);
      }
      for (const address of addresses) {
        link.href = address;
        link.focus({ preventScroll: true });
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        link.click();
      }
    },
    [linkId, hrefs] as const,
  );

/**
 * Scrolls to a part of the page's height. Returns the new position as soon as the page has noticed it. A reader scrolls with
 * the wheel, for example, which ends that a page keeps the position that it has restored.
 */
export const scrollTo = (page: Page, ratio: number): Promise<number> =>
  page.evaluate(async (part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const top = Math.round(part * (scrollHeight - clientHeight));
    if (top === Math.round(window.scrollY)) return top;
    const scrolled = new Promise((resolve) =>
      window.addEventListener('scroll', resolve, { once: true }),
    );
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollTo({ top, behavior: 'instant' });
    await scrolled;
    return Math.round(window.scrollY);
  }, ratio);

/** The browser may replace the document before a call returns that asks for it. */
function ignoreReplacedDocument(error: unknown): void {
  if (!String(error).includes('Execution context was destroyed')) throw error;
}

/** Goes back or forward, by one entry after the other without waiting for their pages, or at once. */
export async function traverseHistory(page: Page, { delta, isGradual }: Traversal): Promise<void> {
  const go = (by: number) =>
    page.evaluate((entries) => window.history.go(entries), by).catch(ignoreReplacedDocument);
  if (!isGradual) return go(delta);
  for (let count = 0; count < Math.abs(delta); count += 1) {
    const { entryKey } = await readPageState(page);
    await go(Math.sign(delta));
    await expect(async () => {
      expect((await readPageState(page)).entryKey).not.toBe(entryKey);
    }).toPass(polling);
  }
}

/** Loads the page again. Data that arrives before the new document would still show the page of an earlier link. */
export async function reloadPage(page: Page): Promise<void> {
  const { document } = await readPageState(page);
  await page.evaluate(() => window.location.reload()).catch(ignoreReplacedDocument);
  await expect(async () => {
    expect((await readPageState(page)).document).not.toBe(document);
  }).toPass(polling);
}
