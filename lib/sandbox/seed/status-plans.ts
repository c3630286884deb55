import type { Schemas } from '../api-types';

type Status = Schemas['AppointmentStatus'];

/**
 * The phase of the visit at the scenario's start: `open` and `booked` visits are in the future, `dropped` ones were
 * refused, cancelled, or expired before their time, `completed` ones are in the past.
 */
export type VisitPhase = 'open' | 'booked' | 'dropped' | 'completed';

type StatusPlan = {
  phase: VisitPhase;
  /** The previous statuses of the appointment. */
  before: Status[];
  /** Actor who set the status: the profile, customer support, the system, or the patient. */
  by: 'profile' | 'support' | 'system' | 'patient';
  note: string;
};

const request: Status[] = ['REQUESTED'];
const offer: Status[] = ['REQUESTED', 'ALTERNATIVE_OFFERED'];
const booked: Status[] = ['REQUESTED', 'APPOINTMENT_SCHEDULED'];
const completed: Status[] = [...booked, 'VISIT_TOOK_PLACE'];
const claim: Status[] = [...completed, 'CLAIM_OPEN'];

const plan = (
  phase: VisitPhase,
  before: Status[],
  by: StatusPlan['by'],
  note: string,
): StatusPlan => ({
  phase,
  before,
  by,
  note,
});

/**
 * The plan for an appointment in each status. The transitions between statuses are not documented; these histories
 * are plausible ones, invented for the sandbox.
 */
export const statusPlans: Record<Status, StatusPlan> = {
  PROPOSED: plan('open', [], 'profile', 'The visit is proposed.'),
  REQUESTED: plan('open', [], 'patient', 'The patient requested the visit.'),
  DOCTOR_REFUSED_REQUEST: plan('dropped', request, 'profile', 'The doctor refused the request.'),
  REQUEST_EXPIRED: plan('dropped', request, 'system', 'The request expired.'),
  PATIENT_CANCELLED_REQUEST: plan('dropped', request, 'patient', 'The request was canceled.'),
  ALTERNATIVE_OFFERED: plan('open', request, 'profile', 'Another time was offered.'),
  PATIENT_REFUSED_OFFER: plan('dropped', offer, 'patient', 'The patient refused the offer.'),
  OFFER_EXPIRED: plan('dropped', offer, 'system', 'The offer expired.'),
  DOCTOR_CANCELLED_OFFER: plan('dropped', offer, 'profile', 'The doctor canceled the offer.'),
  APPOINTMENT_SCHEDULED: plan('booked', request, 'profile', 'The doctor confirmed the visit.'),
  AUTOMATICALLY_CANCELLED: plan('dropped', booked, 'system', 'The system canceled the visit.'),
  DOCTOR_CANCELLED_APPOINTMENT: plan('dropped', booked, 'profile', 'The doctor canceled.'),
  PATIENT_CANCELLED_APPOINTMENT: plan('dropped', booked, 'patient', 'The patient canceled.'),
  VISIT_TOOK_PLACE: plan('completed', booked, 'profile', 'The visit took place.'),
  APPOINTMENT_CLOSED: plan('completed', completed, 'system', 'The appointment is closed.'),
  PAYMENT_FAILED: plan('completed', completed, 'system', 'The payment failed.'),
  NO_SHOW: plan('completed', booked, 'system', 'The patient did not come.'),
  CS_CANCELLED_REQUEST: plan('dropped', request, 'support', 'Support canceled the request.'),
  CS_CANCELLED_OFFER: plan('dropped', offer, 'support', 'Support canceled the offer.'),
  CS_CANCELLED_APPOINTMENT: plan('dropped', booked, 'support', 'Support canceled the visit.'),
  CS_OFFER: plan('open', request, 'support', 'Support made an offer.'),
  LATE_CANCELLATION: plan('dropped', booked, 'patient', 'The visit was canceled late.'),
  HOLD_FEE: plan('booked', request, 'system', 'The fee is held.'),
  HOLD_FAILED: plan('booked', request, 'system', 'Holding the fee failed.'),
  INSURER_CANCELLED_APPOINTMENT: plan('dropped', booked, 'support', 'The insurer canceled.'),
  CANCELLED_DUE_TO_HOLD_FAILURE: plan(
    'dropped',
    [...request, 'HOLD_FAILED'],
    'system',
    'The visit was canceled, because the fee could not be held.',
  ),
  ADDITIONAL_ALTERNATIVE_OFFERED: plan('open', offer, 'profile', 'A further time was offered.'),
  CLAIM_OPEN: plan('completed', completed, 'patient', 'The claim is open.'),
  CLAIM_CLARIFICATION: plan('completed', claim, 'support', 'The claim needs clarification.'),
  CLAIM_READY_FOR_PAYMENT: plan('completed', claim, 'support', 'The claim is ready for payment.'),
  CLAIM_INTERNALLY_PAID: plan('completed', claim, 'support', 'The claim is paid internally.'),
  CLAIM_SEND_TO_INSURER: plan('completed', claim, 'support', 'The claim goes to the insurer.'),
  CLAIM_SUBMITTED_TO_INSURER: plan('completed', claim, 'support', 'The insurer has the claim.'),
  CLAIM_CANCELED: plan('completed', claim, 'patient', 'The claim was canceled.'),
};

/**
 * Timeouts of statuses in minutes: `timeToRequestExpiration`, `timeToProposalExpiration`, and for offers
 * `timeToConfirmationExpiration`.
 */
export const statusTimeouts: Partial<Record<Status, number>> = {
  REQUESTED: 45,
  PROPOSED: 120,
  ALTERNATIVE_OFFERED: 60,
  ADDITIONAL_ALTERNATIVE_OFFERED: 60,
  CS_OFFER: 60,
};
