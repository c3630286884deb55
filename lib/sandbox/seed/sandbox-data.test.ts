import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../openapi/openapi-document';
import { createValueValidator } from '../../openapi/validate-value';
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
const enumOf = (name: string) => schemas[name]?.enum ?? [];

/** The worlds that the rules are held against: the one of every reader, and others that a reader may ask for. */
const worlds = [defaultSeed, 1, 42, 4_294_967_295].map((seed) => ({
  seed,
  world: buildSandboxData(seed),
}));

describe('the everyday world', () => {
  it('is the world of the default seed, as it was written', () => {
    expect(everydayData).toEqual(JSON.parse(JSON.stringify(buildSandboxData(defaultSeed))));
  });

  it('is the same to the byte for the same seed, and another for another', () => {
    expect(JSON.stringify(buildSandboxData(7))).toBe(JSON.stringify(buildSandboxData(7)));
    expect(JSON.stringify(buildSandboxData(7))).not.toBe(JSON.stringify(buildSandboxData(8)));
  });

  it('takes at most 45 KB of a download', () => {
    expect(gzipSync(JSON.stringify(everydayData)).byteLength).toBeLessThan(45 * 1024);
  });

  it('does not bring faker along', () => {
    for (const file of ['everyday-data.ts', 'sandbox-cases.ts', '../scenarios.ts']) {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(source).not.toMatch(
        /from '(@faker-js\/faker|\.\/(build-sandbox-data|seeded-faker)|.*seed\/seeded-faker)'/,
      );
    }
  });
});

