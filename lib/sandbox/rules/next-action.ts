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

/** Text and icon of each action. Neither is documented; these are the sandbox's own. */
const actionContents: Record<ActionType, { text: string; icon: Schemas['ActionIcon'] }> = {
  PROPOSED_PATIENT_CALL_US_BUTTON_TEXT: {
    text: 'A visit has been proposed to you.',
    icon: 'PROPOSED',
  },
  REQUESTED_PATIENT_PENDING_DOCTORS_APPROVAL: {
    text: 'Your request is waiting for the doctor.',
    icon: 'QUESTION',
  },
  MINUTES_LEFT_PATIENT_DOCTOR_APPROVE: {
    text: 'The doctor has a few minutes left to respond to your request.',
    icon: 'COUNTDOWN',
  },
  MINUTES_LEFT_DOCTOR_APPROVE: {
    text: 'A patient is waiting for your response.',
    icon: 'COUNTDOWN',
  },
  MINUTES_LEFT_DOCTOR_APPROVE_MORE_THAN_45: {
    text: 'A patient is waiting for your response. You have more than 45 minutes.',
    icon: 'COUNTDOWN',
  },
  VISIT_OFFER_CALL_US_BUTTON_TEXT: {
    text: 'You have been offered another visit.',
    icon: 'PROPOSED',
  },
  PENDING_THE_PATIENT_APPROVAL: { text: 'The patient must respond.', icon: 'QUESTION' },
  MINUTES_LEFT_DOCTOR_PATIENT_APPROVE: {
    text: 'The patient has a few minutes left to respond to your offer.',
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
    text: 'Customer support suggests a visit. Confirm it.',
    icon: 'QUESTION',
  },
  CONTACT_US: { text: 'Contact us.', icon: 'CONTACT' },
  PAYMENT_FAILED_CALL_US_BUTTON_TEXT: { text: 'The payment failed.', icon: 'ALERT' },
  SHORT_REQUEST: { text: 'Finish your request.', icon: 'QUESTION' },
};

/** Returns the time of a visit in epoch milliseconds, or the time of its status if it has none. */
const getVisitTime = ({ scheduledTimestamp, statusSince }: Appointment): number =>
  Date.parse(scheduledTimestamp ?? statusSince) || 0;

/** Returns the action of a scheduled visit: it can be joined by video, is still to come, or is over. */
function getScheduledActionType(appointment: Appointment, date: Date): ActionType | undefined {
  const now = date.getTime();
  const time = getVisitTime(appointment);
  if (appointment.locationType !== 'VIDEO_VISIT') {
    return now <= time ? 'VISIT_CONFIRMED_PATIENT_SIDE_NOTIFICATION' : undefined;
  }
  if (now > time + readSystemParameter('timeToJoinVideoVisitAfter') * 1000) return undefined;
  return now >= time - readSystemParameter('timeToJoinVideoVisitBefore') * 1000
    ? 'START_VIDEO_VISIT'
    : 'VIDEO_VISIT_CONFIRMED_NOTIFICATION';
}

/** Returns the action that an appointment requires. What each value means is not documented: sandbox interpretation. */
function getActionType(
  appointment: Appointment,
  isDoctor: boolean,
  now: Date,
): ActionType | undefined {
  const { status, reviewRating } = appointment;
  const minutesLeft = minutesToExpiration(appointment, now);
  switch (status) {
    case 'PROPOSED':
      return isDoctor ? 'PENDING_THE_PATIENT_APPROVAL' : 'PROPOSED_PATIENT_CALL_US_BUTTON_TEXT';
    case 'REQUESTED':
      if (!isDoctor) {
        return minutesLeft === undefined
          ? 'REQUESTED_PATIENT_PENDING_DOCTORS_APPROVAL'
          : 'MINUTES_LEFT_PATIENT_DOCTOR_APPROVE';
      }
      return minutesLeft !== undefined && minutesLeft <= 45
        ? 'MINUTES_LEFT_DOCTOR_APPROVE'
        : 'MINUTES_LEFT_DOCTOR_APPROVE_MORE_THAN_45';
    case 'ALTERNATIVE_OFFERED':
    case 'ADDITIONAL_ALTERNATIVE_OFFERED':
      return isDoctor ? 'MINUTES_LEFT_DOCTOR_PATIENT_APPROVE' : 'VISIT_OFFER_CALL_US_BUTTON_TEXT';
    case 'CS_OFFER':
      return isDoctor
        ? 'CS_SUGGESTION_PLEASE_CONFIRM_APPOINTMENT_DOCTOR_TEXT'
        : 'VISIT_OFFER_CALL_US_BUTTON_TEXT';
    case 'APPOINTMENT_SCHEDULED':
      return getScheduledActionType(appointment, now);
    case 'PAYMENT_FAILED':
      return isDoctor ? undefined : 'PAYMENT_FAILED_CALL_US_BUTTON_TEXT';
    case 'VISIT_TOOK_PLACE':
      if (isDoctor) return 'VISITED_STATUS_NOTIFICATION';
      return reviewRating === undefined ? 'RATE_NOTIFICATION' : undefined;
    default:
      return undefined;
  }
}

/** Returns the minutes until the status expires or, if it does not, until the visit; no field if that has passed. */
function getRemainingTime(appointment: Appointment, now: Date): Action {
  const minutesLeft =
    minutesToExpiration(appointment, now) ??
    Math.ceil((getVisitTime(appointment) - now.getTime()) / 60_000);
  return minutesLeft > 0 ? { actionRemainingTime: minutesLeft } : {};
}

/**
 * Returns the `action…` fields of the token status: the action that the user's next appointment requires. Past visits
 * come after open appointments.
 */
export function getNextAction(account: Account, appointments: Appointment[], now: Date): Action {
  const getSortKey = (appointment: Appointment) => {
    const time = getVisitTime(appointment);
    return appointment.status === 'VISIT_TOOK_PLACE' ? Number.MAX_SAFE_INTEGER - time : time;
  };
  const [next] = appointments
    .map((appointment) => ({
      appointment,
      type: getActionType(appointment, administersProfile(account, appointment.profileId), now),
    }))
    .filter(({ type }) => type !== undefined)
    .sort((a, b) => getSortKey(a.appointment) - getSortKey(b.appointment));
  if (!next?.type) return {};
  const { text, icon } = actionContents[next.type];
  return {
    actionAppointmentId: next.appointment.id,
    actionText: text,
    actionType: next.type,
    ...getRemainingTime(next.appointment, now),
    actionLink: `appointment-details=${next.appointment.id}`,
    actionIcon: icon,
  };
}
