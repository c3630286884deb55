import type { Appointment, PolicyOverride, Profile } from '../sandbox-data';
import { type AppointmentPlan, makeAppointment } from './make-appointment';
import { namedPeople, namedPolicies } from './named-people';
import { otherPromoCodes } from './other-promo-codes';
import { timestampFromStart } from './scenario-time';

type NamedPlan = Pick<AppointmentPlan, 'locationId' | 'status' | 'scheduled' | 'since' | 'more'> & {
  /** The person's number in named-people.ts. The appointment's id is 70500 plus this number. */
  number: number;
  profileId: number;
};

const [tenOff] = otherPromoCodes
  .filter(({ key }) => key === 'TENOFF')
  .map(({ id: _id, ...promoCode }) => promoCode);

const plans: NamedPlan[] = [
  {
    number: 11,
    profileId: 5126,
    locationId: 8861,
    status: 'APPOINTMENT_SCHEDULED',
    scheduled: '2027-03-03T09:00:00Z',
    since: '2027-03-01T12:20:00Z',
    more: { notes: 'Back pain.', languages: ['DE'], voucherStatus: 'MISSING' },
  },
  {
    number: 12,
    profileId: 5121,
    locationId: 8851,
    status: 'APPOINTMENT_SCHEDULED',
    scheduled: '2027-03-04T10:00:00Z',
    since: '2027-03-01T15:00:00Z',
    more: { notes: 'A cough.', languages: ['PT'] },
  },
  {
    number: 15,
    profileId: 5121,
    locationId: 8851,
    status: 'APPOINTMENT_SCHEDULED',
    scheduled: '2027-03-05T11:00:00Z',
    since: '2027-02-28T15:00:00Z',
    more: {
      notes: 'Blood pressure check.',
      // The fee of 70 euros minus 10, of which Vera pays 20%.
      ...(tenOff && { promoCodeId: tenOff.promoCodeId, promoCode: tenOff }),
      appointmentFee: 60,
      excessAmount: 12,
      voucherNumber: 'V-2027-0115',
      voucherStatus: 'EXPIRED',
      voucherExpirationDate: '2027-02-20',
    },
  },
  {
    number: 17,
    profileId: 5124,
    locationId: 8856,
    status: 'ALTERNATIVE_OFFERED',
    scheduled: '2027-03-03T15:00:00Z',
    since: '2027-03-02T08:50:00Z',
    more: { notes: 'Fever, cannot leave the flat.', city: 'Lisbon', street: 'Rua do Exemplo' },
  },
  {
    number: 18,
    profileId: 5123,
    locationId: 8855,
    status: 'ALTERNATIVE_OFFERED',
    scheduled: '2027-03-04T14:00:00Z',
    since: '2027-03-02T08:50:00Z',
    more: { notes: 'Palpitations.' },
  },
  {
    number: 21,
    profileId: 5120,
    locationId: 8841,
    status: 'APPOINTMENT_SCHEDULED',
    scheduled: '2027-03-09T10:00:00Z',
    since: '2027-03-02T08:40:00Z',
    more: { notes: 'Needs a prescription.' },
  },
  {
    number: 22,
    profileId: 5121,
    locationId: 8851,
    status: 'REQUESTED',
    scheduled: '2027-03-03T10:00:00Z',
    since: timestampFromStart(-40),
    more: { notes: 'Earache.' },
  },
];

/** Makes the appointments of the named people. */
export function makeNamedAppointments(profiles: Profile[]): Appointment[] {
  return plans.map(({ number, profileId, ...plan }) => {
    const person = namedPeople.find(({ id }) => id === 90_200 + number);
    const policy = namedPolicies.find(({ id }) => id === 30_800 + number);
    const profile = profiles.find(({ id }) => id === profileId);
    if (!person || !policy || !profile) {
      throw new Error(
        `The named appointment ${number} needs a named person, a named policy, and the profile ${profileId}`,
      );
    }
    const appointment = makeAppointment({ id: 70_500 + number, person, policy, profile, ...plan });
    return { ...appointment, ...(policy.email && { email: policy.email }) };
  });
}

/** The scenario's overrides: a current, a past, and a future one. Dana has none. */
export const namedOverrides: PolicyOverride[] = [
  {
    id: 7301,
    policyId: 30823,
    patientId: 90223,
    startTimestamp: '2027-03-02T08:00:00Z',
    endTimestamp: '2027-03-03T08:00:00Z',
    reason: 'The clinic near the patient is closed.',
    status: 'COVERED',
    country: 'PT',
    specialty: 'GENERAL',
    priceLimit: 300,
    priceLimitCurrency: 'EUR',
    allowUseVideoVisit: true,
    allowUseClinicVisit: true,
    allowUseHomeVisit: true,
    visitsNumber: 2,
    excessFee: 5,
    excessCurrency: 'EUR',
    followUpOverride: 'DEFAULT',
    initiatorId: 48301,
    initiatorName: 'Casey Carrier',
    timestamp: '2027-03-02T07:58:11Z',
    attachments: [
      {
        id: 73010,
        path: 'override-7301.pdf',
        name: 'Guarantee of payment',
        timestampUploaded: '2027-03-02T07:58:11Z',
        fileTypeEnum: 'GUARANTEE_OF_PAYMENT',
      },
    ],
  },
  {
    id: 7302,
    policyId: 30811,
    startTimestamp: '2027-02-10T08:00:00Z',
    endTimestamp: '2027-02-11T08:00:00Z',
    reason: 'A strike of the clinics.',
    status: 'PREPAYMENT',
    visitsNumber: 1,
    excessFee: 0,
    initiatorId: 48301,
    initiatorName: 'Casey Carrier',
    timestamp: '2027-02-10T07:50:00Z',
  },
  {
    id: 7303,
    policyId: 30815,
    startTimestamp: '2027-03-06T00:00:00Z',
    endTimestamp: '2027-03-07T00:00:00Z',
    reason: 'The policy is under review.',
    status: 'HIDE',
    visitsNumber: 1,
    excessFee: 0,
    initiatorId: 48301,
    initiatorName: 'Casey Carrier',
    timestamp: '2027-03-01T16:00:00Z',
  },
];
