import type { Schemas } from '../api-types';
import type { RequiredParameter } from '../required-parameters';

type Status = Schemas['AppointmentStatus'];

/**
 * Statuses of an approved appointment, whose patient can view names and addresses. Which statuses count as approved
 * is not documented; this list is a sandbox interpretation.
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
 * Statuses with a timeout, and the system parameter that holds it (specification: data-reference.txt, section 4).
 * The specification also names CONFIRM_TIME, which is missing from its list of statuses. Sandbox interpretation: it is
 * the time to confirm an offer.
 */
export const timeoutParameters: ReadonlyMap<Status, RequiredParameter> = new Map<
  Status,
  RequiredParameter
>([
  ['REQUESTED', 'timeToRequestExpiration'],
  ['PROPOSED', 'timeToProposalExpiration'],
  ['ALTERNATIVE_OFFERED', 'timeToConfirmationExpiration'],
  ['ADDITIONAL_ALTERNATIVE_OFFERED', 'timeToConfirmationExpiration'],
  ['CS_OFFER', 'timeToConfirmationExpiration'],
]);

/**
 * The status that follows when a status expires; a status that is not listed does not change. That a request becomes
 * REQUEST_EXPIRED and an offer OFFER_EXPIRED is a sandbox interpretation of the names.
 */
export const statusAfterExpiry: ReadonlyMap<Status, Status> = new Map<Status, Status>([
  ['REQUESTED', 'REQUEST_EXPIRED'],
  ['PROPOSED', 'OFFER_EXPIRED'],
  ['ALTERNATIVE_OFFERED', 'OFFER_EXPIRED'],
  ['ADDITIONAL_ALTERNATIVE_OFFERED', 'OFFER_EXPIRED'],
  ['CS_OFFER', 'OFFER_EXPIRED'],
]);

/** Statuses of a scheduled visit that was canceled (sandbox interpretation of the names). */
export const cancelledVisitStatuses: ReadonlySet<Status> = new Set<Status>([
  'AUTOMATICALLY_CANCELLED',
  'DOCTOR_CANCELLED_APPOINTMENT',
  'PATIENT_CANCELLED_APPOINTMENT',
  'CS_CANCELLED_APPOINTMENT',
  'INSURER_CANCELLED_APPOINTMENT',
  'CANCELLED_DUE_TO_HOLD_FAILURE',
  'LATE_CANCELLATION',
]);

/** Statuses after which no visit takes place (sandbox interpretation of the names). */
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
