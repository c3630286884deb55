/**
 * Checks that would take too long in every run of `npm test`: a run makes those of its day, runs on seven days make all.
 * With `ROTATION=all`, as in `npm run axe`, `npm run fuzz` and `npm run mutations`, one run makes all. A date, such as
 * `ROTATION=2026-11-25`, makes those of that day again.
 */
export const rotationDays = 7;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The day of the rotation, from 0, at a time in milliseconds since 1970. */
export const getRotationDay = (now: number): number =>
  Math.floor(now / millisecondsPerDay) % rotationDays;

/**
 * Returns the value of ROTATION for a whole run: the given one, otherwise the date of `now`. Playwright's workers collect
 * the tests again, so that without a fixed date a run past midnight would not find the tests of the day on which it began.
 */
export const fixRotation = (now: number, setting: string | undefined): string =>
  setting || new Date(now).toISOString().slice(0, 10);

/** The time that a setting names, in milliseconds since 1970. Throws if it is neither "all" nor a date. */
function readTime(setting: string): number {
  const time = Date.parse(setting);
  if (Number.isNaN(time)) {
    throw new Error(`ROTATION is "${setting}". Expected "all" or a date such as 2026-11-25.`);
  }
  return time;
}

/**
 * Returns the days whose checks a run makes.
 * @param setting "all" or a date, as in the environment variable ROTATION
 */
export function listDays(setting: string): number[] {
  return setting === 'all'
    ? Array.from({ length: rotationDays }, (_, day) => day)
    : [getRotationDay(readTime(setting))];
}

/**
 * Returns the weeks whose states a run checks: 0 or 1, because two weeks check all states of a page.
 * @param setting "all" or a date, as in the environment variable ROTATION
 */
export const listWeeks = (setting: string): number[] =>
  setting === 'all'
    ? [0, 1]
    : [Math.floor(readTime(setting) / millisecondsPerDay / rotationDays) % 2];

const rotation = fixRotation(Date.now(), process.env.ROTATION);

/** The days whose checks this run makes. */
export const days: readonly number[] = listDays(rotation);

/** The weeks whose states this run checks. */
export const weeks: readonly number[] = listWeeks(rotation);

/** Every seventh of a list of checks, which are those of a day. */
export const selectForDay = <T>(checks: readonly T[], day: number): T[] =>
  checks.filter((_, index) => index % rotationDays === day);
