import type { Page } from '@playwright/test';

/** Sums up how far the parts of each page that is opened from now on move by themselves. */
export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shifts: (Reflect.get(window, 'shifts') as number) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The current page's sum. */
export const readLayoutShiftScore = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts'));
