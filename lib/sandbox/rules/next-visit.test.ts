import { describe, expect, it } from 'vitest';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import type { Schemas } from '../api-types';
import type { Company, Person, Policy, PolicyOverride } from '../sandbox-data';
import { evaluateNextVisitStatus } from './next-visit';
import { type FieldChanges, omitUndefined } from './omit-undefined';

const visit: Schemas['InsurerStateRequest'] = {
  visitFee: 60,
  visitFeeCurrency: 'EUR',
  patientId: 90144,
  visitDate: '2027-03-02',
  country: 'PT',
  specialty: 'GENERAL',
  locationType: 'VIDEO_VISIT',
  hasFollowUp: false,
};

const override: PolicyOverride = {
  id: 1,
  policyId: 30771,
  status: 'PREPAYMENT',
  startTimestamp: '2027-03-02T09:00:00Z',
  endTimestamp: '2027-03-03T09:00:00Z',
};

/** Evaluates Dana's visit in a sandbox with some fields of the records changed. */
function evaluate(
  changes: { visit?: object; policy?: Partial<Policy>; person?: Partial<Person> } & {
    company?: Partial<Company>;
    overrides?: Array<FieldChanges<PolicyOverride>>;
  } = {},
  sandbox = createTestSandbox(),
) {
  const { store } = sandbox;
  const [policy, person, company] = [
    store.get('policies', 30771),
    store.get('people', 90144),
    store.get('companies', 118),
  ];
  if (!policy || !person || !company) throw new Error('The scenario has no data of Dana');
  store.put('policies', { ...policy, ...changes.policy });
  store.put('people', { ...person, ...changes.person });
  store.put('companies', { ...company, ...changes.company });
  for (const [index, fields] of (changes.overrides ?? []).entries()) {
    store.put('overrides', omitUndefined({ ...override, ...fields, id: 500 + index }));
  }
  return evaluateNextVisitStatus(
    sandbox,
    { ...policy, ...changes.policy },
    { ...visit, ...changes.visit },
  );
}

