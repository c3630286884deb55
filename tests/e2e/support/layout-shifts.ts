import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShiftScore?: number;
  }
}

/** Adds up the layout shifts of each page that is opened from now on. Works only in Chromium. */
export const observeLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShiftScore = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        window.layoutShiftScore = (window.layoutShiftScore ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum for the current page; undefined if the page was opened before `observeLayoutShifts`. */
export const readLayoutShiftScore = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => window.layoutShiftScore);
