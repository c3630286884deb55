import type { Schemas } from '../api-types';

type Location = Schemas['Location'];
type Hours = Schemas['WorkingHours'];

/** The days of the week, as the answer of the availability names them. */
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

const minute = 60_000;
const minutesOfDay = 1440;

/** Values of `offHours` with which a location is there outside its working hours too. */
const openOffHours: ReadonlySet<Schemas['OffHours']> = new Set<Schemas['OffHours']>([
  'AVAILABLE_OFF_HOURS',
  'AD_HOC',
  'AD_HOC_24_7',
]);

const isOpenOffHours = ({ offHours }: Location): boolean =>
  offHours !== undefined && openOffHours.has(offHours);

/** Hours without a day hold on every day, as in the description's example. */
const hoursOn = ({ specialtyHours = [] }: Location, weekday: Weekday): Hours[] =>
  specialtyHours.filter(
    ({ dayOfWeek, startTimes = [] }) =>
      startTimes.length > 0 && (dayOfWeek === undefined || dayOfWeek.toUpperCase() === weekday),
  );

/** Whether a location takes patients on a day of the week: in its working hours, or outside them. */
export const isOpenOn = (location: Location, weekday: Weekday): boolean =>
  isOpenOffHours(location) || hoursOn(location, weekday).length > 0;

/** The pairs of start and end, in minutes since midnight; a missing end is the end of the day. */
const periodsOf = ({ startTimes = [], endTimes = [] }: Hours): Array<[number, number]> =>
  startTimes.map((start, index) => [start, endTimes[index] ?? minutesOfDay]);

/** Whether a minute of the day is within working hours. */
export const isWithinHours = (hours: Hours, time: number): boolean =>
  periodsOf(hours).some(([start, end]) => start <= time && time < end);

const dayAt = (index: number): Weekday => weekdays[index % 7] ?? 'MONDAY';

/**
 * The day of the week of a moment and the next one, and its minutes since midnight.
 * @param ahead how many minutes the clock is ahead of UTC
 */
export function getLocalDayAndMinute(
  moment: Date | number,
  ahead: number,
): { day: Weekday; nextDay: Weekday; minuteOfDay: number } {
  const minutes = Math.floor(Number(moment) / minute) + ahead;
  const days = Math.floor(minutes / minutesOfDay);
  // 1 January 1970, day 0, was a Thursday.
  const index = (((days + 3) % 7) + 7) % 7;
  return {
    day: dayAt(index),
    nextDay: dayAt(index + 1),
    minuteOfDay: minutes - days * minutesOfDay,
  };
}

/**
 * The fee of a visit as soon as possible, counted from a moment: of the working hours that run then; else outside
 * working hours, where the location is there; else of the next hours of the same day or of the next one. `undefined`
 * where there are none. The specification gives hours as minutes since midnight and two fees, but no rule: this is
 * the sandbox's reading.
 * @param ahead how many minutes the profile's clock is ahead of UTC (`deltaTime`)
 */
export function findAsapFee(location: Location, moment: Date, ahead = 0): number | undefined {
  const { day, nextDay, minuteOfDay: time } = getLocalDayAndMinute(moment, ahead);
  const today = hoursOn(location, day);
  const isLater = (hours: Hours) => periodsOf(hours).some(([start]) => start > time);
  const running = today.find((hours) => isWithinHours(hours, time));
  if (running) return running.feeWorkingHours;
  if (isOpenOffHours(location)) {
    const hours = today[0] ?? location.specialtyHours?.[0];
    return hours?.feeOffHours ?? hours?.feeWorkingHours;
  }
  const next = today.find(isLater) ?? hoursOn(location, nextDay)[0];
  return next?.feeWorkingHours;
}
