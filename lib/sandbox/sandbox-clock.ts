import type { Store } from './record-store';

/** The time at which every scenario starts: twenty minutes before the video visit of Dana Example. */
export const scenarioStart = '2027-03-02T09:10:00Z';

/** Upper limit of the total advance: fifty years exceed every timeout and keep the year within four digits. */
const maxAdvancedMinutes = 26_280_000;

/**
 * The sandbox's clock. It only moves when it is advanced, so that the same calls always return the same responses.
 * Its offset is a record of the store.
 */
export type Clock = {
  now: () => Date;
  /** Moves the clock forward. It cannot be moved back. */
  advance: (minutes: number) => void;
};

export function createClock(store: Store): Clock {
  const readAdvancedMinutes = () => Number(store.get('settings', 'clock.advanced')?.value ?? 0);
  return {
    now: () => new Date(Date.parse(scenarioStart) + readAdvancedMinutes() * 60_000),
    advance: (minutes) => {
      const value = Math.min(readAdvancedMinutes() + minutes, maxAdvancedMinutes);
      store.put('settings', { id: 'clock.advanced', value });
    },
  };
}
