import type { Schemas } from '../api-types';
import { getLocalDayAndMinute, isWithinHours } from './opening-hours';

/**
 * The fee of a visit by the working hours of its location: `feeWorkingHours` or `feeOffHours` of the day, in the
 * local time of the profile. How the API makes the fee is not shown. The sandbox's reading: without a time, the fee
 * of working hours counts; on a day without hours, the fee outside of them.
 * @param moment time of the visit, where it is known
 * @param deltaTime minutes by which the profile is ahead of UTC
 */
export function calculateVisitFee(
  { specialtyHours = [] }: Schemas['Location'],
  moment: number | undefined,
  deltaTime = 0,
): number | undefined {
  const [anyDay] = specialtyHours;
  if (moment === undefined) return anyDay?.feeWorkingHours ?? anyDay?.feeOffHours;
  const { day, minuteOfDay: time } = getLocalDayAndMinute(moment, deltaTime);
  // Hours without a day hold on every day, as in the description's example.
  const ofDay = specialtyHours.filter(
    ({ dayOfWeek }) => dayOfWeek === undefined || dayOfWeek.toUpperCase() === day,
  );
  const open = ofDay.find((hours) => isWithinHours(hours, time));
  if (open) return open.feeWorkingHours ?? open.feeOffHours;
  const closed = ofDay[0] ?? anyDay;
  return closed?.feeOffHours ?? closed?.feeWorkingHours;
}
