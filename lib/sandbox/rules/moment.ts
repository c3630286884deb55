/** The last moment that a timestamp of four digits for the year can name. */
const lastMoment = Date.parse('9999-12-31T23:59:59Z');
const firstMoment = Date.parse('0000-01-01T00:00:00Z');

/**
 * The moment of a timestamp that fits the description: in milliseconds since 1970, within the years 0 to 9999.
 * The format of the description (RFC 3339) allows leap seconds, which `Date` does not know: they count as the second
 * before.
 */
export function readMoment(timestamp: string): number {
  const match = /^(.{10}).(\d\d:\d\d):(\d\d)(\.\d+)?(?:z|([+-]\d\d):?(\d\d)?)$/i.exec(timestamp);
  const [, day, minute, second = '00', , hours, minutes = '00'] = match ?? [];
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const moment = Date.parse(`${day}T${minute}:${second === '60' ? '59' : second}${zone}`);
  if (Number.isNaN(moment)) return firstMoment;
  return limitMoment(moment);
}

/** A moment within the years that a timestamp can name. */
export const limitMoment = (moment: number): number =>
  Math.min(Math.max(moment, firstMoment), lastMoment);
