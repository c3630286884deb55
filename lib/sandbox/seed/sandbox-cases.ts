import { sandboxUsers } from '../../api/users/users';
import type { ListedUser } from '../../api/users/users-schema';
import type { OperationId } from '../api-types';

/** The groups of cases, in the order of the page. */
export const caseGroups = {
  excess: 'Excess',
  coverage: 'Coverage',
  appointments: 'Appointments',
  'promo-codes': 'Promo codes',
  login: 'Logins and passwords',
  access: 'Who can see and do what',
} as const;

type CaseGroup = keyof typeof caseGroups;

/** An API call in the everyday scenario with a documented outcome. */
export type SandboxCase = {
  /** Must not change, because URLs contain it. */
  id: string;
  group: CaseGroup;
  title: string;
  /** The name of the user who makes the call. */
  userName: string;
  /** One or two sentences about the call and its outcome. */
  description: string;
  /** The email of the user. The password is correct-horse-battery. */
  email?: string;
  /** The token of a session in the data, or `null` for a call without a token. */
  token: string | null;
  operationId: OperationId;
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | Array<string | number>>;
  body?: unknown;
  /** The status of the response and, if it has a body, a part of its JSON. */
  expected: { status: number; json?: Record<string, unknown> | unknown[] };
};

const sendAs = ({ name, email, token }: ListedUser) => ({ userName: name, email, token });
const dana = sendAs(sandboxUsers.patient);
const carrier = sendAs(sandboxUsers.carrier);

/** A video visit to a general practitioner, for calls that ask whether the insurer covers it. */
const nextVisit = {
  visitFee: 60,
  visitFeeCurrency: 'EUR',
  visitDate: '2027-03-02',
  country: 'PT',
  specialty: 'GENERAL',
  locationType: 'VIDEO_VISIT',
};

