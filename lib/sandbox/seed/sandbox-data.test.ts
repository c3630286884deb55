import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { createValueValidator } from '../../api/description/validate-value';
import { calculateExcess } from '../rules/excess';
import { scenarioStart } from '../sandbox-clock';
import { readSystemParameter } from '../system-parameters';
import { buildSandboxData } from './build-sandbox-data';
import { danaData } from './dana-data';
import { everydayData } from './everyday-data';
import { defaultSeed } from './seeded-faker';
import { statusPlans, statusTimeouts } from './status-plans';

const document = getOpenApiDocument();
const { schemas } = document.components;
const validate = createValueValidator(document);
const listEnumValues = (name: string) => schemas[name]?.enum ?? [];

/** The data of the default seed, and of others that a reader can pass with --seed. */
const dataBySeed = [defaultSeed, 1, 42, 4_294_967_295].map((seed) => ({
  seed,
  data: buildSandboxData(seed),
}));

describe('everydayData', () => {
  it('is the generated data of the default seed', () => {
    expect(everydayData).toEqual(JSON.parse(JSON.stringify(buildSandboxData(defaultSeed))));
  });

  it('is identical for the same seed and different for another', () => {
    expect(JSON.stringify(buildSandboxData(7))).toBe(JSON.stringify(buildSandboxData(7)));
    expect(JSON.stringify(buildSandboxData(7))).not.toBe(JSON.stringify(buildSandboxData(8)));
  });

  it('is at most 45 KB compressed', () => {
    expect(gzipSync(JSON.stringify(everydayData)).byteLength).toBeLessThan(45 * 1024);
  });
});

