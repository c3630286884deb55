import type { Page } from '@playwright/test';
import { workflowPath } from '../../../lib/site/page-paths';
import { expect, testInNewTab as test } from '../support/fixtures';
import { observeLayoutShifts, readLayoutShiftScore } from '../support/layout-shifts';

/** The text font must neither delay the first frame nor move the text (lib/site/browser/text-font.ts). */

const guide = '/docs/doctor-app/example-api-calls';

// With data saver, pages do without the text font.
test.use({ startsBehaviors: false, prefetches: true });

/** Whether the page's text is wider or narrower than in the fallback font, so that it has the text font. */
const hasTextFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const measure = (family: string) => {
      const probe = document.createElement('span');
      probe.style.cssText = `position: absolute; font: 100px ${family}`;
      probe.textContent = 'Hamburgefonstiv';
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const [, ...fallback] = getComputedStyle(document.body).fontFamily.split(',');
    return measure('var(--sans)') !== measure(fallback.join(','));
  });

/** How much wider the fallback font is than the text font, in body text and in headings; none without such a font. */
const compareWidths = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const measure = (weight: number, family: string) => {
      const probe = document.createElement('span');
      probe.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 40px ${family}`;
      probe.textContent = 'Quick start: from a token to a booked first visit';
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const [text = '', fallback = ''] = getComputedStyle(document.body).fontFamily.split(',');
    return [400, 650].flatMap((weight) => {
      const width = measure(weight, `${fallback}, serif`);
      const hasFont = width !== measure(weight, 'serif');
      return hasFont ? [width / measure(weight, text)] : [];
    });
  });

/** Waits until the page has loaded its fonts and knows that. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('hub.font')))
    .toMatch(/\.woff2$/);
}

/**
 * Has the page's browser report how long servers took to respond, in milliseconds, and that everything else took no
 * time.
 */
const reportResponseTime = (page: Page, duration: number) =>
  page.addInitScript((responseStart) => {
    Object.defineProperties(PerformanceResourceTiming.prototype, {
      fetchStart: { get: () => performance.now() - responseStart },
      requestStart: { get: () => 0 },
      responseStart: { get: () => responseStart },
    });
  }, duration);

// Next adds no preload to the page of a workflow.
for (const path of [guide, workflowPath('book-clinic-visit')])
  test(`the first page of a visit uses the text font of a nearby server: ${path}`, async ({
    page,
  }) => {
    await reportResponseTime(page, 20);
    await page.goto(path);
    await expect(page.locator('link[as="font"]')).toHaveAttribute('media', 'all');
    const rules = (font: string) => page.locator(`style[data-web-fonts="${font}"]`);
    await expect(rules('text')).toHaveAttribute('media', 'all');
    await expect(rules('code')).toHaveAttribute('media', 'not all');
  });

test('a visit has one text font: the first page gets it after its first frame, and the next ones start with it', {
  tag: '@chromium',
}, async ({ page }) => {
  await reportResponseTime(page, 200);
  await observeLayoutShifts(page);
  await page.goto(guide);
  await waitForFonts(page);
  expect(await hasTextFont(page)).toBe(true);
  await expect(page.locator('link[as="font"]')).toHaveAttribute('media', 'not all');
  for (const ratio of await compareWidths(page)) expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
  // The next document.
  await page.goto('/docs/doctor-app/login');
  await expect(page.locator('link[as="font"]')).toHaveAttribute('media', 'all');
  await page.evaluate(() => document.fonts.ready);
  expect(await hasTextFont(page)).toBe(true);
  expect(await readLayoutShiftScore(page)).toBe(0);
});
