import { scenarioStart } from '../sandbox-clock';
import { toIsoDate, toTimestamp } from '../timestamps';

const start = Date.parse(scenarioStart);
const minute = 60_000;

/** The scenario's start and minutes after it; before it where they are negative. */
export const timestampFromStart = (minutes: number): string =>
  toTimestamp(start + minutes * minute);

/** The day of the scenario's start and days after it; before it where they are negative. */
export const dateFromStart = (days: number): string => toIsoDate(start + days * 24 * 60 * minute);

/** Minutes from the scenario's start to a moment. */
export const minutesSinceStart = (timestamp: string): number =>
  Math.round((Date.parse(timestamp) - start) / minute);

/** A moment some minutes after another. */
export const addMinutes = (timestamp: string, minutes: number): string =>
  toTimestamp(Date.parse(timestamp) + minutes * minute);
