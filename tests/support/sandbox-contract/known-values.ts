import type { Store } from '../../../lib/sandbox/record-store';

/** Values of the world that fields and parameters of a name may hold, so that calls find what they ask for. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>;

/** `policy-id` and `policyId` are one name. */
export const normalizeFieldName = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** Ids that the sandbox gives to the first records that a call makes. */
const firstNewIds = [1_000_001, 1_000_002];

/**
 * Values that are there, not more of them than a test needs. The first counts for several: it belongs to Dana
 * Example, and calls that name only what is hers lead furthest.
 */
function few(values: readonly unknown[]): unknown[] {
  const known = [...new Set(values.filter((value) => value !== undefined))];
  const step = Math.max(1, Math.ceil(known.length / 40));
  const some = known.filter((_, place) => place % step === 0);
  const [first] = some;
  return first === undefined ? [] : [...some, ...Array<unknown>(some.length >> 1).fill(first)];
}

/** What the store holds, by the names of the fields and parameters that speak of it. */
export function listKnownValues(store: Store): KnownValues {
  const accounts = store.list('accounts');
  const policies = store.list('policies');
  const people = store.list('people');
  const profiles = store.list('profiles');
  const appointments = store.list('appointments');
  const promoCodes = store.list('promoCodes');
  const companies = store.list('companies');
  const ids = (records: ReadonlyArray<{ id: unknown }>) => [
    ...records.map(({ id }) => id),
    ...firstNewIds,
  ];
  const numbers = policies.map(({ policyNumber }) => policyNumber);
  const values: Record<string, unknown[]> = {
    policyId: ids(policies),
    patientId: ids(people),
    personId: ids(people),
    appointmentId: ids(appointments),
    excludedAppointmentId: ids(appointments),
    appointmentRevisionId: appointments.map((record) => record.appointmentRevisionId),
    profileId: ids(profiles),
    ids: ids(profiles),
    locationId: profiles.flatMap(({ locations }) => locations.map((place) => place.locationId)),
    companyId: ids(companies),
    COMPANY: companies.map(({ id }) => String(id)),
    packageId: companies.flatMap(({ packages }) => packages?.map((pack) => pack.packageId) ?? []),
    PACKAGE: policies.map(({ packageType }) => packageType),
    packageType: policies.map(({ packageType }) => packageType),
    subscriber: ids(accounts),
    subscriberId: ids(accounts),
    SUBSCRIBER_ID: accounts.map(({ id }) => String(id)),
    email: accounts.map(({ email }) => email),
    EMAIL_ADDRESS: accounts.map(({ email }) => email),
    password: ['correct-horse-battery'],
    oldPassword: ['correct-horse-battery'],
    resetPasswordCode: accounts.map(({ resetCode }) => resetCode),
    oneTimePassword: accounts.map(({ oneTimePassword }) => oneTimePassword),
    messageId: ids(store.list('messages')),
    promoCodeId: ids(promoCodes),
    promoCodeKey: promoCodes.map(({ key }) => key),
    policyNumber: numbers,
    POLICY_NUMBER: numbers,
    search: [
      ...numbers,
      ...numbers.map((number) => `${number?.slice(0, 6)}%`),
      ...people.map(({ lastName }) => lastName),
      '%',
      'TRV_0020417',
      '_%_',
    ],
    FIRST_NAME: people.map(({ firstName }) => firstName),
    LAST_NAME: people.map(({ lastName }) => lastName),
    firstName: people.map(({ firstName }) => firstName),
    lastName: people.map(({ lastName }) => lastName),
    birthday: people.map(({ birthday }) => birthday),
    DATE_OF_BIRTH: people.map(({ birthday }) => birthday),
    personalIdNumber: people.map((person) => person.personalIdNumber),
    PERSONAL_ID_NUMBER: people.map((person) => person.personalIdNumber),
    name: store.list('files').map(({ id }) => id),
    latitude: [38.7223, 40.4168, 0, 90, -90],
    longitude: [-9.1393, -3.7038, 0, 180, -180],
    country: ['PT', 'ES', 'US'],
    currency: ['EUR', 'USD', 'GBP'],
    startAt: [0, 10, 20],
    excessPercentage: [20, 0, -1],
  };
  return new Map(
    Object.entries(values).map(([name, list]) => [normalizeFieldName(name), few(list)] as const),
  );
}
