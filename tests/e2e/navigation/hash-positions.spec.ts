import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { followLink, waitForScripts } from '../support/page-state';

/**
 * Back and Forward between targets of a page lead to where the reader left each of them, not to the target. Chromium by
 * itself scrolls to the target.
 */

const schema = '/api/schemas/Policy';
const other = '/docs/doctor-app/overview';
const top = 241;

const readPlace = (page: Page) =>
  page.evaluate(() => `${location.pathname}${location.hash} ${Math.round(scrollY)}`);

/** Waits two frames, after which the browser has scrolled by itself. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

async function scrollTo(page: Page, position: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), position);
  await nextFrames(page);
}

async function follow(page: Page, address: string) {
  await followLink(page, address);
  const { pathname, hash } = new URL(address, 'http://localhost');
  await expect(page).toHaveURL(pathname + hash);
  await nextFrames(page);
}

const go = (page: Page, delta: number) => page.evaluate((by) => history.go(by), delta);

async function expectPlace(page: Page, place: string) {
  await expect.poll(() => readPlace(page)).toBe(place);
  await nextFrames(page);
  expect(await readPlace(page)).toBe(place);
}

/** Opens a page, a target on another one, scrolls away from it, and follows a link to another target. */
async function walk(page: Page) {
  await page.goto(other);
  await waitForScripts(page);
  await follow(page, `${schema}#used-in`);
  await scrollTo(page, top);
  await follow(page, `${schema}#fields`);
}

test('Back to a target leads to where it was left', async ({ page }) => {
  await walk(page);
  await go(page, -1);
  await expectPlace(page, `${schema}#used-in ${top}`);
});

test('Forward to a target leads to where it was left, after two Backs', async ({ page }) => {
  await walk(page);
  await go(page, -1);
  await expectPlace(page, `${schema}#used-in ${top}`);
  await go(page, -1);
  await expectPlace(page, `${other} 0`);
  await go(page, 1);
  await expectPlace(page, `${schema}#used-in ${top}`);
});

test('so it does if the second Back comes before the page has scrolled', async ({ page }) => {
  await walk(page);
  await page.evaluate(() => {
    addEventListener('popstate', () => history.back(), { once: true });
    history.back();
  });
  await expectPlace(page, `${other} 0`);
  await go(page, 1);
  await expectPlace(page, `${schema}#used-in ${top}`);
});

test('so it does after a reload', async ({ page }) => {
  await walk(page);
  await page.reload();
  await waitForScripts(page);
  await go(page, -2);
  await expectPlace(page, `${other} 0`);
  await page.reload();
  await waitForScripts(page);
  await go(page, 1);
  await expectPlace(page, `${schema}#used-in ${top}`);
});
