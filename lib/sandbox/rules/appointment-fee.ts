import type { Schemas } from '../api-types';
import { getLocalDayAndMinute, isWithinHours } from './opening-hours';

/**
 * Returns the fee of a visit: `feeWorkingHours` or `feeOffHours` of the location's hours on that day, in the local
 * time of the profile. How the API calculates the fee is not documented. Sandbox interpretation: without a time, the
 * fee for working hours applies; on a day without hours, the fee outside working hours.
 * @param time time of the visit in epoch milliseconds, if known
 * @param deltaTime offset of the profile's local time from UTC, in minutes
 */
export function calculateVisitFee(
  { specialtyHours = [] }: Schemas['Location'],
  time: number | undefined,
  deltaTime = 0,
): number | undefined {
  const [anyDay] = specialtyHours;
  if (time === undefined) return anyDay?.feeWorkingHours ?? anyDay?.feeOffHours;
  const { day, minuteOfDay } = getLocalDayAndMinute(time, deltaTime);
  // Hours without a day apply to every day, as in the example of the API description.
  const hoursOfDay = specialtyHours.filter(
    ({ dayOfWeek }) => dayOfWeek === undefined || dayOfWeek.toUpperCase() === day,
  );
  const open = hoursOfDay.find((hours) => isWithinHours(hours, minuteOfDay));
  if (open) return open.feeWorkingHours ?? open.feeOffHours;
  const closed = hoursOfDay[0] ?? anyDay;
  return closed?.feeOffHours ?? closed?.feeWorkingHours;
}
