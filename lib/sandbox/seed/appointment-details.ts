import type { Faker } from '@faker-js/faker';
import type { Schemas } from '../api-types';
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

/** A voucher. One that has run out is EXPIRED, so a VALID one has days left. */
function makeVoucher(random: Faker, { index, company }: Parties): Partial<Appointment> {
  const uses = company.packages?.some(({ preferences }) => preferences?.includes('USES_VOUCHERS'));
  const voucherStatus = voucherStatuses[index % voucherStatuses.length] ?? 'MISSING';
  if (!uses) return {};
  if (voucherStatus === 'MISSING') return { voucherStatus };
  const days = random.number.int({ min: 10, max: 40 });
  return {
    voucherNumber: `V-2027-${String(1000 + index)}`,
    voucherStatus,
    voucherExpirationDate: dateFromStart(voucherStatus === 'EXPIRED' ? -days : days),
  };
}

/** Where the patient of a home visit is. */
function makeVisitAddress(random: Faker, { country }: Profile): Partial<Appointment> {
  const place = Object.values(cities).find((one) => one.country === country);
  if (!place) return {};
  return {
    city: place.city,
    postalCode: place.zipCode,
    street: random.helpers.arrayElement(place.streets),
    streetNumber: String(random.number.int({ min: 1, max: 120 })),
    floor: String(random.number.int({ min: 0, max: 5 })),
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

const photo = (id: number, path: string, name: string, timestamp: string): Schemas['Photo'] => ({
  id,
  path,
  name,
  timestampUploaded: timestamp,
  fileTypeEnum: path.startsWith('invoice') ? 'INVOICE_CHARGE_INSURANCE' : 'EVENT_ATTACHMENT',
});

/** What a visit that has taken place leaves: a summary, invoices, an extra charge, a review. */
function makeRest(random: Faker, made: Appointment, { index }: Parties): Partial<Appointment> {
  const {
    id,
    statusSince,
    appointmentCurrency: currency,
    appointmentFeeNet,
    excessAmount = 0,
  } = made;
  const date = statusSince.slice(0, 10);
  const invoice = (offset: number, type: Schemas['InvoiceType'], amount: number | undefined) => ({
    invoiceId: id * 10 + offset,
    invoiceNumber: `INV-${date.slice(0, 4)}-${id * 10 + offset}`,
    amount,
    currency,
    preliminary: made.status === 'VISIT_TOOK_PLACE',
    date,
    type,
    files: [photo(id * 10 + offset, `invoice-${id * 10 + offset}.pdf`, 'Invoice', statusSince)],
  });
  const extra = {
    amount: 18,
    amountNet: 15,
    notes: 'Throat swab',
    currency,
    type: 'LAB_TESTS_RESULT',
    photos: [],
    quantity: 1,
  };
  const rating = random.number.int({ min: 6, max: 10 });
  return {
    photos: [photo(id * 10, `visit-summary-${id}.pdf`, 'Visit summary', statusSince)],
    invoices: [
      ...(excessAmount > 0 ? [invoice(1, 'TO_PATIENT', excessAmount)] : []),
      invoice(2, 'FROM_PROFILE', appointmentFeeNet),
      ...(index % 4 === 0 ? [invoice(3, 'FEE', made.appointmentFee)] : []),
      ...(index % 6 === 0 ? [invoice(4, 'COMMISSION', made.appointmentExtraFlatCommission)] : []),
    ],
    extras: index % 3 === 0 ? [extra] : [],
    ...(made.status === 'APPOINTMENT_CLOSED' && {
      reviewRating: rating,
      doctorReviewRating: Math.min(10, rating + 1),
      reviewText: 'Kind and clear.',
      applicationReviewRating: 9,
    }),
  };
}

function makeClaim(made: Appointment, { person, company }: Parties): Partial<Appointment> {
  return {
    paymentStatus: 'PAID_PRIVATELY',
    claimDetails: {
      appointmentId: made.id,
      companyId: company.id,
      accountNumber: `000${made.id}`,
      accountHolder: `${person.firstName} ${person.lastName}`,
      accountTypeEnum: 'CURRENT',
      bankName: 'Example Bank',
      branchNumber: '042',
    },
  };
}

/** An appointment with what its kind of visit and its status bring along. */
export function addDetails(random: Faker, made: Appointment, parties: Parties): Appointment {
  const { profile, policy, index } = parties;
  const { phase } = statusPlans[made.status];
  const language = random.helpers.arrayElement(profile.languages ?? ['EN']);
  const asksPassport = profile.locations.some(
    ({ locationId, requiredData = 'NONE' }) =>
      locationId === made.locationId && requiredData !== 'NONE',
  );
  return {
    ...made,
    phone: makePhoneNumber(random),
    ...(policy.email && { email: policy.email }),
    notes: random.helpers.arrayElement(notes),
    languages: [language],
    medicationsInUseStatus: index % 3 === 0 ? 'MEDICATIONS_TAKEN' : 'NO_MEDICATIONS_TAKEN',
    ...(index % 3 === 0 && { medicationsInUse: 'Placebo, one a day' }),
    ...makeVoucher(random, parties),
    ...(made.locationType === 'HOME_VISIT' && {
      ...makeVisitAddress(random, profile),
      homeAddressInHomeCountry: '1 Example Street',
    }),
    ...(asksPassport && {
      passportNumber: `EX${random.string.numeric(6)}`,
      passportCountryEnum: policy.homeCountry,
      passportIssueDate: dateFromStart(-random.number.int({ min: 200, max: 2000 })),
    }),
    ...(phase === 'held' && made.status !== 'NO_SHOW' && makeRest(random, made, parties)),
    ...(made.status.startsWith('CLAIM') && makeClaim(made, parties)),
  };
}
