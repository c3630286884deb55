import type { Schemas } from '../api';

type Status = Schemas['AppointmentStatus'];

/**
 * Statuses of an appointment that was approved: names and addresses are shown to its patient from then on. Which
 * statuses count is not published; these are the sandbox's reading.
 */
export const approvedStatuses: ReadonlySet<Status> = new Set<Status>([
  'APPOINTMENT_SCHEDULED',
  'VISIT_TOOK_PLACE',
  'APPOINTMENT_CLOSED',
  'NO_SHOW',
  'CLAIM_OPEN',
  'CLAIM_CLARIFICATION',
  'CLAIM_READY_FOR_PAYMENT',
  'CLAIM_INTERNALLY_PAID',
  'CLAIM_SEND_TO_INSURER',
  'CLAIM_SUBMITTED_TO_INSURER',
]);
