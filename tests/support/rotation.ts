/**
 * Checks that would take too long in every run of `npm test`: a run makes those of its day, runs on seven days make all.
 * With `ROTATION=all`, as in `npm run axe`, `npm run fuzz` and `npm run mutations`, one run makes all.
 */
export const rotationDays = 7;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The day of the rotation, from 0, at a time in milliseconds since 1970. */
export const getRotationDay = (now: number): number =>
  Math.floor(now / millisecondsPerDay) % rotationDays;

/**
 * Returns the days whose checks a run makes.
 * @param setting the environment variable ROTATION
 */
export function listDays(now: number, setting: string | undefined): number[] {
  return setting === 'all'
    ? Array.from({ length: rotationDays }, (_, day) => day)
    : [getRotationDay(now)];
}

/** The days whose checks this run makes. */
export const days: readonly number[] = listDays(Date.now(), process.env.ROTATION);

/**
 * Returns the weeks whose states a run checks: 0 or 1, because two weeks check all states of a page.
 * @param setting the environment variable ROTATION
 */
export const listWeeks = (now: number, setting: string | undefined): number[] =>
  setting === 'all' ? [0, 1] : [Math.floor(now / millisecondsPerDay / rotationDays) % 2];

/** The weeks whose states this run checks. */
export const weeks: readonly number[] = listWeeks(Date.now(), process.env.ROTATION);

/** Every seventh of a list of checks, which are those of a day. */
export const selectForDay = <T>(checks: readonly T[], day: number): T[] =>
  checks.filter((_, index) => index % rotationDays === day);
