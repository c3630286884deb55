/** Conversions between the API's timestamps and instants (milliseconds since 1970). */

const minInstant = Date.parse('0000-01-01T00:00:00Z');
const maxInstant = Date.parse('9999-12-31T23:59:59Z');

/** An offset from UTC must be less than a day. */
const minutesPerDay = 1440;

/** Limits an instant to the years 0 to 9999, because a timestamp has four digits for the year. */
export const clampInstant = (instant: number): number =>
  Math.min(Math.max(instant, minInstant), maxInstant);

/**
 * Returns the instant of a valid timestamp, within the years 0 to 9999. RFC 3339, the format of the API description,
 * allows leap seconds; `Date` does not, so they are read as the second before.
 */
export function parseTimestamp(timestamp: string): number {
  const match = /^(.{10}).(\d\d:\d\d):(\d\d)(\.\d+)?(?:z|([+-]\d\d):?(\d\d)?)$/i.exec(timestamp);
  const [, day, minute, second = '00', , hours, minutes = '00'] = match ?? [];
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const instant = Date.parse(`${day}T${minute}:${second === '60' ? '59' : second}${zone}`);
  if (Number.isNaN(instant)) return minInstant;
  return clampInstant(instant);
}

const toIso = (instant: Date | number): string =>
  new Date(clampInstant(Number(instant))).toISOString();

/** Formats an instant as the API does: in UTC, without fractions of a second, limited to the years 0 to 9999. */
export const toTimestamp = (instant: Date | number): string =>
  toIso(instant).replace(/\.\d{3}Z$/, 'Z');

/** Returns the date of an instant in UTC. */
export const toIsoDate = (instant: Date | number): string => toIso(instant).slice(0, 10);

/** Rewrites a timestamp in the format of the API's responses: in UTC, without fractions of a second. */
export const normalizeTimestamp = (timestamp: string): string =>
  toTimestamp(parseTimestamp(timestamp));

/**
 * Formats an instant in local time: `2027-03-02T10:30:00+01:00`.
 * @param deltaTime offset from UTC, in minutes
 */
export function toLocalTimestamp(instant: number, deltaTime = 0): string {
  const local = instant + deltaTime * 60_000;
  const offset = Math.abs(deltaTime);
  if (offset === 0 || offset >= minutesPerDay || local !== clampInstant(local)) {
    return toTimestamp(instant);
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
 * Formats an instant for the text of a message: `March 2, 2027 at 9:30`.
 * @param deltaTime the recipient's offset from UTC, in minutes
 */
export function formatDateTime(instant: number, deltaTime = 0): string {
  const local = new Date(instant + deltaTime * 60_000);
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  const day = `${months[local.getUTCMonth()]} ${local.getUTCDate()}, ${local.getUTCFullYear()}`;
  return `${day} at ${local.getUTCHours()}:${minutes}`;
}
