import type { Schemas } from '../api-types';
import { calculateVisitFee } from '../rules/appointment-fee';
import { appointmentTypes } from '../rules/appointment-fields';
import { calculateExcess } from '../rules/excess';
import { roundToCents } from '../rules/money';
import type { Appointment, Person, Policy, Profile } from '../sandbox-data';
import { addMinutes } from './scenario-time';
import { statusPlans, statusTimeouts } from './status-plans';

export type AppointmentPlan = {
  id: number;
  person: Person;
  policy: Policy;
  profile: Profile;
  locationId: number;
  status: Schemas['AppointmentStatus'];
  scheduled: string;
  /** When the status was set. */
  since: string;
  speciality?: Schemas['Specialty'];
  more?: Partial<Appointment>;
};

const getInitiatorId = (by: 'profile' | 'support' | 'system' | 'patient', person: Person): number =>
  ({ profile: 0, support: -1, system: -2, patient: person.subscriberId ?? person.personId })[by];

/** Makes an appointment whose fees, excess, timestamps, and history match its patient, profile, and status. */
export function makeAppointment(plan: AppointmentPlan): Appointment {
  const { id, person, policy, profile, locationId, status, scheduled, since, more } = plan;
  const location = profile.locations.find((candidate) => candidate.locationId === locationId);
  if (!location?.type) throw new Error(`Profile ${profile.id} has no location ${locationId}`);
  const { before, by, note } = statusPlans[status];
  const fee = calculateVisitFee(location, Date.parse(scheduled), profile.deltaTime) ?? 0;
  const excess = calculateExcess(policy, person, { amount: fee, currency: profile.currency });
  const timeout = statusTimeouts[status];
  // A request expires exactly at the end of its timeout.
  const step = status === 'REQUEST_EXPIRED' ? (statusTimeouts.REQUESTED ?? 0) : 90;
  const { country, currency } = profile;
  const speciality = plan.speciality ?? profile.specialty[0];
  const excessCurrency = policy.excessCurrency ?? currency;
  return {
    id,
    appointmentId: id,
    appointmentRevisionId: before.length + 1,
    patientId: person.id,
    profileId: profile.id,
    locationId,
    locationType: location.type,
    status,
    statusSince: since,
    ...(timeout !== undefined && { expires: addMinutes(since, timeout) }),
    appointmentType: appointmentTypes[location.type],
    ...(speciality && { speciality }),
    caseId: id + 10_000,
    scheduledTimestamp: scheduled,
    languages: ['EN'],
    paymentStatus: excess ? 'EXCESS' : 'COVERED',
    chunkStatus: 'COVERED',
    followUpType: 'REGULAR',
    appointmentOrigin: 'REGULAR',
    appointmentFee: fee,
    appointmentFeeNet: roundToCents(fee * 0.8),
    appointmentExtraFlatCommission: 5,
    ...(currency && { appointmentCurrency: currency }),
    excessAmount: excess?.amount ?? 0,
    ...(excessCurrency && { excessCurrency }),
    ...(country && { appointmentCountry: country, appointmentSearchedCountry: country }),
    canPrescribe: location.type !== 'VIDEO_VISIT' || country === policy.homeCountry,
    pastRevisions: before.map((past, index) => ({
      appointmentRevisionId: index + 1,
      status: past,
      timestamp: addMinutes(since, -step * (before.length - index)),
    })),
    event: {
      timestamp: since,
      type: 'APPOINTMENT_UPDATE',
      publicNote: note,
      initiatorId: getInitiatorId(by, person),
    },
    ...more,
  };
}
