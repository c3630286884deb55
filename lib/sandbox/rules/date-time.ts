import { toTimestamp } from '../clock';
import { limitMoment, readMoment } from './moment';

/** Minutes of a day: an offset from UTC must be smaller. */
const dayMinutes = 1440;

/** A moment as the API writes it, in UTC. What no `date-time` can write becomes the first or the last one. */
export const writeMoment = (moment: number): string => toTimestamp(limitMoment(moment));

/** A `date-time` in the API's own way: in UTC, to the second. */
export const tidyMoment = (text: string): string => writeMoment(readMoment(text));

/**
 * A moment as the clocks of a place show it: `2027-03-02T10:30:00+01:00`.
 * @param deltaTime minutes by which the place is ahead of UTC
 */
export function writeLocalMoment(moment: number, deltaTime = 0): string {
  const local = moment + deltaTime * 60_000;
  const offset = Math.abs(deltaTime);
  if (offset === 0 || offset >= dayMinutes || local !== limitMoment(local)) {
    return writeMoment(moment);
  }
  const [hours, minutes] = [offset / 60, offset % 60].map((part) =>
    String(Math.trunc(part)).padStart(2, '0'),
  );
  return `${writeMoment(local).slice(0, -1)}${deltaTime < 0 ? '-' : '+'}${hours}:${minutes}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A moment in words, as messages have it: `2 March 2027 at 9:30`.
 * @param deltaTime minutes by which the reader is ahead of UTC
 */
export function wordMoment(moment: number, deltaTime = 0): string {
  const local = new Date(moment + deltaTime * 60_000);
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  const day = `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
  return `${day} at ${local.getUTCHours()}:${minutes}`;
}
