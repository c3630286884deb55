import { scenarioStart } from '../sandbox-clock';
import { toIsoDate, toTimestamp } from '../timestamps';

const start = Date.parse(scenarioStart);
const minuteMs = 60_000;

/** Returns the timestamp that many minutes after the scenario's start, or before it if negative. */
export const timestampFromStart = (minutes: number): string =>
  toTimestamp(start + minutes * minuteMs);

/** Returns the date that many days after the scenario's start, or before it if negative. */
export const dateFromStart = (days: number): string => toIsoDate(start + days * 24 * 60 * minuteMs);

/** Returns the minutes from the scenario's start to a timestamp. */
export const minutesSinceStart = (timestamp: string): number =>
  Math.round((Date.parse(timestamp) - start) / minuteMs);

/** Returns the timestamp that many minutes after another. */
export const addMinutes = (timestamp: string, minutes: number): string =>
  toTimestamp(Date.parse(timestamp) + minutes * minuteMs);