describe.each(dataBySeed)('the data of seed $seed', ({ data }) => {
  const collectIds = (records: Array<{ id: number | string }>) =>
    new Set(records.map(({ id }) => id));

  it('contains the records of Dana Example as the pages of the portal show them', () => {
    for (const table of [
      'accounts',
      'sessions',
      'policies',
      'people',
      'messages',
      'files',
    ] as const) {
      const records = new Map<number | string, unknown>(
        data[table].map((record) => [record.id, record]),
      );
      for (const record of danaData[table]) expect(records.get(record.id)).toEqual(record);
    }
    const find = (table: 'companies' | 'profiles' | 'appointments', id: number) =>
      data[table].find((record) => record.id === id);
    const [company] = danaData.companies;
    expect(find('companies', 118)).toMatchObject({
      ...company,
      priceLimits: expect.arrayContaining(company?.priceLimits ?? []),
      packages: expect.arrayContaining(company?.packages ?? []),
    });
    expect(find('profiles', 5120)).toEqual(danaData.profiles[0]);
    expect(find('appointments', 70412)).toMatchObject({ ...danaData.appointments[0] });
    expect(data.companies[0]?.id).toBe(118);
  });

  it('matches the schemas of the API description', () => {
    const check = (name: string, id: unknown, value: unknown) => {
      const schema = schemas[name];
      if (!schema) throw new Error(`The API description has no schema ${name}`);
      expect(validate(schema, value), `${name} ${id}`).toEqual([]);
    };
    for (const { id, ...company } of data.companies) check('InsuranceCompany', id, company);
    for (const { id, scope, ...policy } of data.policies) {
      check('PolicyWithPeople', id, policy);
      expect(listEnumValues('PolicyScopeType')).toContain(scope);
    }
    for (const { id, ...person } of data.people) check('Person', id, person);
    for (const { id, addresses, ...profile } of data.profiles) {
      check('Profile', id, profile);
      for (const address of Object.values(addresses)) check('ProfileDetails', id, address);
    }
    for (const record of data.appointments) {
      const {
        id,
        locationType,
        expires: _expires,
        statusSince: _since,
        joinToken: _joinToken,
        ...appointment
      } = record;
      check('Appointment', id, appointment);
      expect(listEnumValues('VisitLocationType')).toContain(locationType);
    }
    for (const { id, accountId: _account, ...message } of data.messages)
      check('Message', id, message);
    for (const { id, lastDay: _last, locationTypes: _types, ...code } of data.promoCodes)
      check('PromoCode', id, code);
    for (const { id, policyId: _policy, ...override } of data.overrides)
      check('PolicyOverride', id, override);
    for (const { id, profileId: _profile, ...review } of data.reviews) check('Review', id, review);
    for (const { id, email, password, passwordHint, details, permissions } of data.accounts) {
      check('UserUpdateRecord', id, { ...details, email, password, passwordHint });
      for (const permission of permissions) check('Permission', id, permission);
    }
  });

  it('contains every documented status of appointments and of vouchers', () => {
    const statuses = new Set(data.appointments.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([...listEnumValues('AppointmentStatus')].sort());
    expect(statuses.size).toBe(34);
    const vouchers = new Set(data.appointments.map(({ voucherStatus }) => voucherStatus));
    for (const status of listEnumValues('VoucherStatus')) expect(vouchers).toContain(status);
    expect(Object.keys(statusPlans)).toEqual(listEnumValues('AppointmentStatus'));
  });

  it('has unique ids below those of new records', () => {
    for (const [table, records] of Object.entries(data)) {
      expect(collectIds(records).size, table).toBe(records.length);
      for (const { id } of records) if (typeof id === 'number') expect(id).toBeLessThan(1_000_001);
    }
    const emails = data.accounts.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    const numbers = data.policies.map(({ policyNumber }) => policyNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    const locations = data.profiles.flatMap((profile) => profile.locations);
    expect(new Set(locations.map(({ locationId }) => locationId)).size).toBe(locations.length);
  });

  it('refers only to existing records', () => {
    const accounts = collectIds(data.accounts);
    const policies = collectIds(data.policies);
    const people = collectIds(data.people);
    const appointments = collectIds(data.appointments);
    const companies = collectIds(data.companies);
    for (const { accountId } of data.sessions) expect(accounts).toContain(accountId);
    for (const { policyIds, administeredProfiles, permissions } of data.accounts) {
      for (const id of policyIds) expect(policies).toContain(id);
      for (const { profileId } of administeredProfiles)
        expect(collectIds(data.profiles)).toContain(profileId);
      for (const { companyId } of permissions)
        if (companyId !== undefined) expect(companies).toContain(companyId);
    }
    for (const { companyId, packageType } of data.policies) {
      const company = data.companies.find(({ id }) => id === companyId);
      expect(company?.packages?.map(({ packageDefinition }) => packageDefinition)).toContain(
        packageType,
      );
    }
    for (const { priceLimits = [], packages = [], parentInsurerId } of data.companies) {
      if (parentInsurerId !== undefined) expect(companies).toContain(parentInsurerId);
      const packageIds = packages.map(({ packageId }) => packageId);
      for (const { packageId } of priceLimits) expect(packageIds).toContain(packageId);
    }
    for (const { id, accountId, appointmentId, contacts = [] } of data.messages) {
      expect(accounts).toContain(accountId);
      if (appointmentId !== undefined) expect(appointments).toContain(appointmentId);
      for (const contact of contacts)
        expect(contact).toMatchObject({ messageId: id, userId: accountId });
    }
    for (const { policyId, patientId } of data.overrides) {
      expect(policies).toContain(policyId);
      expect(policyId).not.toBe(30771);
      if (patientId !== undefined) expect(people).toContain(patientId);
    }
    const journeys = data.policies.flatMap(({ travelDates = [] }) => travelDates);
    expect(journeys.length).toBeGreaterThan(0);
    for (const { subscriberId } of journeys) expect(accounts).toContain(subscriberId);
    for (const { profileId } of data.reviews)
      expect(collectIds(data.profiles)).toContain(profileId);
    for (const { promoCodeId } of data.appointments)
      if (promoCodeId !== undefined) expect(collectIds(data.promoCodes)).toContain(promoCodeId);
  });

  it('has the same phone number in the location and the address of each clinic', () => {
    for (const { locations, addresses } of data.profiles) {
      for (const { type, locationId = 0, phones } of locations) {
        if (type === 'CLINIC_VISIT') expect(addresses[locationId]?.phones).toEqual(phones);
      }
    }
  });

  it('has people whose fields match their policy, its company, and its holder', () => {
    for (const person of data.people) {
      const policy = data.policies.find(({ id }) => id === person.policyId);
      const company = data.companies.find(({ id }) => id === policy?.companyId);
      const { companyId, policyNumber, startDate, endDate, status } = policy ?? {};
      expect(person).toMatchObject({ companyId, policyNumber, startDate, endDate, status });
      expect(person.personalIdNumber).toMatch(new RegExp(company?.personalIdRegEx ?? '$.'));
      expect(policyNumber).toMatch(new RegExp(company?.policyNumberRegEx ?? '$.'));
      expect(company?.currencyList).toContain(policy?.excessCurrency);
      if (person.subscriberId === undefined) continue;
      const holder = data.accounts.find(({ id }) => id === person.subscriberId);
      expect(holder?.policyIds).toContain(person.policyId);
    }
    for (const { id } of data.policies) {
      expect(
        data.people.some(({ policyId }) => policyId === id),
        String(id),
      ).toBe(true);
    }
  });

  it('has appointments with consistent locations, fees, excess amounts, and histories', () => {
    for (const appointment of data.appointments) {
      const { id, patientId, profileId, locationId, status, statusSince } = appointment;
      const person = data.people.find(({ id }) => id === patientId);
      const policy = data.policies.find(({ id }) => id === person?.policyId);
      const profile = data.profiles.find(({ id }) => id === profileId);
      const location = profile?.locations.find((candidate) => candidate.locationId === locationId);
      expect(location?.type, String(id)).toBe(appointment.locationType);
      expect(profile?.specialty).toContain(appointment.speciality);
      expect(appointment.appointmentCurrency).toBe(profile?.currency);
      const { appointmentFee = 0, appointmentFeeNet = 0 } = appointment;
      expect(appointmentFee).toBeGreaterThan(appointmentFeeNet);
      const fee = { amount: appointmentFee, currency: profile?.currency };
      const excess = calculateExcess(policy, person, fee);
      expect(appointment.excessAmount).toBe(excess?.amount ?? 0);
      expect(appointment.pastRevisions).toHaveLength(appointment.appointmentRevisionId - 1);
      expect(appointment.event?.timestamp).toBe(statusSince);
      const timeout = statusTimeouts[status];
      if (timeout === undefined) expect(appointment.expires).toBeUndefined();
      else {
        const minutes = (Date.parse(appointment.expires ?? '') - Date.parse(statusSince)) / 60_000;
        expect(minutes).toBe(timeout);
        expect(Date.parse(appointment.expires ?? '')).toBeGreaterThan(Date.parse(scenarioStart));
      }
      const day = appointment.scheduledTimestamp?.slice(0, 10) ?? '';
      expect([policy?.startDate, day, policy?.endDate].sort()[1]).toBe(day);
    }
    const patients = data.appointments.map(({ patientId }) => patientId);
    expect(new Set(patients).size).toBeGreaterThan(20);
    expect(patients.filter((id) => id === 90144)).toHaveLength(1);
  });

  it('has vouchers whose expiration dates match their status', () => {
    const today = scenarioStart.slice(0, 10);
    for (const { voucherStatus, voucherExpirationDate, voucherNumber } of data.appointments) {
      if (voucherStatus === 'MISSING') expect(voucherNumber).toBeUndefined();
      if (voucherStatus === 'VALID')
        expect(voucherExpirationDate && voucherExpirationDate >= today).toBe(true);
      if (voucherStatus === 'EXPIRED')
        expect(voucherExpirationDate && voucherExpirationDate < today).toBe(true);
    }
  });

  it('has profiles whose review statistics match their reviews', () => {
    for (const { id, reviewCount, reviewRating, doctorReviewRating } of data.profiles) {
      const reviews = data.reviews.filter(({ profileId }) => profileId === id);
      expect(reviewCount).toBe(reviews.length);
      if (reviews.length === 0) continue;
      const mean = (values: Array<number | undefined>) =>
        values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;
      const toTenth = (value: number) => Math.round(value * 10) / 10;
      expect(reviewRating).toBe(toTenth(mean(reviews.map(({ rating }) => rating))));
      expect(doctorReviewRating).toBe(
        toTenth(mean(reviews.map(({ doctorRating }) => doctorRating))),
      );
    }
    expect(data.reviews.filter(({ profileId }) => profileId === 5120)).toHaveLength(42);
    expect(42).toBeGreaterThan(readSystemParameter('doctorReviewsLimit'));
  });

  it("has more messages in Dana's chat than the API returns at once, in chronological order", () => {
    const chat = data.messages.filter(({ accountId }) => accountId === 48213);
    const earlier = chat.filter(({ id }) => id < 660217);
    expect(earlier.length).toBeGreaterThan(readSystemParameter('messageLimitForUserChat'));
    const times = chat.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
    const ids = data.messages.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
  });

  it('has promo codes whose names are not longer than the system parameter allows', () => {
    for (const { name = '' } of data.promoCodes)
      expect(name.length).toBeLessThanOrEqual(readSystemParameter('maxPromoCodeNameLength'));
  });

  it('has a file for every path', () => {
    const files = collectIds(data.files);
    const paths = [...JSON.stringify(data).matchAll(/"path":"([^"]+)"/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) expect(files).toContain(path);
  });

  it('has dates after the start of the scenario only in fields that may be in the future', () => {
    const futureFields = new Set([
      'scheduledTimestamp',
      'startDate',
      'endDate',
      'startTimestamp',
      'endTimestamp',
      'expires',
      'voucherExpirationDate',
      'lastDay',
    ]);
    const start = Date.parse(scenarioStart);
    const checkDates = (value: unknown, key: string, path: string): void => {
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value)) {
        expect(Number.isNaN(Date.parse(value)), `${path} ${value}`).toBe(false);
        if (!futureFields.has(key))
          expect(Date.parse(value), `${path} ${value}`).toBeLessThanOrEqual(start);
      } else if (typeof value === 'object' && value !== null) {
        for (const [innerKey, innerValue] of Object.entries(value))
          checkDates(innerValue, innerKey, `${path}.${innerKey}`);
      }
    };
    checkDates(data, '', '');
    for (const { id, startDate = '', endDate = '' } of data.policies) {
      expect(startDate < endDate, String(id)).toBe(true);
    }
  });

  it('contains only fictional data: emails and URLs of example.com, unassigned phone numbers', () => {
    const text = JSON.stringify(data);
    for (const [address] of text.matchAll(/[\w.+-]+@[\w.-]+/g))
      expect(address).toMatch(/@example\.com$/);
    for (const [url] of text.matchAll(/https?:\/\/[\w.-]+/g))
      expect(url).toBe('https://example.com');
    for (const [, phone] of text.matchAll(/"(\+\d+)"/g)) expect(phone).toMatch(/^\+1555010\d{4}$/);
  });
});

describe('statusTimeouts', () => {
  it('matches the system parameters', () => {
    const confirmation = readSystemParameter('timeToConfirmationExpiration') / 60;
    expect(statusTimeouts).toEqual({
      REQUESTED: readSystemParameter('timeToRequestExpiration') / 60,
      PROPOSED: readSystemParameter('timeToProposalExpiration') / 60,
      ALTERNATIVE_OFFERED: confirmation,
      ADDITIONAL_ALTERNATIVE_OFFERED: confirmation,
      CS_OFFER: confirmation,
    });
  });
});
