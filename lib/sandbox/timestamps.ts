/** A moment is a number of milliseconds since 1970; these read it from the API's texts and write it to them. */

const firstMoment = Date.parse('0000-01-01T00:00:00Z');
const lastMoment = Date.parse('9999-12-31T23:59:59Z');

/** Minutes of a day: an offset from UTC must be smaller. */
const dayMinutes = 1440;

/** A moment within the years that a timestamp can name, which has four digits for them. */
export const clampInstant = (moment: number): number =>
  Math.min(Math.max(moment, firstMoment), lastMoment);

/**
 * The moment of a timestamp that fits the description, within the years 0 to 9999. The format of the description
 * (RFC 3339) allows leap seconds, which `Date` does not know: they count as the second before.
 */
export function parseTimestamp(timestamp: string): number {
  const match = /^(.{10}).(\d\d:\d\d):(\d\d)(\.\d+)?(?:z|([+-]\d\d):?(\d\d)?)$/i.exec(timestamp);
  const [, day, minute, second = '00', , hours, minutes = '00'] = match ?? [];
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const moment = Date.parse(`${day}T${minute}:${second === '60' ? '59' : second}${zone}`);
  if (Number.isNaN(moment)) return firstMoment;
  return clampInstant(moment);
}

const toIso = (moment: Date | number): string =>
  new Date(clampInstant(Number(moment))).toISOString();

/** A moment as the API writes it: in UTC, to the second. What no timestamp can name becomes the first or the last. */
export const toTimestamp = (moment: Date | number): string =>
  toIso(moment).replace(/\.\d{3}Z$/, 'Z');

/** The day of a moment, in UTC. */
export const toIsoDate = (moment: Date | number): string => toIso(moment).slice(0, 10);

/** A timestamp in the API's own way: in UTC, to the second. */
export const normalizeTimestamp = (timestamp: string): string =>
  toTimestamp(parseTimestamp(timestamp));

/**
 * A moment as the clocks of a place show it: `2027-03-02T10:30:00+01:00`.
 * @param deltaTime minutes by which the place is ahead of UTC
 */
export function toLocalTimestamp(moment: number, deltaTime = 0): string {
  const local = moment + deltaTime * 60_000;
  const offset = Math.abs(deltaTime);
  if (offset === 0 || offset >= dayMinutes || local !== clampInstant(local)) {
    return toTimestamp(moment);
  }
  const [hours, minutes] = [offset / 60, offset % 60].map((part) =>
    String(Math.trunc(part)).padStart(2, '0'),
  );
  return `${toTimestamp(local).slice(0, -1)}${deltaTime < 0 ? '-' : '+'}${hours}:${minutes}`;
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
export function formatDateTime(moment: number, deltaTime = 0): string {
  const local = new Date(moment + deltaTime * 60_000);
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  const day = `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
  return `${day} at ${local.getUTCHours()}:${minutes}`;
}
