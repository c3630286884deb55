import type { Appointment } from '../sandbox-data';

function readTimestamp(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null || !('timestamp' in record)) return undefined;
  const { timestamp } = record;
  return typeof timestamp === 'string' && timestamp !== '' ? timestamp : undefined;
}

/**
 * Returns the timestamp at which an appointment was created. Appointments of a scenario, and those stored by an older
 * version of the sandbox, have no `createdAt`; for them it is the timestamp of the first known event.
 */
export function getCreationTimestamp({
  createdAt,
  pastRevisions,
  event,
  statusSince,
}: Appointment) {
  const firstRevision = pastRevisions?.[0];
  return (
    createdAt ??
    readTimestamp(firstRevision?.event) ??
    readTimestamp(firstRevision) ??
    readTimestamp(event) ??
    statusSince
  );
}
