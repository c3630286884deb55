import { readMoment, toTimestamp } from '../moment';
import { readParameter } from '../system-parameters';
import type { Appointment } from '../world';
import { timeOutParameters } from './statuses';

type Standing = Pick<Appointment, 'status' | 'statusSince'> & { expires?: string };

/** When a status expires by its time-out in the system parameters; nothing where it has none. */
export function timeOutOf(status: Appointment['status'], since: string): string | undefined {
  const parameter = timeOutParameters.get(status);
  if (parameter === undefined) return undefined;
  return toTimestamp(readMoment(since) + readParameter(parameter) * 1000);
}

/** When the status of an appointment expires, in milliseconds: as it was set, else by its time-out. */
export function expiryOf({ status, statusSince, expires }: Standing): number | undefined {
  const moment = expires ?? timeOutOf(status, statusSince);
  return moment === undefined ? undefined : readMoment(moment);
}

/**
 * «The current status expires after minutesToExpiration» (specification, section 4): whole minutes that are left,
 * never negative. A minute that has begun counts, so that 0 means «expired».
 */
export function minutesToExpiration(appointment: Standing, now: Date): number | undefined {
  const expiry = expiryOf(appointment);
  if (expiry === undefined) return undefined;
  return Math.max(0, Math.ceil((expiry - now.getTime()) / 60_000));
}
