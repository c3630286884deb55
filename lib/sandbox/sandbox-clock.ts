import type { Store } from './record-store';

/** The time at which every scenario begins: twenty minutes before the video visit of Dana Example. */
export const scenarioStart = '2027-03-02T09:10:00Z';

/** How far it can be put forward in all: fifty years, longer than every time-out and within every calendar. */
const furthestMinutes = 26_280_000;

/**
 * The sandbox's clock. It stands still until the reader puts it forward: the same calls give the same answers
 * today and in a year. Where it stands is kept in the store.
 */
export type Clock = {
  now: () => Date;
  /** Puts it forward; it never goes back. */
  advance: (minutes: number) => void;
};

export function createClock(store: Store): Clock {
  const readAdvanced = () => Number(store.get('settings', 'clock.advanced')?.value ?? 0);
  return {
    now: () => new Date(Date.parse(scenarioStart) + readAdvanced() * 60_000),
    advance: (minutes) => {
      const value = Math.min(readAdvanced() + minutes, furthestMinutes);
      store.put('settings', { id: 'clock.advanced', value });
    },
  };
}
