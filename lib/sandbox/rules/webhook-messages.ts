import type { Schemas } from '../api-types';
import type { Appointment, Person, Profile } from '../sandbox-data';
import { formatDateTime, parseTimestamp } from '../timestamps';
import { cancelledVisitStatuses } from './appointment-statuses';
import { getPatientUtcOffset } from './serialize-appointment';

type Reason = Schemas['WebHookReason'];
type Content = Schemas['MessageContent'];

/** The text for each status, for both parties. The API's own texts are not documented. */
const statusTexts: Record<Appointment['status'], string> = {
  PROPOSED: 'A visit is proposed.',
  REQUESTED: 'A visit is requested.',
  DOCTOR_REFUSED_REQUEST: 'The doctor refused the request.',
  REQUEST_EXPIRED: 'The request expired.',
  PATIENT_CANCELLED_REQUEST: 'The patient canceled the request.',
  ALTERNATIVE_OFFERED: 'An alternative is offered.',
  PATIENT_REFUSED_OFFER: 'The patient refused the offer.',
  OFFER_EXPIRED: 'The offer expired.',
  DOCTOR_CANCELLED_OFFER: 'The doctor canceled the offer.',
  APPOINTMENT_SCHEDULED: 'The visit is confirmed.',
  AUTOMATICALLY_CANCELLED: 'The visit was canceled automatically.',
  DOCTOR_CANCELLED_APPOINTMENT: 'The doctor canceled the visit.',
  PATIENT_CANCELLED_APPOINTMENT: 'The patient canceled the visit.',
  VISIT_TOOK_PLACE: 'The visit took place.',
  APPOINTMENT_CLOSED: 'The appointment is closed.',
  PAYMENT_FAILED: 'The payment failed.',
  NO_SHOW: 'A no-show was declared.',
  CS_CANCELLED_REQUEST: 'Customer support canceled the request.',
  CS_CANCELLED_OFFER: 'Customer support canceled the offer.',
  CS_CANCELLED_APPOINTMENT: 'Customer support canceled the visit.',
  CS_OFFER: 'Customer support made an offer.',
  LATE_CANCELLATION: 'The visit was canceled late.',
  HOLD_FEE: 'The fee is held.',
  HOLD_FAILED: 'The fee could not be held.',
  INSURER_CANCELLED_APPOINTMENT: 'The insurer canceled the visit.',
  CANCELLED_DUE_TO_HOLD_FAILURE: 'The visit was canceled because the fee could not be held.',
  ADDITIONAL_ALTERNATIVE_OFFERED: 'Another alternative is offered.',
  CLAIM_OPEN: 'The claim is open.',
  CLAIM_CLARIFICATION: 'The claim needs clarification.',
  CLAIM_READY_FOR_PAYMENT: 'The claim is ready for payment.',
  CLAIM_INTERNALLY_PAID: 'The claim is paid internally.',
  CLAIM_SEND_TO_INSURER: 'The claim is ready to be sent to the insurer.',
  CLAIM_SUBMITTED_TO_INSURER: 'The claim was submitted to the insurer.',
  CLAIM_CANCELED: 'The claim is canceled.',
};

/** The text for each of the other reasons, for both parties. */
const reasonTexts: Record<Exclude<Reason, 'STATUS_CHANGE'>, string> = {
  VIDEO_REMINDER: 'A reminder of a video visit.',
  CANCELLATION_REMINDER: 'A reminder about cancellation.',
  CONFIRMATION_REMINDER: 'A reminder about confirmation.',
  REVIEW_REMINDER: 'A reminder to write a review.',
  APPOINTMENT_INVOICE: 'There is an invoice for the visit.',
  UPDATE_APPOINTMENT: 'The appointment was updated.',
  UPDATE_PAYMENT_METHOD: 'The payment method must be updated.',
  APPOINTMENT_REMINDER: 'A reminder of the visit.',
  NEW_PRESCRIPTION: 'There is a new prescription.',
  NEW_CHAT_MESSAGE: 'There is a new message in the chat.',
};

/** Returns how a message affects a calendar (sandbox interpretation). Reminders and chat messages do not affect it. */
function getCalendarType(
  { status }: Appointment,
  reason: Reason,
): NonNullable<Content['calendarType']> {
  if (reason !== 'STATUS_CHANGE' && reason !== 'UPDATE_APPOINTMENT') return 'NONE';
  if (status === 'APPOINTMENT_SCHEDULED') return 'SCHEDULE';
  return cancelledVisitStatuses.has(status) ? 'CANCEL' : 'NONE';
}

const getFullName = ({ firstName, lastName }: Person) =>
  [firstName, lastName].filter((part) => part).join(' ');

/**
 * Returns the messages of a webhook to the patient and to the profile, each with the time in the party's local time.
 * The API uses the party's locale; the sandbox only supports English.
 */
export function buildWebhookMessages(
  appointment: Appointment,
  reason: Reason,
  { patient, profile }: { patient: Person | undefined; profile: Profile | undefined },
): { patientMessage: Content; profileMessage: Content } {
  const { status, scheduledTimestamp, locationType } = appointment;
  const visitTime =
    scheduledTimestamp === undefined ? undefined : parseTimestamp(scheduledTimestamp);
  const formatVisitTime = (offsetMinutes?: number) =>
    visitTime === undefined ? '' : formatDateTime(visitTime, offsetMinutes);
  const profileOffset = profile?.deltaTime;
  const isConfirmed = reason === 'STATUS_CHANGE' && status === 'APPOINTMENT_SCHEDULED';
  const visitLabel = locationType === 'VIDEO_VISIT' ? 'video visit' : 'visit';
  const text = reason === 'STATUS_CHANGE' ? statusTexts[status] : reasonTexts[reason];
  const common = {
    action: 'See the appointment',
    link: `appointment-details=${appointment.id}`,
    calendarType: getCalendarType(appointment, reason),
  };
  return {
    patientMessage: {
      ...common,
      description: isConfirmed ? `Your ${visitLabel} is confirmed.` : text,
      details: formatVisitTime(getPatientUtcOffset(locationType, profileOffset)),
      notes: isConfirmed ? ['Have your insurance card at hand.'] : [],
    },
    profileMessage: {
      ...common,
      description: isConfirmed ? `A ${visitLabel} is confirmed.` : text,
      details: [patient && getFullName(patient), formatVisitTime(profileOffset)]
        .filter((part) => part)
        .join(', '),
      notes: [],
    },
  };
}
