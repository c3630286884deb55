import type { Schemas } from '../api';

type Hours = Schemas['WorkingHours'];

/** Days as the seed's working hours name them; the API's names are not published. */
const days: readonly string[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
];

/** Where an end is missing, it is the end of the day. */
const dayMinutes = 1440;

const isWithin = ({ startTimes = [], endTimes = [] }: Hours, minute: number): boolean =>
  startTimes.some((start, index) => minute >= start && minute < (endTimes[index] ?? dayMinutes));

/**
 * The fee of a visit by the working hours of its location: `feeWorkingHours` or `feeOffHours` of the day, in the
 * local time of the profile. How the API makes the fee is not shown. The sandbox's reading: without a time, the fee
 * of working hours counts; on a day without hours, the fee outside of them.
 * @param moment time of the visit, where it is known
 * @param deltaTime minutes by which the profile is ahead of UTC
 */
export function feeOf(
  { specialtyHours = [] }: Schemas['Location'],
  moment: number | undefined,
  deltaTime = 0,
): number | undefined {
  const [anyDay] = specialtyHours;
  if (moment === undefined) return anyDay?.feeWorkingHours ?? anyDay?.feeOffHours;
  const local = new Date(moment + deltaTime * 60_000);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const day = days[local.getUTCDay()];
  // Hours without a day hold on every day, as in the description's example.
  const ofDay = specialtyHours.filter(
    ({ dayOfWeek }) => dayOfWeek === undefined || dayOfWeek.toUpperCase() === day,
  );
  const open = ofDay.find((hours) => isWithin(hours, minute));
  if (open) return open.feeWorkingHours ?? open.feeOffHours;
  const closed = ofDay[0] ?? anyDay;
  return closed?.feeOffHours ?? closed?.feeWorkingHours;
}
