import { expect, onTestFinished, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { announcementPause } from '@/components/status/announcement-pause';

/** Stops the timers of a test until the reader pauses. */
export function holdAnnouncements(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets the reader pause until a status is announced. React starts the time after the change is visible. */
export const expectAnnouncement = (status: Locator, text: string | RegExp) =>
  expect
    .poll(() => {
      vi.advanceTimersByTime(announcementPause);
      return status.element().textContent;
    })
    .toMatch(text);
