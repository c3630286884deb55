import type { Appointment } from '../sandbox-data';
import { readSystemParameter } from '../system-parameters';
import { parseTimestamp, toTimestamp } from '../timestamps';
import { timeoutParameters } from './appointment-statuses';

/** A status, the timestamp since which it applies, and the timestamp when it expires. */
export type StatusPeriod = Pick<Appointment, 'status' | 'statusSince'> & {
  expires?: string | undefined;
};

/** Returns when a status expires according to its timeout in the system parameters, if it has one. */
export function getTimeoutTimestamp(
  status: Appointment['status'],
  since: string,
): string | undefined {
  const parameter = timeoutParameters.get(status);
  if (parameter === undefined) return undefined;
  return toTimestamp(parseTimestamp(since) + readSystemParameter(parameter) * 1000);
}

/** Returns when the status of an appointment expires, in epoch milliseconds: the stored expiry, or else its timeout. */
export function getExpiryTime({ status, statusSince, expires }: StatusPeriod): number | undefined {
  const timestamp = expires ?? getTimeoutTimestamp(status, statusSince);
  return timestamp === undefined ? undefined : parseTimestamp(timestamp);
}

/**
 * Returns the minutes until the current status expires, never negative (specification: portal.txt, section 4).
 * Rounds up, so that 0 means expired.
 */
export function minutesToExpiration(period: StatusPeriod, now: Date): number | undefined {
  const expiry = getExpiryTime(period);
  if (expiry === undefined) return undefined;
  return Math.max(0, Math.ceil((expiry - now.getTime()) / 60_000));
}