/** The documented cases of the everyday scenario. */
export const sandboxCases: SandboxCase[] = [
  {
    id: 'excess-percentage',
    group: 'excess',
    title: 'Excess of 20%',
    ...dana,
    description: 'Read appointment 70412. The fee is 60 euros, and Dana pays 12 of them.',
    operationId: 'getAppointment',
    path: { id: 70412 },
    expected: {
      status: 200,
      json: {
        appointmentFee: 60,
        excessAmount: 12,
        excessCurrency: 'EUR',
        patient: { excessPercentage: 20 },
      },
    },
  },
  {
    id: 'excess-fee',
    group: 'excess',
    title: 'Excess as an amount',
    userName: 'Otto Muster',
    description: 'Read appointment 70511. Otto pays 15 euros, whatever the fee is; it is 75 here.',
    email: 'otto.muster@example.com',
    token: 'sandbox-otto-token',
    operationId: 'getAppointment',
    path: { id: 70511 },
    expected: {
      status: 200,
      json: { appointmentFee: 75, excessAmount: 15, patient: { excessFee: 15 } },
    },
  },
  {
    id: 'no-excess',
    group: 'excess',
    title: 'No excess',
    userName: 'Ines Exemplo',
    description: 'Read appointment 70512. The insurer pays the whole fee: the excess is 0.',
    email: 'ines.exemplo@example.com',
    token: 'sandbox-ines-token',
    operationId: 'getAppointment',
    path: { id: 70512 },
    expected: {
      status: 200,
      json: { appointmentFee: 70, excessAmount: 0, paymentStatus: 'COVERED' },
    },
  },
  {
    id: 'remove-excess',
    group: 'excess',
    title: 'Remove the excess',
    ...carrier,
    description:
      'Upload Dana’s policy with an excess of -1: a negative value removes it. Then search it.',
    operationId: 'uploadPolicies',
    body: [{ companyId: 118, policyNumber: 'TRV-0020417', excessPercentage: -1 }],
    expected: { status: 204 },
  },
  {
    id: 'cancelled-policy',
    group: 'coverage',
    title: 'Canceled policy',
    userName: 'Carlos Ejemplo',
    description:
      'Ask for the next visit under policy 30813. It is CANCELLED: no visit is shown (HIDE).',
    email: 'carlos.ejemplo@example.com',
    token: 'sandbox-carlos-token',
    operationId: 'getNextVisitStatusForClient',
    path: { policyId: 30813 },
    body: { ...nextVisit, patientId: 90213 },
    expected: { status: 200, json: { chunkStatus: 'HIDE' } },
  },
  {
    id: 'policy-not-started',
    group: 'coverage',
    title: 'Policy that has not started',
    userName: 'Nele Beispiel',
    description:
      'Ask for a visit on March 2 under policy 30814. It starts on April 1: no visit is shown (HIDE).',
    email: 'nele.beispiel@example.com',
    token: 'sandbox-nele-token',
    operationId: 'getNextVisitStatusForClient',
    path: { policyId: 30814 },
    body: { ...nextVisit, patientId: 90214 },
    expected: { status: 200, json: { chunkStatus: 'HIDE' } },
  },
  {
    id: 'above-price-limit',
    group: 'coverage',
    title: 'Fee above the price limit',
    ...dana,
    description:
      'Ask for a video visit of 200 euros under policy 30771. The insurer’s limit is 180.',
    operationId: 'getNextVisitStatusForClient',
    path: { policyId: 30771 },
    body: { ...nextVisit, visitFee: 200, patientId: 90144 },
    expected: { status: 200, json: { chunkStatus: 'PAY_UNDER_INSURER', priceLimit: 180 } },
  },
  {
    id: 'clinic-not-covered',
    group: 'coverage',
    title: 'Clinic visit that the insurer does not cover',
    userName: 'Vito Esempio',
    description: 'Ask for a clinic visit under policy 30816, which is for video visits only.',
    email: 'vito.esempio@example.com',
    token: 'sandbox-vito-token',
    operationId: 'getNextVisitStatusForClient',
    path: { policyId: 30816 },
    body: { ...nextVisit, country: 'DE', locationType: 'CLINIC_VISIT', patientId: 90216 },
    expected: { status: 200, json: { chunkStatus: 'SHOW_BLOCK' } },
  },
  {
    id: 'override',
    group: 'coverage',
    title: 'Visit under an override',
    userName: 'Olga Fictional',
    description:
      'Ask for the next visit under policy 30823. An override raises the limit to 300 euros and sets the excess to 5.',
    email: 'olga.fictional@example.com',
    token: 'sandbox-olga-token',
    operationId: 'getNextVisitStatusForClient',
    path: { policyId: 30823 },
    body: { ...nextVisit, patientId: 90223 },
    expected: {
      status: 200,
      json: {
        chunkStatus: 'COVERED',
        priceLimit: 300,
        priceLimitCurrency: 'EUR',
        overriddenExcess: 5,
      },
    },
  },
  {
    id: 'expired-voucher',
    group: 'appointments',
    title: 'Expired voucher',
    userName: 'Vera Voorbeeld',
    description: 'Read appointment 70515. Its voucher was valid through February 20, 2027.',
    email: 'vera.voorbeeld@example.com',
    token: 'sandbox-vera-token',
    operationId: 'getAppointment',
    path: { id: 70515 },
    expected: {
      status: 200,
      json: { voucherStatus: 'EXPIRED', voucherExpirationDate: '2027-02-20' },
    },
  },
  {
    id: 'video-only',
    group: 'coverage',
    title: 'Video only, by the insurer',
    userName: 'Vito Esempio',
    description:
      'Look for doctors in Berlin. There are clinics, but the insurer pays for video visits only.',
    email: 'vito.esempio@example.com',
    token: 'sandbox-vito-token',
    operationId: 'listProfilesByLocation',
    query: { latitude: 52.52, longitude: 13.405, 'policy-id': 30816 },
    expected: { status: 200, json: { doctorsAvailabilityStatus: 'VIDEO_ONLY_BY_INSURER' } },
  },
  {
    id: 'needs-home-address',
    group: 'appointments',
    title: 'Needs the home address',
    userName: 'Hanna Muster',
    description:
      'Confirm appointment 70517. The location requires "homeAddressInHomeCountry" first.',
    email: 'hanna.muster@example.com',
    token: 'sandbox-hanna-token',
    operationId: 'saveAppointment',
    body: { appointmentId: 70517, status: 'APPOINTMENT_SCHEDULED' },
    expected: {
      status: 405,
      json: { error: 'SANDBOX_DETAILS_MISSING', data: { field: 'homeAddressInHomeCountry' } },
    },
  },
  {
    id: 'needs-passport',
    group: 'appointments',
    title: 'Needs the passport',
    userName: 'Pia Specimen',
    description:
      'Confirm appointment 70518. The location requires number and country of the passport first.',
    email: 'pia.specimen@example.com',
    token: 'sandbox-pia-token',
    operationId: 'saveAppointment',
    body: { appointmentId: 70518, status: 'APPOINTMENT_SCHEDULED' },
    expected: {
      status: 405,
      json: {
        error: 'SANDBOX_DETAILS_MISSING',
        data: { missing: ['passportNumber', 'passportCountryEnum'] },
      },
    },
  },
  {
    id: 'promo-code-applies',
    group: 'promo-codes',
    title: 'Promo code that applies',
    ...dana,
    description:
      'Check WELCOME10 for a video visit. It takes off ten percent if that is at most 15 euros.',
    operationId: 'verifyPromoCode',
    query: { promoCodeKey: 'WELCOME10', patientId: 90144 },
    body: ['VIDEO_VISIT'],
    expected: { status: 200, json: { promoCodeId: 2204, discountPercentage: 10 } },
  },
  {
    id: 'promo-code-low-cost',
    group: 'promo-codes',
    title: 'Promo code refused: the cost is too low',
    ...dana,
    description:
      'Ask for a visit with promo code 2208. It applies from 500 euros on, and the visit costs 60.',
    operationId: 'saveAppointment',
    body: {
      patientId: 90144,
      profileId: 5120,
      locationId: 8841,
      speciality: 'GENERAL',
      scheduledTimestamp: '2027-03-09T09:30:00Z',
      promoCodeId: 2208,
    },
    expected: {
      status: 405,
      json: { error: 'SANDBOX_PROMO_CODE_COST', data: { field: 'promoCodeId' } },
    },
  },
  {
    id: 'promo-code-expired',
    group: 'promo-codes',
    title: 'Promo code refused: it has expired',
    ...dana,
    description: 'Check SUMMER26. Its last day was September 30, 2026.',
    operationId: 'verifyPromoCode',
    query: { promoCodeKey: 'SUMMER26', patientId: 90144 },
    body: ['VIDEO_VISIT'],
    expected: { status: 405, json: { error: 'SANDBOX_PROMO_CODE_EXPIRED' } },
  },
  {
    id: 'promo-code-video-only',
    group: 'promo-codes',
    title: 'Promo code refused: for video visits only',
    ...dana,
    description: 'Check VIDEO5 for a clinic visit. It is good for video visits only.',
    operationId: 'verifyPromoCode',
    query: { promoCodeKey: 'VIDEO5', patientId: 90144 },
    body: ['CLINIC_VISIT'],
    expected: { status: 405, json: { error: 'SANDBOX_PROMO_CODE_LOCATION' } },
  },
  {
    id: 'one-time-password-missing',
    group: 'login',
    title: 'Login that asks for a one-time password',
    userName: 'Mila Sample',
    description:
      'Log in with the password alone. The account requires MFA, so the login is refused.',
    email: 'mila.sample@example.com',
    token: null,
    operationId: 'createToken',
    body: { email: 'mila.sample@example.com', password: 'correct-horse-battery' },
    expected: {
      status: 405,
      json: { error: 'SANDBOX_ONE_TIME_PASSWORD', data: { field: 'oneTimePassword' } },
    },
  },
  {
    id: 'one-time-password',
    group: 'login',
    title: 'Login with a one-time password',
    userName: 'Mila Sample',
    description: 'Log in with the password and 246810, the code that the sandbox’s panel shows.',
    email: 'mila.sample@example.com',
    token: null,
    operationId: 'createToken',
    body: {
      email: 'mila.sample@example.com',
      password: 'correct-horse-battery',
      oneTimePassword: '246810',
    },
    expected: { status: 200, json: { email: 'mila.sample@example.com', firstName: 'Mila' } },
  },
  {
    id: 'password-reset',
    group: 'login',
    title: 'Password reset under way',
    userName: 'Rita Modelo',
    description: 'Set a new password with the code 482910 in the place of the old password.',
    email: 'rita.modelo@example.com',
    token: 'sandbox-rita-token',
    operationId: 'updateUser',
    body: { password: 'horse-battery-correct', resetPasswordCode: '482910' },
    expected: { status: 200, json: { email: 'rita.modelo@example.com' } },
  },
  {
    id: 'wrong-company',
    group: 'access',
    title: 'Wrong company id',
    ...carrier,
    description:
      'Upload a policy of company 119. Casey works for company 118: the call is forbidden.',
    operationId: 'uploadPolicies',
    body: [{ companyId: 119, policyNumber: 'SM00000001' }],
    expected: { status: 403 },
  },
  {
    id: 'revision-conflict',
    group: 'appointments',
    title: 'Appointment that somebody changed',
    userName: 'Tom Template',
    description: 'Change the notes of appointment 70521 with revision 1. It has revision 2 by now.',
    email: 'tom.template@example.com',
    token: 'sandbox-tom-token',
    operationId: 'saveAppointment',
    body: { appointmentId: 70521, appointmentRevisionId: 1, notes: 'Needs two prescriptions.' },
    expected: {
      status: 405,
      json: { error: 'SANDBOX_REVISION_CONFLICT', data: { found: 1, expected: 2 } },
    },
  },
  {
    id: 'request-expires-soon',
    group: 'appointments',
    title: 'Request that expires soon',
    userName: 'Rosa Exemple',
    description:
      'Read appointment 70522. The doctor has five minutes left; move the clock forward and read it again.',
    email: 'rosa.exemple@example.com',
    token: 'sandbox-rosa-token',
    operationId: 'getAppointment',
    path: { id: 70522 },
    expected: { status: 200, json: { status: 'REQUESTED', minutesToExpiration: 5 } },
  },
  {
    id: 'speciality-missing',
    group: 'appointments',
    title: 'Doctor with several specialties',
    userName: 'Ines Exemplo',
    description:
      'Ask profile 5121 for a visit without a speciality. It has two, so the call must name one.',
    email: 'ines.exemplo@example.com',
    token: 'sandbox-ines-token',
    operationId: 'saveAppointment',
    body: {
      patientId: 90212,
      profileId: 5121,
      locationId: 8851,
      scheduledTimestamp: '2027-03-10T10:00:00Z',
    },
    expected: { status: 405, json: { data: { field: 'speciality' } } },
  },
  {
    id: 'location-of-another',
    group: 'appointments',
    title: 'Location of another doctor',
    ...dana,
    description: 'Ask profile 5120 for a visit at location 8851, which belongs to profile 5121.',
    operationId: 'saveAppointment',
    body: {
      patientId: 90144,
      profileId: 5120,
      locationId: 8851,
      scheduledTimestamp: '2027-03-10T10:00:00Z',
    },
    expected: { status: 405, json: { data: { field: 'locationId' } } },
  },
  {
    id: 'hidden-name',
    group: 'access',
    title: 'Doctor whose name is hidden',
    ...dana,
    description:
      'Read profile 5121. Dana never had an approved appointment there: the name is blank.',
    operationId: 'listProfilesByIds',
    query: { ids: [5121], 'policy-id': 30771 },
    expected: {
      status: 200,
      json: { profiles: [{ profileId: 5121, name: '', lastName: '' }] },
    },
  },
  {
    id: 'known-name',
    group: 'access',
    title: 'Doctor whose name is known',
    ...dana,
    description: 'Read profile 5120. Dana has an approved appointment there: the name is shown.',
    operationId: 'listProfilesByIds',
    query: { ids: [5120], 'policy-id': 30771 },
    expected: {
      status: 200,
      json: { profiles: [{ profileId: 5120, name: 'Alex', lastName: 'Sample' }] },
    },
  },
  {
    id: 'not-theirs',
    group: 'access',
    title: 'Appointment of somebody else',
    ...dana,
    description:
      'Read appointment 70511, which is Otto’s. Dana isn’t allowed to know whether it exists.',
    operationId: 'getAppointment',
    path: { id: 70511 },
    expected: { status: 405, json: { error: 'SANDBOX_NOT_FOUND' } },
  },
  {
    id: 'carrier-user',
    group: 'access',
    title: 'Carrier user',
    ...carrier,
    description: 'Read the overrides of policy 30823, which a patient isn’t allowed to read.',
    operationId: 'listOverrides',
    path: { policyId: 30823 },
    expected: { status: 200, json: [{ patientId: 90223, status: 'COVERED', priceLimit: 300 }] },
  },
  {
    id: 'carriers-only',
    group: 'access',
    title: 'Call for carrier users only',
    ...dana,
    description: 'Read the overrides of policy 30771 as a patient: the call is refused.',
    operationId: 'listOverrides',
    path: { policyId: 30771 },
    expected: { status: 405, json: { error: 'SANDBOX_CARRIER_ONLY' } },
  },
  {
    id: 'doctor',
    group: 'access',
    title: 'Doctor',
    ...sendAs(sandboxUsers.doctor),
    description:
      'Read Dana’s appointment as the doctor: the patient is there, privileged fields are not.',
    operationId: 'getAppointment',
    path: { id: 70412 },
    expected: {
      status: 200,
      json: { patient: { firstName: 'Dana', lastName: 'Example' }, appointmentFee: 60 },
    },
  },
  {
    id: 'support',
    group: 'access',
    title: 'Customer support',
    ...sendAs(sandboxUsers.support),
    description:
      'Read Dana’s appointment with its privileged fields: net fee, commission, past revisions.',
    operationId: 'getAppointment',
    path: { id: 70412 },
    expected: {
      status: 200,
      json: {
        appointmentFeeNet: 48,
        appointmentExtraFlatCommission: 5,
        pastRevisions: [{ appointmentRevisionId: 1 }, { appointmentRevisionId: 2 }],
      },
    },
  },
];
