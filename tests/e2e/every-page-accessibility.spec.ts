import type { Page } from '@playwright/test';
import { listPageFiles } from '../../lib/export/parsed-pages';
import { findViolations } from './axe';
import { expect, testInSharedTab as test } from './fixtures';

const paths = listPageFiles().map(({ path }) => path);

type State = { mode: 'light' | 'dark'; width: 360 | 1280 };

// Each mode and each width, crosswise: what is wrong in one mode at one width alone would be a template's fault.
const crosswise: State[] = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 360 },
];
const all: State[] = [...crosswise, { mode: 'light', width: 360 }, { mode: 'dark', width: 1280 }];

test.use({ allowErrors: [/status of 404/] });

/** Pages of one template: the first is looked at in every state, with its frame, which the others share. */
const templateOf = (path: string) => path.replace(/\/[^/]+$/, '');
const firsts = new Set(
  new Map([...paths].reverse().map((path) => [templateOf(path), path])).values(),
);

/** `EVERY_PAGE=all npm run e2e` looks at every page in every state. */
const isThorough = process.env.EVERY_PAGE === 'all';

/**
 * Pages that one template makes of data. Their markup is the first one's: of the others every third is looked at, in
 * one mode and width, by turns.
 */
const isMadeOfData = (path: string) => /^\/api\/(schemas|operations)\//.test(path);

function statesOf(path: string): State[] {
  if (isThorough || firsts.has(path)) return all;
  if (!isMadeOfData(path)) return crosswise;
  const index = paths.indexOf(path);
  return index % 3 === 0 ? crosswise.slice(index % 2).slice(0, 1) : [];
}

/** Rules whose outcome depends on the colours or on the room; all others have been asked at the first state. */
const visual = ['color-contrast', 'scrollable-region-focusable', 'link-in-text-block'];

async function lookAt(tab: Page, path: string): Promise<void> {
  await tab.goto(path);
  // What is folded has to be right as well.
  await tab.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  const isFirst = firsts.has(path);
  for (const [index, { mode, width }] of statesOf(path).entries()) {
    await tab.setViewportSize({ width, height: 800 });
    await tab.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, mode);
    const violations = await findViolations(tab, {
      include: isFirst ? 'html' : 'main',
      exclude: '.sl-elements',
      ...(!isFirst && index > 0 && { runOnly: visual }),
    });
    expect(violations, `${mode}, ${width} px`).toEqual([]);
    // WCAG 2.2's size of targets is no part of axe's own set. A drawn phone cuts off what one scrolls to.
    const small = isFirst
      ? await findViolations(tab, { exclude: '.el-root', runOnly: ['target-size'] })
      : [];
    expect(small, `${width} px`).toEqual([]);
  }
  await tab.setViewportSize({ width: 320, height: 640 });
  const overflow = await tab.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const path of paths) {
  test(`${path}: nothing that axe finds, no sideways scroll`, async ({ page }) => {
    await lookAt(page, path);
  });
}
