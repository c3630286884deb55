import type { Appointment } from '../sandbox-data';
import { readSystemParameter } from '../system-parameters';
import { parseTimestamp, toTimestamp } from '../timestamps';
import { timeoutParameters } from './appointment-statuses';

type Standing = Pick<Appointment, 'status' | 'statusSince'> & { expires?: string };

/** When a status expires by its time-out in the system parameters; nothing where it has none. */
export function getTimeoutTimestamp(
  status: Appointment['status'],
  since: string,
): string | undefined {
  const parameter = timeoutParameters.get(status);
  if (parameter === undefined) return undefined;
  return toTimestamp(parseTimestamp(since) + readSystemParameter(parameter) * 1000);
}

/** When the status of an appointment expires, in milliseconds: as it was set, else by its time-out. */
export function getExpiryTime({ status, statusSince, expires }: Standing): number | undefined {
  const moment = expires ?? getTimeoutTimestamp(status, statusSince);
  return moment === undefined ? undefined : parseTimestamp(moment);
}

/**
 * «The current status expires after minutesToExpiration» (specification, section 4): whole minutes that are left,
 * never negative. A minute that has begun counts, so that 0 means «expired».
 */
export function minutesToExpiration(appointment: Standing, now: Date): number | undefined {
  const expiry = getExpiryTime(appointment);
  if (expiry === undefined) return undefined;
  return Math.max(0, Math.ceil((expiry - now.getTime()) / 60_000));
}
