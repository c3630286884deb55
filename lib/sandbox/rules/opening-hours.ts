import type { Schemas } from '../api-types';

type Location = Schemas['Location'];
type Hours = Schemas['WorkingHours'];

/** The days of the week as the API names them in the profiles availability, starting with Monday. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type Weekday = (typeof weekdays)[number];

const minuteMs = 60_000;
const minutesPerDay = 1440;

/** Values of `offHours` with which a location is also available outside its working hours. */
const availableOffHours: ReadonlySet<Schemas['OffHours']> = new Set<Schemas['OffHours']>([
  'AVAILABLE_OFF_HOURS',
  'AD_HOC',
  'AD_HOC_24_7',
]);

const isAvailableOffHours = ({ offHours }: Location): boolean =>
  offHours !== undefined && availableOffHours.has(offHours);

/** Hours without a day apply to every day, as in the example of the API description. */
const listHoursOn = ({ specialtyHours = [] }: Location, weekday: Weekday): Hours[] =>
  specialtyHours.filter(
    ({ dayOfWeek, startTimes = [] }) =>
      startTimes.length > 0 && (dayOfWeek === undefined || dayOfWeek.toUpperCase() === weekday),
  );

/** Returns whether a location is available on a day of the week, in its working hours or outside them. */
export const isOpenOn = (location: Location, weekday: Weekday): boolean =>
  isAvailableOffHours(location) || listHoursOn(location, weekday).length > 0;

/** Returns pairs of start and end in minutes since midnight. A missing end is the end of the day. */
const listPeriods = ({ startTimes = [], endTimes = [] }: Hours): Array<[number, number]> =>
  startTimes.map((start, index) => [start, endTimes[index] ?? minutesPerDay]);

/** Returns whether a minute of the day is within working hours. */
export const isWithinHours = (hours: Hours, minuteOfDay: number): boolean =>
  listPeriods(hours).some(([start, end]) => start <= minuteOfDay && minuteOfDay < end);

const getWeekday = (index: number): Weekday => weekdays[index % 7] ?? 'MONDAY';

/**
 * Returns the local weekday of an instant, the weekday after it, and the local minutes since midnight.
 * @param offsetMinutes offset of the local time from UTC, in minutes
 */
export function getLocalDayAndMinute(
  instant: Date | number,
  offsetMinutes: number,
): { day: Weekday; nextDay: Weekday; minuteOfDay: number } {
  const minutes = Math.floor(Number(instant) / minuteMs) + offsetMinutes;
  const days = Math.floor(minutes / minutesPerDay);
  // 1 January 1970, day 0, was a Thursday.
  const index = (((days + 3) % 7) + 7) % 7;
  return {
    day: getWeekday(index),
    nextDay: getWeekday(index + 1),
    minuteOfDay: minutes - days * minutesPerDay,
  };
}

/**
 * Returns the fee of a visit as soon as possible after an instant: the working-hours fee if the location is open; the
 * off-hours fee if it is available outside its working hours; otherwise the fee of the next hours on the same or the
 * next day, or `undefined` if there are none. The specification documents the hours and the two fees, but no rule;
 * this is a sandbox interpretation.
 * @param offsetMinutes offset of the profile's local time from UTC, in minutes (`deltaTime`)
 */
export function findAsapFee(
  location: Location,
  instant: Date,
  offsetMinutes = 0,
): number | undefined {
  const { day, nextDay, minuteOfDay } = getLocalDayAndMinute(instant, offsetMinutes);
  const today = listHoursOn(location, day);
  const isLater = (hours: Hours) => listPeriods(hours).some(([start]) => start > minuteOfDay);
  const current = today.find((hours) => isWithinHours(hours, minuteOfDay));
  if (current) return current.feeWorkingHours;
  if (isAvailableOffHours(location)) {
    const hours = today[0] ?? location.specialtyHours?.[0];
    return hours?.feeOffHours ?? hours?.feeWorkingHours;
  }
  const next = today.find(isLater) ?? listHoursOn(location, nextDay)[0];
  return next?.feeWorkingHours;
}
