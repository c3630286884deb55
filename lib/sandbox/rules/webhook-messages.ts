import type { Schemas } from '../api-types';
import type { Appointment, Person, Profile } from '../sandbox-data';
import { formatDateTime, parseTimestamp } from '../timestamps';
import { cancelledVisitStatuses } from './appointment-statuses';
import { getPatientUtcOffset } from './serialize-appointment';

type Reason = Schemas['WebHookReason'];
type Content = Schemas['MessageContent'];

/** What a status says to both parties. The API's own words are not published. */
const statusWords: Record<Appointment['status'], string> = {
  PROPOSED: 'A visit is proposed.',
  REQUESTED: 'A visit is requested.',
  DOCTOR_REFUSED_REQUEST: 'The doctor refused the request.',
  REQUEST_EXPIRED: 'The request expired.',
  PATIENT_CANCELLED_REQUEST: 'The patient cancelled the request.',
  ALTERNATIVE_OFFERED: 'An alternative is offered.',
  PATIENT_REFUSED_OFFER: 'The patient refused the offer.',
  OFFER_EXPIRED: 'The offer expired.',
  DOCTOR_CANCELLED_OFFER: 'The doctor cancelled the offer.',
  APPOINTMENT_SCHEDULED: 'The visit is confirmed.',
  AUTOMATICALLY_CANCELLED: 'The visit was cancelled automatically.',
  DOCTOR_CANCELLED_APPOINTMENT: 'The doctor cancelled the visit.',
  PATIENT_CANCELLED_APPOINTMENT: 'The patient cancelled the visit.',
  VISIT_TOOK_PLACE: 'The visit took place.',
  APPOINTMENT_CLOSED: 'The appointment is closed.',
  PAYMENT_FAILED: 'The payment failed.',
  NO_SHOW: 'A no-show was declared.',
  CS_CANCELLED_REQUEST: 'Customer support cancelled the request.',
  CS_CANCELLED_OFFER: 'Customer support cancelled the offer.',
  CS_CANCELLED_APPOINTMENT: 'Customer support cancelled the visit.',
  CS_OFFER: 'Customer support made an offer.',
  LATE_CANCELLATION: 'The visit was cancelled late.',
  HOLD_FEE: 'The fee is held.',
  HOLD_FAILED: 'The fee could not be held.',
  INSURER_CANCELLED_APPOINTMENT: 'The insurer cancelled the visit.',
  CANCELLED_DUE_TO_HOLD_FAILURE: 'The visit was cancelled, as the fee could not be held.',
  ADDITIONAL_ALTERNATIVE_OFFERED: 'Another alternative is offered.',
  CLAIM_OPEN: 'The claim is open.',
  CLAIM_CLARIFICATION: 'The claim needs clarification.',
  CLAIM_READY_FOR_PAYMENT: 'The claim is ready for payment.',
  CLAIM_INTERNALLY_PAID: 'The claim is paid internally.',
  CLAIM_SEND_TO_INSURER: 'The claim is to be sent to the insurer.',
  CLAIM_SUBMITTED_TO_INSURER: 'The claim was submitted to the insurer.',
  CLAIM_CANCELED: 'The claim is cancelled.',
};

/** What every other reason says to both parties. */
const reasonWords: Record<Exclude<Reason, 'STATUS_CHANGE'>, string> = {
  VIDEO_REMINDER: 'A reminder of the video visit.',
  CANCELLATION_REMINDER: 'A reminder about cancellation.',
  CONFIRMATION_REMINDER: 'A reminder about confirmation.',
  REVIEW_REMINDER: 'A reminder to write a review.',
  APPOINTMENT_INVOICE: 'There is an invoice of the visit.',
  UPDATE_APPOINTMENT: 'The appointment was updated.',
  UPDATE_PAYMENT_METHOD: 'The payment method is to be updated.',
  APPOINTMENT_REMINDER: 'A reminder of the visit.',
  NEW_PRESCRIPTION: 'There is a new prescription.',
  NEW_CHAT_MESSAGE: 'There is a new message in the chat.',
};

/** What the message means for a calendar (the sandbox's reading): reminders and messages change nothing in it. */
function calendarTypeOf(
  { status }: Appointment,
  reason: Reason,
): NonNullable<Content['calendarType']> {
  if (reason !== 'STATUS_CHANGE' && reason !== 'UPDATE_APPOINTMENT') return 'NONE';
  if (status === 'APPOINTMENT_SCHEDULED') return 'SCHEDULE';
  return cancelledVisitStatuses.has(status) ? 'CANCEL' : 'NONE';
}

const nameOf = ({ firstName, lastName }: Person) =>
  [firstName, lastName].filter((part) => part).join(' ');

/**
 * What a web hook says to the patient and to the profile: the same in substance, each with the time on its own
 * clocks. The sandbox writes English only, where the API takes each party's own locale.
 */
export function buildWebhookMessages(
  appointment: Appointment,
  reason: Reason,
  { patient, profile }: { patient?: Person; profile?: Profile },
): { patientMessage: Content; profileMessage: Content } {
  const { status, scheduledTimestamp, locationType } = appointment;
  const visit = scheduledTimestamp === undefined ? undefined : parseTimestamp(scheduledTimestamp);
  const word = (delta?: number) => (visit === undefined ? '' : formatDateTime(visit, delta));
  const delta = profile?.deltaTime;
  const isConfirmed = reason === 'STATUS_CHANGE' && status === 'APPOINTMENT_SCHEDULED';
  const kind = locationType === 'VIDEO_VISIT' ? 'video visit' : 'visit';
  const words = reason === 'STATUS_CHANGE' ? statusWords[status] : reasonWords[reason];
  const both = {
    action: 'See the appointment',
    link: `appointment-details=${appointment.id}`,
    calendarType: calendarTypeOf(appointment, reason),
  };
  return {
    patientMessage: {
      ...both,
      description: isConfirmed ? `Your ${kind} is confirmed.` : words,
      details: word(getPatientUtcOffset(locationType, delta)),
      notes: isConfirmed ? ['Have your insurance card at hand.'] : [],
    },
    profileMessage: {
      ...both,
      description: isConfirmed ? `A ${kind} is confirmed.` : words,
      details: [patient && nameOf(patient), word(delta)].filter((part) => part).join(', '),
      notes: [],
    },
  };
}
