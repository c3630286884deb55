import type { Page } from '@playwright/test';
import { elementsSelectors } from '../../components/console/elements-adapter/elements-internals';
import { listPageFiles } from '../../lib/export/parsed-pages';
import {
  getRotationDay,
  listTemplatePages,
  type PageState,
  pageStates,
  selectPages,
} from '../support/axe-rotation';
import { findViolations } from './axe';
import { expect, testInSharedTab as test } from './fixtures';

test.use({ allowErrors: [/status of 404/] });

const paths = listPageFiles().map(({ path }) => path);
const templatePages = new Set(listTemplatePages(paths));

/** `npm run axe` checks every page; other runs check those of the day (tests/support/axe-rotation.ts). */
const selected =
  process.env.AXE_PAGES === 'all' ? paths : selectPages(paths, getRotationDay(Date.now()));

/** Rules whose result depends on colors or width. The others need only one state of a page. */
const visualRules = ['color-contrast', 'scrollable-region-focusable', 'link-in-text-block'];

async function showState(tab: Page, { mode, width }: PageState): Promise<void> {
  await tab.setViewportSize({ width, height: 800 });
  await tab.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
}

/** Checks the whole page if it is the first of its template; the others share its header, sidebar and footer. */
async function expectNoViolations(tab: Page, path: string): Promise<void> {
  const isTemplatePage = templatePages.has(path);
  for (const [index, state] of pageStates.entries()) {
    const name = `${state.mode}, ${state.width} px`;
    await showState(tab, state);
    const violations = await findViolations(tab, {
      include: isTemplatePage ? 'html' : 'main',
      exclude: elementsSelectors.root,
      ...(!isTemplatePage && index > 0 && { runOnly: visualRules }),
    });
    expect(violations, name).toEqual([]);
    if (!isTemplatePage) continue;
    // axe does not run the rule for WCAG 2.2's target size by default. A phone frame cuts off what one scrolls to.
    const smallTargets = { exclude: '.el-root', runOnly: ['target-size'] };
    expect(await findViolations(tab, smallTargets), name).toEqual([]);
  }
}

for (const path of selected) {
  test(`${path} has no accessibility violations and no horizontal scroll`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.setAttribute('open', '');
      }
    });
    await expectNoViolations(page, path);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