describe('the next-visit status', () => {
  it('is COVERED up to 180 EUR for Dana’s video visit', () => {
    expect(evaluate()).toEqual({
      chunkStatus: 'COVERED',
      messageId: 'GREETING',
      priceLimit: 180,
      priceLimitCurrency: 'EUR',
      visitsCount: 1,
    });
  });

  it('is HIDE if the policy or the person is CANCELLED, or the day is not covered', () => {
    const hidden = { chunkStatus: 'HIDE', messageId: 'POLICY_NOT_FOUND_MESSAGE' };
    expect(evaluate({ policy: { status: 'CANCELLED' } })).toEqual(hidden);
    expect(evaluate({ person: { status: 'CANCELLED' } })).toEqual(hidden);
    expect(evaluate({ visit: { visitDate: '2028-01-01' } })).toEqual(hidden);
    expect(evaluate({ visit: { visitDate: '2026-12-31' } })).toEqual(hidden);
    expect(evaluate({ person: { endDate: '2027-03-01' } })).toEqual(hidden);
    expect(evaluate({ visit: { visitDate: undefined } }).chunkStatus).toBe('COVERED');
  });

  it('is SHOW_BLOCK if the visit is not covered, and PAY if it can be booked privately', () => {
    const getStatus = (changes: Parameters<typeof evaluate>[0]) => evaluate(changes).chunkStatus;
    expect(getStatus({ policy: { canUseVideoVisits: false } })).toBe('SHOW_BLOCK');
    expect(getStatus({ company: { allowVideoVisit: false } })).toBe('SHOW_BLOCK');
    expect(getStatus({ company: { companyCountries: ['ES'] } })).toBe('SHOW_BLOCK');
    expect(getStatus({ company: { companyCountries: ['PT'] } })).toBe('COVERED');
    expect(
      getStatus({ company: { companyCountries: ['PT'], companyCountriesIncluded: false } }),
    ).toBe('SHOW_BLOCK');
    expect(getStatus({ company: { companySpecialties: ['DENTIST'] } })).toBe('SHOW_BLOCK');
    expect(evaluate({ policy: { canUseVideoVisits: false, canBookPrivately: true } })).toEqual({
      chunkStatus: 'PAY',
      messageId: 'PAYMENT_DISCLAIMER',
    });
    for (const locationType of ['HOME_VISIT', 'CLINIC_VISIT'] as const) {
      expect(getStatus({ visit: { locationType } })).toBe('COVERED');
      const company = { allowClinicVisit: false, allowHomeVisit: false };
      expect(getStatus({ visit: { locationType }, company })).toBe('SHOW_BLOCK');
    }
  });

  it('is PAY_UNDER_INSURER if the fee is above the price limit', () => {
    expect(evaluate({ visit: { visitFee: 180 } }).chunkStatus).toBe('COVERED');
    expect(evaluate({ visit: { visitFee: 180.01 } })).toMatchObject({
      chunkStatus: 'PAY_UNDER_INSURER',
      priceLimit: 180,
    });
    expect(evaluate({ visit: { visitFee: 190, visitFeeCurrency: 'USD' } }).chunkStatus).toBe(
      'COVERED',
    );
    expect(evaluate({ visit: { visitFee: 200, visitFeeCurrency: 'USD' } }).chunkStatus).toBe(
      'PAY_UNDER_INSURER',
    );
    // The sandbox has no exchange rate for this currency, so it cannot compare the amounts.
    expect(evaluate({ visit: { visitFee: 300, visitFeeCurrency: 'ILS' } }).chunkStatus).toBe(
      'COVERED',
    );
    expect(evaluate({ visit: { visitFee: 1e300 }, company: { priceLimits: [] } }).chunkStatus).toBe(
      'COVERED',
    );
  });

  it('is that of an active override, with its limit, visits, and excess', () => {
    expect(evaluate({ overrides: [{ priceLimit: 90, visitsNumber: 2, excessFee: 12 }] })).toEqual({
      chunkStatus: 'PREPAYMENT',
      messageId: 'PAYMENT_DISCLAIMER',
      priceLimit: 90,
      priceLimitCurrency: 'EUR',
      visitsCount: 2,
      overriddenExcess: 12,
    });
    expect(evaluate({ policy: { status: 'CANCELLED' }, overrides: [{}] }).chunkStatus).toBe(
      'PREPAYMENT',
    );
  });

  it('is PAY_UNDER_INSURER for a COVERED override if the fee is above the price limit', () => {
    const getStatus = (fields: Partial<PolicyOverride>, visitFee: number) =>
      evaluate({ overrides: [{ status: 'COVERED', ...fields }], visit: { visitFee } }).chunkStatus;
    expect(getStatus({ priceLimit: 100 }, 100)).toBe('COVERED');
    expect(getStatus({ priceLimit: 100 }, 101)).toBe('PAY_UNDER_INSURER');
    expect(getStatus({ priceLimit: 100, priceLimitCurrency: 'GBP' }, 101)).toBe('COVERED');
    expect(getStatus({}, 181)).toBe('PAY_UNDER_INSURER');
    expect(getStatus({ status: 'PREPAYMENT', priceLimit: 100 }, 101)).toBe('PREPAYMENT');
  });

  it('has the company’s limit if the priceLimit of an override is 0 or absent', () => {
    for (const priceLimit of [0, undefined]) {
      expect(evaluate({ overrides: [{ priceLimit }] })).toMatchObject({
        priceLimit: 180,
        overriddenExcess: 0,
      });
    }
  });

  it('applies an override only in its window, and only to matching visits', () => {
    const isApplied = (fields: Partial<PolicyOverride>, visitFields: object = {}) =>
      evaluate({ overrides: [fields], visit: visitFields }).chunkStatus === 'PREPAYMENT';
    expect(isApplied({ startTimestamp: '2027-03-02T09:10:00Z' })).toBe(true);
    expect(isApplied({ startTimestamp: '2027-03-02T09:10:01Z' })).toBe(false);
    expect(isApplied({ endTimestamp: '2027-03-02T09:10:00Z' })).toBe(false);
    expect(isApplied({ policyId: 1 })).toBe(false);
    expect(isApplied({ patientId: 90144, country: 'PT', specialty: 'GENERAL' })).toBe(true);
    expect(isApplied({ patientId: 1 })).toBe(false);
    expect(isApplied({ patientId: 90144 }, { patientId: undefined })).toBe(false);
    expect(isApplied({ country: 'ES' })).toBe(false);
    expect(isApplied({ specialty: 'DENTIST' })).toBe(false);
    expect(isApplied({ allowUseVideoVisit: false })).toBe(false);
    expect(isApplied({ allowUseClinicVisit: false, allowUseHomeVisit: false })).toBe(true);
    expect(isApplied({ allowUseHomeVisit: false }, { locationType: 'HOME_VISIT' })).toBe(false);
    expect(isApplied({ allowUseClinicVisit: false }, { locationType: 'CLINIC_VISIT' })).toBe(false);
  });

  it('applies an override to follow-ups according to its followUp and followUpOverride', () => {
    const isApplied = (fields: Partial<PolicyOverride>, hasFollowUp: boolean | undefined) =>
      evaluate({ overrides: [fields], visit: { hasFollowUp } }).chunkStatus === 'PREPAYMENT';
    const list = (fields: Partial<PolicyOverride>) =>
      [true, false, undefined].map((hasFollowUp) => isApplied(fields, hasFollowUp));
    expect(list({})).toEqual([true, true, true]);
    expect(list({ followUp: false })).toEqual([true, true, true]);
    expect(list({ followUp: true })).toEqual([true, false, true]);
    expect(list({ followUpOverride: 'FORBID' })).toEqual([false, true, true]);
    expect(list({ followUpOverride: 'ALLOW' })).toEqual([true, true, true]);
    expect(list({ followUpOverride: 'DEFAULT' })).toEqual([true, true, true]);
    expect(list({ followUp: true, followUpOverride: 'FORBID' })).toEqual([false, false, true]);
  });

  it('applies an override with a blank patientId to every active patient of the policy', () => {
    expect(evaluate({ person: { status: 'CANCELLED' }, overrides: [{}] }).chunkStatus).toBe('HIDE');
  });

  it('applies an override with a blank country to all countries of the company', () => {
    expect(evaluate({ company: { companyCountries: ['ES'] }, overrides: [{}] }).chunkStatus).toBe(
      'SHOW_BLOCK',
    );
  });

  it('applies an override with a blank specialty to all specialties', () => {
    const specialties = ['GENERAL', 'DENTIST', 'LABS', undefined];
    const statuses = specialties.map(
      (specialty) => evaluate({ overrides: [{}], visit: { specialty } }).chunkStatus,
    );
    expect(new Set(statuses)).toEqual(new Set(['PREPAYMENT']));
  });

  it('uses the latest of several overrides', () => {
    expect(evaluate({ overrides: [{}, { status: 'ASSISTANCE' }] })).toEqual({
      chunkStatus: 'ASSISTANCE',
      priceLimit: 180,
      priceLimitCurrency: 'EUR',
      visitsCount: 1,
      overriddenExcess: 0,
    });
  });

  it('counts appointments created in the window of an override as its visits', () => {
    const sandbox = createTestSandbox();
    const { store } = sandbox;
    const appointment = store.get('appointments', 70412);
    if (!appointment) throw new Error('The scenario has no appointment 70412');
    const timestamp = '2027-03-02T09:10:00Z';
    const event = { timestamp, type: 'APPOINTMENT_UPDATE' } as const;
    const put = (change: object) =>
      store.put('appointments', { ...appointment, id: 9, pastRevisions: [], event, ...change });
    const overrides = [{ visitsNumber: 1 }];
    put({});
    expect(evaluate({ overrides }, sandbox).chunkStatus).toBe('COVERED');
    expect(evaluate({ overrides, visit: { appointmentId: 9 } }, sandbox).chunkStatus).toBe(
      'PREPAYMENT',
    );
    put({ status: 'PATIENT_CANCELLED_APPOINTMENT' });
    expect(evaluate({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ pastRevisions: [{ event: { timestamp: '2027-03-01T09:10:00Z' } }] });
    expect(evaluate({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ pastRevisions: [{ timestamp: '2027-03-01T09:10:00Z' }] });
    expect(evaluate({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ createdAt: '2027-03-01T09:10:00Z' });
    expect(evaluate({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ patientId: 1 });
    expect(evaluate({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ event: undefined, statusSince: timestamp });
    expect(evaluate({ overrides: [{ visitsNumber: 3 }] }, sandbox).visitsCount).toBe(2);
  });

  it('does not count appointments created before the override, even with the same timestamp', async () => {
    const sandbox = createTestSandbox();
    const book = () =>
      sandbox.call('saveAppointment', { body: { patientId: 90144, profileId: 5120 } });
    const readStatus = async () => {
      const path = { policyId: 30771 };
      const body = { patientId: 90144 };
      const { json } = await sandbox.call('getNextVisitStatus', { path, body });
      return json;
    };
    await book();
    await sandbox.call('createOverride', {
      token: tokens.carrier,
      path: { policyId: 30771 },
      body: { status: 'PREPAYMENT' },
    });
    expect(await readStatus()).toMatchObject({ chunkStatus: 'PREPAYMENT' });
    await book();
    expect(await readStatus()).toMatchObject({ chunkStatus: 'COVERED' });
  });

  it('does not require any field of the visit', () => {
    expect(
      evaluateNextVisitStatus(
        createTestSandbox(),
        { id: 1, policyId: 1, companyId: 4, policyNumber: 'A', status: 'ACTIVE', scope: 'ALL' },
        {},
      ),
    ).toEqual({ chunkStatus: 'COVERED', messageId: 'GREETING', visitsCount: 1 });
  });
});
