import type { Faker } from '@faker-js/faker';
import type { Schemas } from '../api-types';
import { omitUndefined } from '../rules/omit-undefined';
import type { Appointment, Company, Person, Policy, Profile } from '../sandbox-data';
import { cities } from './cities';
import { dateFromStart } from './scenario-time';
import { makePhoneNumber } from './seeded-faker';
import { statusPlans } from './status-plans';

type Parties = {
  person: Person;
  policy: Policy;
  company: Company;
  profile: Profile;
  index: number;
};

const notes = [
  'Headache since yesterday.',
  'A cough that does not go away.',
  'Pain in the knee after a fall.',
  'The child has a fever.',
  'Needs a new prescription.',
  'A rash on both arms.',
  'Stomach pain after dinner.',
  'Trouble sleeping.',
];

const voucherStatuses = ['VALID', 'EXPIRED', 'MISSING', 'CANCELLED', 'DECLINED'] as const;

/** Returns the voucher fields of an appointment, if the company uses vouchers. */
function makeVoucher(random: Faker, { index, company }: Parties): Partial<Appointment> {
  const usesVouchers = company.packages?.some(({ preferences }) =>
    preferences?.includes('USES_VOUCHERS'),
  );
  const voucherStatus = voucherStatuses[index % voucherStatuses.length] ?? 'MISSING';
  if (!usesVouchers) return {};
  if (voucherStatus === 'MISSING') return { voucherStatus };
  const days = random.number.int({ min: 10, max: 40 });
  return {
    voucherNumber: `V-2027-${String(1000 + index)}`,
    voucherStatus,
    voucherExpirationDate: dateFromStart(voucherStatus === 'EXPIRED' ? -days : days),
  };
}

/** Returns the patient's address for a home visit. */
function makeVisitAddress(random: Faker, { country }: Profile): Partial<Appointment> {
  const city = Object.values(cities).find((candidate) => candidate.country === country);
  if (!city) return {};
  return {
    city: city.city,
    postalCode: city.zipCode,
    street: random.helpers.arrayElement(city.streets),
    streetNumber: String(random.number.int({ min: 1, max: 120 })),
    floor: String(random.number.int({ min: 0, max: 5 })),
    latitude: city.latitude,
    longitude: city.longitude,
  };
}

const makeAttachment = (
  id: number,
  path: string,
  name: string,
  timestamp: string,
): Schemas['Photo'] => ({
  id,
  path,
  name,
  timestampUploaded: timestamp,
  fileTypeEnum: path.startsWith('invoice') ? 'INVOICE_CHARGE_INSURANCE' : 'EVENT_ATTACHMENT',
});

/** Returns the results of a completed visit: a summary, invoices, an extra charge, and a review. */
function makeVisitResults(
  random: Faker,
  appointment: Appointment,
  { index }: Parties,
): Partial<Appointment> {
  const {
    id,
    status,
    statusSince,
    appointmentCurrency: currency,
    appointmentFee,
    appointmentFeeNet,
    appointmentExtraFlatCommission,
    excessAmount = 0,
  } = appointment;
  const date = statusSince.slice(0, 10);
  const makeInvoice = (
    offset: number,
    type: Schemas['InvoiceType'],
    amount: number | undefined,
  ) => {
    const invoiceId = id * 10 + offset;
    return omitUndefined({
      invoiceId,
      invoiceNumber: `INV-${date.slice(0, 4)}-${invoiceId}`,
      amount,
      currency,
      preliminary: status === 'VISIT_TOOK_PLACE',
      date,
      type,
      files: [makeAttachment(invoiceId, `invoice-${invoiceId}.pdf`, 'Invoice', statusSince)],
    });
  };
  const extra = omitUndefined({
    amount: 18,
    amountNet: 15,
    notes: 'Throat swab',
    currency,
    type: 'LAB_TESTS_RESULT',
    photos: [],
    quantity: 1,
  });
  const rating = random.number.int({ min: 6, max: 10 });
  return {
    photos: [makeAttachment(id * 10, `visit-summary-${id}.pdf`, 'Visit summary', statusSince)],
    invoices: [
      ...(excessAmount > 0 ? [makeInvoice(1, 'TO_PATIENT', excessAmount)] : []),
      makeInvoice(2, 'FROM_PROFILE', appointmentFeeNet),
      ...(index % 4 === 0 ? [makeInvoice(3, 'FEE', appointmentFee)] : []),
      ...(index % 6 === 0 ? [makeInvoice(4, 'COMMISSION', appointmentExtraFlatCommission)] : []),
    ],
    extras: index % 3 === 0 ? [extra] : [],
    ...(status === 'APPOINTMENT_CLOSED' && {
      reviewRating: rating,
      doctorReviewRating: Math.min(10, rating + 1),
      reviewText: 'Kind and clear.',
      applicationReviewRating: 9,
    }),
  };
}

function makeClaim({ id }: Appointment, { person, company }: Parties): Partial<Appointment> {
  return {
    paymentStatus: 'PAID_PRIVATELY',
    claimDetails: {
      appointmentId: id,
      companyId: company.id,
      accountNumber: `000${id}`,
      accountHolder: `${person.firstName} ${person.lastName}`,
      accountTypeEnum: 'CURRENT',
      bankName: 'Example Bank',
      branchNumber: '042',
    },
  };
}

/** Adds the fields that depend on the type of visit and the status. */
export function addDetails(random: Faker, appointment: Appointment, parties: Parties): Appointment {
  const { status } = appointment;
  const { profile, policy, index } = parties;
  const { phase } = statusPlans[status];
  const language = random.helpers.arrayElement(profile.languages ?? ['EN']);
  const requiresPassport = profile.locations.some(
    ({ locationId, requiredData = 'NONE' }) =>
      locationId === appointment.locationId && requiredData !== 'NONE',
  );
  return {
    ...appointment,
    phone: makePhoneNumber(random),
    ...(policy.email && { email: policy.email }),
    notes: random.helpers.arrayElement(notes),
    languages: [language],
    medicationsInUseStatus: index % 3 === 0 ? 'MEDICATIONS_TAKEN' : 'NO_MEDICATIONS_TAKEN',
    ...(index % 3 === 0 && { medicationsInUse: 'Placebo, one a day' }),
    ...makeVoucher(random, parties),
    ...(appointment.locationType === 'HOME_VISIT' && {
      ...makeVisitAddress(random, profile),
      homeAddressInHomeCountry: '1 Example Street',
    }),
    ...(requiresPassport &&
      omitUndefined({
        passportNumber: `EX${random.string.numeric(6)}`,
        passportCountryEnum: policy.homeCountry,
        passportIssueDate: dateFromStart(-random.number.int({ min: 200, max: 2000 })),
      })),
    ...(phase === 'completed' &&
      status !== 'NO_SHOW' &&
      makeVisitResults(random, appointment, parties)),
    ...(status.startsWith('CLAIM') && makeClaim(appointment, parties)),
  };
}
