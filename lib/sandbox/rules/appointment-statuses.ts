import type { Schemas } from '../api-types';

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

/**
 * Statuses with a stated time-out, and the system parameter that holds it («REQUESTED, PROPOSED and CONFIRM_TIME
 * expire after time-outs», specification, section 4). CONFIRM_TIME is in no published list of statuses.
 */
export const timeoutParameters: ReadonlyMap<Status, string> = new Map<Status, string>([
  ['REQUESTED', 'timeToRequestExpiration'],
  ['PROPOSED', 'timeToProposalExpiration'],
]);

/**
 * What a status becomes when it expires. That a request becomes REQUEST_EXPIRED and an offer OFFER_EXPIRED is the
 * sandbox's reading of the names. The offers without a stated time-out expire only where customer support set one.
 * A status that is not here stays as it is.
 */
export const statusAfterExpiry: ReadonlyMap<Status, Status> = new Map<Status, Status>([
  ['REQUESTED', 'REQUEST_EXPIRED'],
  ['PROPOSED', 'OFFER_EXPIRED'],
  ['ALTERNATIVE_OFFERED', 'OFFER_EXPIRED'],
  ['ADDITIONAL_ALTERNATIVE_OFFERED', 'OFFER_EXPIRED'],
  ['CS_OFFER', 'OFFER_EXPIRED'],
]);

/** Statuses of a visit that was in the calendar and is no more (the sandbox's reading of the names). */
export const cancelledVisitStatuses: ReadonlySet<Status> = new Set<Status>([
  'AUTOMATICALLY_CANCELLED',
  'DOCTOR_CANCELLED_APPOINTMENT',
  'PATIENT_CANCELLED_APPOINTMENT',
  'CS_CANCELLED_APPOINTMENT',
  'INSURER_CANCELLED_APPOINTMENT',
  'CANCELLED_DUE_TO_HOLD_FAILURE',
  'LATE_CANCELLATION',
]);

/** Statuses after which no visit takes place (the sandbox's reading of the names). */
export const statusesWithoutVisit: ReadonlySet<Status> = new Set<Status>([
  ...cancelledVisitStatuses,
  'DOCTOR_REFUSED_REQUEST',
  'REQUEST_EXPIRED',
  'PATIENT_CANCELLED_REQUEST',
  'CS_CANCELLED_REQUEST',
  'PATIENT_REFUSED_OFFER',
  'OFFER_EXPIRED',
  'DOCTOR_CANCELLED_OFFER',
  'CS_CANCELLED_OFFER',
  'PAYMENT_FAILED',
  'HOLD_FAILED',
]);