describe.each(worlds)('the world of seed $seed', ({ world }) => {
  const idsOf = (records: Array<{ id: number | string }>) => new Set(records.map(({ id }) => id));

  it('keeps the records of Dana Example as the portal’s pages show them', () => {
    for (const table of [
      'accounts',
      'sessions',
      'policies',
      'people',
      'messages',
      'files',
    ] as const) {
      const known = new Map<number | string, unknown>(
        world[table].map((record) => [record.id, record]),
      );
      for (const record of danaData[table]) expect(known.get(record.id)).toEqual(record);
    }
    const find = (table: 'companies' | 'profiles' | 'appointments', id: number) =>
      world[table].find((record) => record.id === id);
    const [company] = danaData.companies;
    expect(find('companies', 118)).toMatchObject({
      ...company,
      priceLimits: expect.arrayContaining(company?.priceLimits ?? []),
      packages: expect.arrayContaining(company?.packages ?? []),
    });
    expect(find('profiles', 5120)).toEqual(danaData.profiles[0]);
    expect(find('appointments', 70412)).toMatchObject({ ...danaData.appointments[0] });
    expect(world.companies[0]?.id).toBe(118);
  });

  it('fits the schemas of the API’s description', () => {
    const check = (name: string, id: unknown, value: unknown) => {
      const schema = schemas[name];
      if (!schema) throw new Error(`The description has no schema ${name}`);
      expect(validate(schema, value), `${name} ${id}`).toEqual([]);
    };
    for (const { id, ...company } of world.companies) check('InsuranceCompany', id, company);
    for (const { id, scope, ...policy } of world.policies) {
      check('PolicyWithPeople', id, policy);
      expect(enumOf('PolicyScopeType')).toContain(scope);
    }
    for (const { id, ...person } of world.people) check('Person', id, person);
    for (const { id, addresses, ...profile } of world.profiles) {
      check('Profile', id, profile);
      for (const address of Object.values(addresses)) check('ProfileDetails', id, address);
    }
    for (const record of world.appointments) {
      const {
        id,
        locationType,
        expires: _expires,
        statusSince: _since,
        joinToken: _joinToken,
        ...appointment
      } = record;
      check('Appointment', id, appointment);
      expect(enumOf('VisitLocationType')).toContain(locationType);
    }
    for (const { id, accountId: _account, ...message } of world.messages)
      check('Message', id, message);
    for (const { id, lastDay: _last, locationTypes: _types, ...code } of world.promoCodes)
      check('PromoCode', id, code);
    for (const { id, policyId: _policy, ...override } of world.overrides)
      check('PolicyOverride', id, override);
    for (const { id, profileId: _profile, ...review } of world.reviews) check('Review', id, review);
    for (const { id, email, password, passwordHint, details, permissions } of world.accounts) {
      check('UserUpdateRecord', id, { ...details, email, password, passwordHint });
      for (const permission of permissions) check('Permission', id, permission);
    }
  });

  it('has every published status of appointments and of vouchers', () => {
    const statuses = new Set(world.appointments.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([...enumOf('AppointmentStatus')].sort());
    expect(statuses.size).toBe(34);
    const vouchers = new Set(world.appointments.map(({ voucherStatus }) => voucherStatus));
    for (const status of enumOf('VoucherStatus')) expect(vouchers).toContain(status);
    expect(Object.keys(statusPlans)).toEqual(enumOf('AppointmentStatus'));
  });

  it('has no id twice, and none from a million on', () => {
    for (const [table, records] of Object.entries(world)) {
      expect(idsOf(records).size, table).toBe(records.length);
      for (const { id } of records) if (typeof id === 'number') expect(id).toBeLessThan(1_000_001);
    }
    const emails = world.accounts.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    const numbers = world.policies.map(({ policyNumber }) => policyNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    const locations = world.profiles.flatMap((profile) => profile.locations);
    expect(new Set(locations.map(({ locationId }) => locationId)).size).toBe(locations.length);
  });

  it('points to records that are there', () => {
    const accounts = idsOf(world.accounts);
    const policies = idsOf(world.policies);
    const people = idsOf(world.people);
    const appointments = idsOf(world.appointments);
    const companies = idsOf(world.companies);
    for (const { accountId } of world.sessions) expect(accounts).toContain(accountId);
    for (const { policyIds, administeredProfiles, permissions } of world.accounts) {
      for (const id of policyIds) expect(policies).toContain(id);
      for (const { profileId } of administeredProfiles)
        expect(idsOf(world.profiles)).toContain(profileId);
      for (const { companyId } of permissions)
        if (companyId !== undefined) expect(companies).toContain(companyId);
    }
    for (const { companyId, packageType } of world.policies) {
      const company = world.companies.find(({ id }) => id === companyId);
      expect(company?.packages?.map((one) => one.packageDefinition)).toContain(packageType);
    }
    for (const { priceLimits = [], packages = [], parentInsurerId } of world.companies) {
      if (parentInsurerId !== undefined) expect(companies).toContain(parentInsurerId);
      const known = packages.map(({ packageId }) => packageId);
      for (const { packageId } of priceLimits) expect(known).toContain(packageId);
    }
    for (const { id, accountId, appointmentId, contacts = [] } of world.messages) {
      expect(accounts).toContain(accountId);
      if (appointmentId !== undefined) expect(appointments).toContain(appointmentId);
      for (const contact of contacts)
        expect(contact).toMatchObject({ messageId: id, userId: accountId });
    }
    for (const { policyId, patientId } of world.overrides) {
      expect(policies).toContain(policyId);
      expect(policyId).not.toBe(30771);
      if (patientId !== undefined) expect(people).toContain(patientId);
    }
    const journeys = world.policies.flatMap(({ travelDates = [] }) => travelDates);
    expect(journeys.length).toBeGreaterThan(0);
    for (const { subscriberId } of journeys) expect(accounts).toContain(subscriberId);
    for (const { profileId } of world.reviews) expect(idsOf(world.profiles)).toContain(profileId);
    for (const { promoCodeId } of world.appointments)
      if (promoCodeId !== undefined) expect(idsOf(world.promoCodes)).toContain(promoCodeId);
  });

  it('has one phone number for each clinic, in its location and in its address', () => {
    for (const { locations, addresses } of world.profiles) {
      for (const { type, locationId = 0, phones } of locations) {
        if (type === 'CLINIC_VISIT') expect(addresses[locationId]?.phones).toEqual(phones);
      }
    }
  });

  it('has people who fit their policy, its company and its holder', () => {
    for (const person of world.people) {
      const policy = world.policies.find(({ id }) => id === person.policyId);
      const company = world.companies.find(({ id }) => id === policy?.companyId);
      const { companyId, policyNumber, startDate, endDate, status } = policy ?? {};
      expect(person).toMatchObject({ companyId, policyNumber, startDate, endDate, status });
      expect(person.personalIdNumber).toMatch(new RegExp(company?.personalIdRegEx ?? '$.'));
      expect(policyNumber).toMatch(new RegExp(company?.policyNumberRegEx ?? '$.'));
      expect(company?.currencyList).toContain(policy?.excessCurrency);
      if (person.subscriberId === undefined) continue;
      const holder = world.accounts.find(({ id }) => id === person.subscriberId);
      expect(holder?.policyIds).toContain(person.policyId);
    }
    for (const { id } of world.policies) {
      expect(
        world.people.some(({ policyId }) => policyId === id),
        String(id),
      ).toBe(true);
    }
  });

  it('has appointments whose place, fees, excess and history fit', () => {
    for (const appointment of world.appointments) {
      const { id, patientId, profileId, locationId, status, statusSince } = appointment;
      const person = world.people.find((one) => one.id === patientId);
      const policy = world.policies.find((one) => one.id === person?.policyId);
      const profile = world.profiles.find((one) => one.id === profileId);
      const location = profile?.locations.find((one) => one.locationId === locationId);
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
      const timeOut = statusTimeouts[status];
      if (timeOut === undefined) expect(appointment.expires).toBeUndefined();
      else {
        const minutes = (Date.parse(appointment.expires ?? '') - Date.parse(statusSince)) / 60_000;
        expect(minutes).toBe(timeOut);
        expect(Date.parse(appointment.expires ?? '')).toBeGreaterThan(Date.parse(scenarioStart));
      }
      const day = appointment.scheduledTimestamp?.slice(0, 10) ?? '';
      expect([policy?.startDate, day, policy?.endDate].sort()[1]).toBe(day);
    }
    const patients = world.appointments.map(({ patientId }) => patientId);
    expect(new Set(patients).size).toBeGreaterThan(20);
    expect(patients.filter((id) => id === 90144)).toHaveLength(1);
  });

  it('has vouchers that run out as their status says', () => {
    const today = scenarioStart.slice(0, 10);
    for (const { voucherStatus, voucherExpirationDate, voucherNumber } of world.appointments) {
      if (voucherStatus === 'MISSING') expect(voucherNumber).toBeUndefined();
      if (voucherStatus === 'VALID')
        expect(voucherExpirationDate && voucherExpirationDate >= today).toBe(true);
      if (voucherStatus === 'EXPIRED')
        expect(voucherExpirationDate && voucherExpirationDate < today).toBe(true);
    }
  });

  it('has profiles whose numbers of reviews are those of their reviews', () => {
    for (const { id, reviewCount, reviewRating, doctorReviewRating } of world.profiles) {
      const own = world.reviews.filter(({ profileId }) => profileId === id);
      expect(reviewCount).toBe(own.length);
      if (own.length === 0) continue;
      const mean = (values: Array<number | undefined>) =>
        values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;
      const toTenth = (value: number) => Math.round(value * 10) / 10;
      expect(reviewRating).toBe(toTenth(mean(own.map(({ rating }) => rating))));
      expect(doctorReviewRating).toBe(toTenth(mean(own.map((one) => one.doctorRating))));
    }
    expect(world.reviews.filter(({ profileId }) => profileId === 5120)).toHaveLength(42);
    expect(42).toBeGreaterThan(readSystemParameter('doctorReviewsLimit'));
  });

  it('has more messages in Dana’s chat than the chat shows at once, in the order of their time', () => {
    const chat = world.messages.filter(({ accountId }) => accountId === 48213);
    const earlier = chat.filter(({ id }) => id < 660217);
    expect(earlier.length).toBeGreaterThan(readSystemParameter('messageLimitForUserChat'));
    const times = chat.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
    const ids = world.messages.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
  });

  it('has promo codes with names of the length that the parameters allow', () => {
    for (const { name = '' } of world.promoCodes)
      expect(name.length).toBeLessThanOrEqual(readSystemParameter('maxPromoCodeNameLength'));
  });

  it('serves a file for every path', () => {
    const files = idsOf(world.files);
    const paths = [...JSON.stringify(world).matchAll(/"path":"([^"]+)"/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) expect(files).toContain(path);
  });

  it('has nothing after the scenario’s start but visits, ends and windows to come', () => {
    const mayComeLater = new Set([
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
    const walk = (value: unknown, key: string, where: string): void => {
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value)) {
        expect(Number.isNaN(Date.parse(value)), `${where} ${value}`).toBe(false);
        if (!mayComeLater.has(key))
          expect(Date.parse(value), `${where} ${value}`).toBeLessThanOrEqual(start);
      } else if (typeof value === 'object' && value !== null) {
        for (const [inner, field] of Object.entries(value)) walk(field, inner, `${where}.${inner}`);
      }
    };
    walk(world, '', '');
    for (const { id, startDate = '', endDate = '' } of world.policies) {
      expect(startDate < endDate, String(id)).toBe(true);
    }
  });

  it('is made up: addresses of example.com, numbers that ring nowhere', () => {
    const text = JSON.stringify(world);
    for (const [address] of text.matchAll(/[\w.+-]+@[\w.-]+/g))
      expect(address).toMatch(/@example\.com$/);
    for (const [url] of text.matchAll(/https?:\/\/[\w.-]+/g))
      expect(url).toBe('https://example.com');
    for (const [, phone] of text.matchAll(/"(\+\d+)"/g)) expect(phone).toMatch(/^\+1555010\d{4}$/);
  });
});

describe('the time-outs of statuses', () => {
  it('are those of the system parameters', () => {
    expect(statusTimeouts).toEqual({
      REQUESTED: readSystemParameter('timeToRequestExpiration') / 60,
      PROPOSED: readSystemParameter('timeToProposalExpiration') / 60,
    });
  });
});
