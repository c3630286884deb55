import type { Schemas } from '../api-types';
import type { Account, Appointment } from '../sandbox-data';
import { readSystemParameter } from '../system-parameters';
import { minutesToExpiration } from './appointment-expiry';
import { administersProfile } from './permissions';

type ActionType = Schemas['ActionType'];
type Action = Pick<
  Schemas['TokenStatus'],
  | 'actionAppointmentId'
  | 'actionText'
  | 'actionType'
  | 'actionRemainingTime'
  | 'actionLink'
  | 'actionIcon'
>;

/** Words and icon of each action. Neither is published: these are the sandbox's. */
const looks: Record<ActionType, { text: string; icon: Schemas['ActionIcon'] }> = {
  PROPOSED_PATIENT_CALL_US_BUTTON_TEXT: { text: 'A visit is proposed to you.', icon: 'PROPOSED' },
  REQUESTED_PATIENT_PENDING_DOCTORS_APPROVAL: {
    text: 'Your request waits for the doctor.',
    icon: 'QUESTION',
  },
  MINUTES_LEFT_PATIENT_DOCTOR_APPROVE: {
    text: 'The doctor has some minutes left to answer your request.',
    icon: 'COUNTDOWN',
  },
  MINUTES_LEFT_DOCTOR_APPROVE: {
    text: 'A patient waits for your answer.',
    icon: 'COUNTDOWN',
  },
  MINUTES_LEFT_DOCTOR_APPROVE_MORE_THAN_45: {
    text: 'A patient waits for your answer. You have more than 45 minutes.',
    icon: 'COUNTDOWN',
  },
  VISIT_OFFER_CALL_US_BUTTON_TEXT: { text: 'Another visit is offered to you.', icon: 'PROPOSED' },
  PENDING_THE_PATIENT_APPROVAL: { text: 'The patient has to answer.', icon: 'QUESTION' },
  MINUTES_LEFT_DOCTOR_PATIENT_APPROVE: {
    text: 'The patient has some minutes left to answer your offer.',
    icon: 'COUNTDOWN',
  },
  START_VIDEO_VISIT: { text: 'Your video visit can start.', icon: 'COUNTDOWN_VIDEO' },
  VIDEO_VISIT_CONFIRMED_NOTIFICATION: {
    text: 'Your video visit is confirmed.',
    icon: 'VIDEO',
  },
  VISIT_CONFIRMED_PATIENT_SIDE_NOTIFICATION: {
    text: 'Your visit is confirmed.',
    icon: 'CONFIRMED',
  },
  VISITED_STATUS_NOTIFICATION: { text: 'The visit took place.', icon: 'CONFIRMED' },
  RATE_NOTIFICATION: { text: 'How was your visit?', icon: 'RATE' },
  CS_SUGGESTION_PLEASE_CONFIRM_APPOINTMENT_DOCTOR_TEXT: {
    text: 'Customer support suggests a visit. Please confirm it.',
    icon: 'QUESTION',
  },
  CONTACT_US: { text: 'Please contact us.', icon: 'CONTACT' },
  PAYMENT_FAILED_CALL_US_BUTTON_TEXT: { text: 'The payment failed.', icon: 'ALERT' },
  SHORT_REQUEST: { text: 'Finish your request.', icon: 'QUESTION' },
};

/** When a visit is, in milliseconds; of one without a time, when its status was set. */
const timeOf = ({ scheduledTimestamp, statusSince }: Appointment): number =>
  Date.parse(scheduledTimestamp ?? statusSince) || 0;

/** A scheduled visit: about to start by video, still to come, or over. */
function typeOfScheduled(appointment: Appointment, moment: Date): ActionType | undefined {
  const now = moment.getTime();
  const time = timeOf(appointment);
  if (appointment.locationType !== 'VIDEO_VISIT') {
    return now <= time ? 'VISIT_CONFIRMED_PATIENT_SIDE_NOTIFICATION' : undefined;
  }
  if (now > time + readSystemParameter('timeToJoinVideoVisitAfter') * 1000) return undefined;
  return now >= time - readSystemParameter('timeToJoinVideoVisitBefore') * 1000
    ? 'START_VIDEO_VISIT'
    : 'VIDEO_VISIT_CONFIRMED_NOTIFICATION';
}

