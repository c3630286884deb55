import type { Page } from '@playwright/test';
import { elementsSelectors } from '../../../components/console/elements-adapter/elements-internals';
import { listPageFiles } from '../../../lib/export/list-page-files';
import {
  listTemplatePages,
  type PageState,
  pageStates,
  selectPageStates,
  selectTemplateStates,
} from '../../support/axe-rotation';
import { days, selectForDay, weeks } from '../../support/rotation';
import { findViolations } from '../support/axe';
import { expect, testInSharedTab as test } from '../support/fixtures';

test.use({ allowErrors: [/status of 404/] });

const paths = listPageFiles().map(({ path }) => path);
const templatePages = new Set(listTemplatePages(paths));

/** The pages whose main part is checked. */
const selected = new Set(days.flatMap((day) => selectForDay(paths, day)));
const selectedStates = weeks.flatMap(selectPageStates);
const templateStates = pageStates.filter((state) =>
  days.some((day) => selectTemplateStates(day).includes(state)),
);

/** Rules whose result depends on colors or width. The others need only one state of a page. */
const visualRules = ['color-contrast', 'scrollable-region-focusable', 'link-in-text-block'];

async function showState(tab: Page, { mode, width }: PageState): Promise<void> {
  await tab.setViewportSize({ width, height: 800 });
  await tab.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
}

/** Checks the main part of a page; on the first page of a template, in the day's state, all of the page. */
async function expectNoViolations(tab: Page, path: string): Promise<void> {
  const isInStates = (state: PageState) =>
    (selected.has(path) && selectedStates.includes(state)) ||
    (templatePages.has(path) && templateStates.includes(state));
  for (const [index, state] of pageStates.filter(isInStates).entries()) {
    const name = `${state.mode}, ${state.width} px`;
    const checksFrame = templatePages.has(path) && templateStates.includes(state);
    await showState(tab, state);
    const violations = await findViolations(tab, {
      include: checksFrame ? 'html' : 'main',
      exclude: elementsSelectors.root,
      ...(!checksFrame && index > 0 && { runOnly: visualRules }),
    });
    expect(violations, name).toEqual([]);
    if (!checksFrame) continue;
    // axe does not run the rule for WCAG 2.2's target size by default. A phone frame cuts off what one scrolls to.
    const smallTargets = { exclude: '.el-root', runOnly: ['target-size'] };
    expect(await findViolations(tab, smallTargets), name).toEqual([]);
  }
}

for (const path of paths.filter((name) => selected.has(name) || templatePages.has(name))) {
  test(`${path} has no accessibility violations and no horizontal scroll`, async ({ page }) => {
    await page.goto(path);
    // The open menu of the page would cover other targets.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details:not([data-page-menu])')) {
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
