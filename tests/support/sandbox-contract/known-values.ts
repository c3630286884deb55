import type { Store } from '../../../lib/sandbox/record-store';

/** Existing values for fields and parameters, by normalized name. With them, generated calls refer to real records. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>;

/** Normalizes a field or parameter name, so that `policy-id` and `policyId` are equal. */
export const normalizeFieldName = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** The ids of the first records that calls create. */
const firstNewIds = [1_000_001, 1_000_002];

/**
 * Selects up to 40 different values and repeats the first, so that it is used more often: it belongs to Dana Example,
 * and calls that only refer to her records are refused least.
 */
function sampleValues(values: readonly unknown[]): unknown[] {
  const uniqueValues = [...new Set(values.filter((value) => value !== undefined))];
  const step = Math.max(1, Math.ceil(uniqueValues.length / 40));
  const sample = uniqueValues.filter((_, index) => index % step === 0);
  const [first] = sample;
  return first === undefined ? [] : [...sample, ...Array<unknown>(sample.length >> 1).fill(first)];
}

/** Collects values from the store, by the names of the fields and parameters that contain them. */
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
  const policyNumbers = policies.map(({ policyNumber }) => policyNumber);
  const values: Record<string, unknown[]> = {
    policyId: ids(policies),
    patientId: ids(people),
    personId: ids(people),
    appointmentId: ids(appointments),
    excludedAppointmentId: ids(appointments),
    appointmentRevisionId: appointments.map((record) => record.appointmentRevisionId),
    profileId: ids(profiles),
    ids: ids(profiles),
    locationId: profiles.flatMap(({ locations }) =>
      locations.map((location) => location.locationId),
    ),
    companyId: ids(companies),
    COMPANY: companies.map(({ id }) => String(id)),
    packageId: companies.flatMap(({ packages }) => packages?.map((item) => item.packageId) ?? []),
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
    policyNumber: policyNumbers,
    POLICY_NUMBER: policyNumbers,
    search: [
      ...policyNumbers,
      ...policyNumbers.map((number) => `${number?.slice(0, 6)}%`),
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
    Object.entries(values).map(
      ([name, list]) => [normalizeFieldName(name), sampleValues(list)] as const,
    ),
  );
}
