import type { Appointment } from '../sandbox-data';

function timestampOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null || !('timestamp' in record)) return undefined;
  const { timestamp } = record;
  return typeof timestamp === 'string' && timestamp !== '' ? timestamp : undefined;
}

/**
 * When an appointment was created. Those that a scenario begins with, and those that an older sandbox kept, do not say
 * it themselves: the first event that is known of them does.
 */
export function getCreationTimestamp({
  createdAt,
  pastRevisions,
  event,
  statusSince,
}: Appointment) {
  const first = pastRevisions?.[0];
  return (
    createdAt ??
    timestampOf(first?.event) ??
    timestampOf(first) ??
    timestampOf(event) ??
    statusSince
  );
}
