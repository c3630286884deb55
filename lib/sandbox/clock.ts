import type { Store } from './store';

/** The time at which every scenario begins: twenty minutes before the video visit of Dana Example. */
export const scenarioStart = '2027-03-02T09:10:00Z';

/** Gives the milliseconds since 1970 of the machine that the sandbox runs on. */
export type MachineClock = () => number;

/**
 * The sandbox's clock: it begins at the scenario's start, runs as the machine's does, and can be advanced.
 * Where it stands is kept in the store.
 */
export type Clock = {
  now: () => Date;
  /** Puts it forward; it never goes back. */
  advance: (minutes: number) => void;
  /** Begins anew at the scenario's start. */
  restart: () => void;
};

export function createClock(store: Store, machine: MachineClock): Clock {
  const read = (id: string): number | undefined => {
    const value = store.get('settings', id)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const start = Date.parse(scenarioStart);
  const clock: Clock = {
    now: () => {
      const began = read('clock.began') ?? machine();
      // A machine's clock may be put back; the sandbox's never runs backwards before its start.
      const passed = Math.max(0, machine() - began);
      return new Date(start + passed + (read('clock.advanced') ?? 0));
    },
    advance: (minutes) => {
      const advanced = read('clock.advanced') ?? 0;
      store.put('settings', { id: 'clock.advanced', value: advanced + minutes * 60_000 });
    },
    restart: () => {
      store.put('settings', { id: 'clock.began', value: machine() });
      store.put('settings', { id: 'clock.advanced', value: 0 });
    },
  };
  return clock;
}

const seconds = (text: string) => text.replace(/\.\d{3}Z$/, 'Z');

/** A moment as the API writes it: in UTC, to the second. */
export function toTimestamp(moment: Date | number): string {
  return seconds(new Date(moment).toISOString());
}

/** The day of a moment, in UTC. */
export function toDay(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
