import type { Browser } from '@playwright/test';
import { clickMs, type Driver } from './driver';

/** Drives a browser that Playwright can start. */
export async function openPlaywrightDriver(browser: Browser): Promise<Driver> {
  const context = await browser.newContext();
  const page = await context.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    resize: (size) => page.setViewportSize(size),
    click: (x, y) => page.mouse.click(x, y, { delay: clickMs }),
    press: (key) => page.keyboard.press(key),
    // `page.goBack()` never ends in Firefox if the page itself shows the earlier entry.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    reload: async () => {
      await page.reload();
    },
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
