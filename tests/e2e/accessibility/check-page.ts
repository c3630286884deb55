import { expect, type Page } from '@playwright/test';
import { elementsSelectors } from '../../../components/api/stoplight/elements-internals';
import { findViolations } from '../support/axe';

export type PageState = { mode: 'light' | 'dark'; width: 360 | 1280 };

/** The states in which pages are checked. */
export const pageStates: readonly PageState[] = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 360 },
  { mode: 'light', width: 360 },
  { mode: 'dark', width: 1280 },
];

/** Rules whose result depends on the mode. The first two states have both modes and both widths; they need all rules. */
const visualRules = ['color-contrast', 'scrollable-region-focusable', 'link-in-text-block'];

async function showState(page: Page, { mode, width }: PageState): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
}

async function openAllDetails(page: Page): Promise<void> {
  // The open menu of the page would cover other targets.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details:not([data-page-menu])')) {
      details.setAttribute('open', '');
    }
  });
}

/**
 * Expects that axe finds nothing on a page with everything opened, and that the page does not scroll sideways at 320 px.
 * @param options.part `main`, or the whole page with its header, sidebar, and footer, and the size of its targets
 */
export async function expectAccessible(
  page: Page,
  path: string,
  { states, part }: { states: readonly PageState[]; part: 'main' | 'page' },
): Promise<void> {
  await page.goto(path);
  await openAllDetails(page);
  for (const [index, state] of states.entries()) {
    const name = `${path}, ${state.mode}, ${state.width} px`;
    await showState(page, state);
    const violations = await findViolations(page, {
      include: part === 'page' ? 'html' : 'main',
      exclude: elementsSelectors.root,
      ...(index > 1 && { runOnly: visualRules }),
    });
    expect(violations, name).toEqual([]);
    if (part === 'main') continue;
    // axe does not run the rule for WCAG 2.2's target size by default. A phone frame cuts off what one scrolls to.
    const smallTargets = { exclude: '.el-root', runOnly: ['target-size'] };
    expect(await findViolations(page, smallTargets), name).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `${path} at 320 px`).toBeLessThanOrEqual(0);
}