/** What an appointment asks of the user. What each value asks for is not published: this is the sandbox's reading. */
function typeOf(appointment: Appointment, isDoctor: boolean, now: Date): ActionType | undefined {
  const { status, reviewRating } = appointment;
  const left = minutesToExpiration(appointment, now);
  switch (status) {
    case 'PROPOSED':
      return isDoctor ? 'PENDING_THE_PATIENT_APPROVAL' : 'PROPOSED_PATIENT_CALL_US_BUTTON_TEXT';
    case 'REQUESTED':
      if (!isDoctor) {
        return left === undefined
          ? 'REQUESTED_PATIENT_PENDING_DOCTORS_APPROVAL'
          : 'MINUTES_LEFT_PATIENT_DOCTOR_APPROVE';
      }
      return left !== undefined && left <= 45
        ? 'MINUTES_LEFT_DOCTOR_APPROVE'
        : 'MINUTES_LEFT_DOCTOR_APPROVE_MORE_THAN_45';
    case 'ALTERNATIVE_OFFERED':
    case 'ADDITIONAL_ALTERNATIVE_OFFERED':
      if (!isDoctor) return 'VISIT_OFFER_CALL_US_BUTTON_TEXT';
      return left === undefined
        ? 'PENDING_THE_PATIENT_APPROVAL'
        : 'MINUTES_LEFT_DOCTOR_PATIENT_APPROVE';
    case 'CS_OFFER':
      return isDoctor
        ? 'CS_SUGGESTION_PLEASE_CONFIRM_APPOINTMENT_DOCTOR_TEXT'
        : 'VISIT_OFFER_CALL_US_BUTTON_TEXT';
    case 'APPOINTMENT_SCHEDULED':
      return typeOfScheduled(appointment, now);
    case 'PAYMENT_FAILED':
      return isDoctor ? undefined : 'PAYMENT_FAILED_CALL_US_BUTTON_TEXT';
    case 'VISIT_TOOK_PLACE':
      if (isDoctor) return 'VISITED_STATUS_NOTIFICATION';
      return reviewRating === undefined ? 'RATE_NOTIFICATION' : undefined;
    default:
      return undefined;
  }
}

/** Minutes until the status expires or, where it does not, until the visit; none where both are past. */
function remainingMinutes(appointment: Appointment, now: Date): Action {
  const left =
    minutesToExpiration(appointment, now) ??
    Math.ceil((timeOf(appointment) - now.getTime()) / 60_000);
  return left > 0 ? { actionRemainingTime: left } : {};
}

/**
 * The `action…` fields of the token status: what the user's next appointment asks for. A visit that is over comes
 * after those that are open.
 */
export function getNextAction(account: Account, appointments: Appointment[], now: Date): Action {
  const order = (one: Appointment) =>
    one.status === 'VISIT_TOOK_PLACE' ? Number.MAX_SAFE_INTEGER - timeOf(one) : timeOf(one);
  const [next] = appointments
    .map((appointment) => ({
      appointment,
      type: typeOf(appointment, administersProfile(account, appointment.profileId), now),
    }))
    .filter(({ type }) => type !== undefined)
    .sort((one, other) => order(one.appointment) - order(other.appointment));
  if (!next?.type) return {};
  const { text, icon } = looks[next.type];
  return {
    actionAppointmentId: next.appointment.id,
    actionText: text,
    actionType: next.type,
    ...remainingMinutes(next.appointment, now),
    actionLink: `appointment-details=${next.appointment.id}`,
    actionIcon: icon,
  };
}
