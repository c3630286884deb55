import { describe, expect, it } from 'vitest';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import type { Schemas } from '../api-types';
import type { Company, Person, Policy, PolicyOverride } from '../sandbox-data';
import { evaluateNextVisitStatus } from './next-visit';

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

/** Judges Dana's visit on a stage with some things changed. */
function judge(
  changes: { visit?: object; policy?: Partial<Policy>; person?: Partial<Person> } & {
    company?: Partial<Company>;
    overrides?: Array<Partial<PolicyOverride>>;
  } = {},
  sandbox = createTestSandbox(),
) {
  const { store } = sandbox;
  const [policy, person, company] = [
    store.get('policies', 30771),
    store.get('people', 90144),
    store.get('companies', 118),
  ];
  if (!policy || !person || !company) throw new Error('Dana is missing');
  store.put('policies', { ...policy, ...changes.policy });
  store.put('people', { ...person, ...changes.person });
  store.put('companies', { ...company, ...changes.company });
  for (const [index, one] of (changes.overrides ?? []).entries()) {
    store.put('overrides', { ...override, ...one, id: 500 + index });
  }
  return evaluateNextVisitStatus(
    sandbox,
    { ...policy, ...changes.policy },
    { ...visit, ...changes.visit },
  );
}

describe('the next-visit status', () => {
  it('of Dana’s video visit is COVERED, up to 180 EUR', () => {
    expect(judge()).toEqual({
      chunkStatus: 'COVERED',
      messageId: 'GREETING',
      priceLimit: 180,
      priceLimitCurrency: 'EUR',
      visitsCount: 1,
    });
  });

  it('is HIDE where policy or person is cancelled, or the day is without cover', () => {
    const hidden = { chunkStatus: 'HIDE', messageId: 'POLICY_NOT_FOUND_MESSAGE' };
    expect(judge({ policy: { status: 'CANCELLED' } })).toEqual(hidden);
    expect(judge({ person: { status: 'CANCELLED' } })).toEqual(hidden);
    expect(judge({ visit: { visitDate: '2028-01-01' } })).toEqual(hidden);
    expect(judge({ visit: { visitDate: '2026-12-31' } })).toEqual(hidden);
    expect(judge({ person: { endDate: '2027-03-01' } })).toEqual(hidden);
    expect(judge({ visit: { visitDate: undefined } }).chunkStatus).toBe('COVERED');
  });

  it('is SHOW_BLOCK where the visit is not included, and PAY where it can be booked privately', () => {
    const statusOf = (changes: Parameters<typeof judge>[0]) => judge(changes).chunkStatus;
    expect(statusOf({ policy: { canUseVideoVisits: false } })).toBe('SHOW_BLOCK');
    expect(statusOf({ company: { allowVideoVisit: false } })).toBe('SHOW_BLOCK');
    expect(statusOf({ company: { companyCountries: ['ES'] } })).toBe('SHOW_BLOCK');
    expect(statusOf({ company: { companyCountries: ['PT'] } })).toBe('COVERED');
    expect(
      statusOf({ company: { companyCountries: ['PT'], companyCountriesIncluded: false } }),
    ).toBe('SHOW_BLOCK');
    expect(statusOf({ company: { companySpecialties: ['DENTIST'] } })).toBe('SHOW_BLOCK');
    expect(judge({ policy: { canUseVideoVisits: false, canBookPrivately: true } })).toEqual({
      chunkStatus: 'PAY',
      messageId: 'PAYMENT_DISCLAIMER',
    });
    for (const locationType of ['HOME_VISIT', 'CLINIC_VISIT'] as const) {
      expect(statusOf({ visit: { locationType } })).toBe('COVERED');
      const company = { allowClinicVisit: false, allowHomeVisit: false };
      expect(statusOf({ visit: { locationType }, company })).toBe('SHOW_BLOCK');
    }
  });

  it('is PAY_UNDER_INSURER where the fee is above the price limit', () => {
    expect(judge({ visit: { visitFee: 180 } }).chunkStatus).toBe('COVERED');
    expect(judge({ visit: { visitFee: 180.01 } })).toMatchObject({
      chunkStatus: 'PAY_UNDER_INSURER',
      priceLimit: 180,
    });
    expect(judge({ visit: { visitFee: 190, visitFeeCurrency: 'USD' } }).chunkStatus).toBe(
      'COVERED',
    );
    expect(judge({ visit: { visitFee: 200, visitFeeCurrency: 'USD' } }).chunkStatus).toBe(
      'PAY_UNDER_INSURER',
    );
    // The sandbox has no rate of this currency, so it cannot tell.
    expect(judge({ visit: { visitFee: 300, visitFeeCurrency: 'ILS' } }).chunkStatus).toBe(
      'COVERED',
    );
    expect(judge({ visit: { visitFee: 1e300 }, company: { priceLimits: [] } }).chunkStatus).toBe(
      'COVERED',
    );
  });

  it('of an override is the override’s, with its limit, its visits and its excess', () => {
    expect(judge({ overrides: [{ priceLimit: 90, visitsNumber: 2, excessFee: 12 }] })).toEqual({
      chunkStatus: 'PREPAYMENT',
      messageId: 'PAYMENT_DISCLAIMER',
      priceLimit: 90,
      priceLimitCurrency: 'EUR',
      visitsCount: 2,
      overriddenExcess: 12,
    });
    expect(judge({ policy: { status: 'CANCELLED' }, overrides: [{}] }).chunkStatus).toBe(
      'PREPAYMENT',
    );
  });

  it('of a COVERED override is PAY_UNDER_INSURER above the price limit', () => {
    const statusOf = (one: Partial<PolicyOverride>, visitFee: number) =>
      judge({ overrides: [{ status: 'COVERED', ...one }], visit: { visitFee } }).chunkStatus;
    expect(statusOf({ priceLimit: 100 }, 100)).toBe('COVERED');
    expect(statusOf({ priceLimit: 100 }, 101)).toBe('PAY_UNDER_INSURER');
    expect(statusOf({ priceLimit: 100, priceLimitCurrency: 'GBP' }, 101)).toBe('COVERED');
    expect(statusOf({}, 181)).toBe('PAY_UNDER_INSURER');
    expect(statusOf({ status: 'PREPAYMENT', priceLimit: 100 }, 101)).toBe('PREPAYMENT');
  });

  it('has the company’s limit where an override’s priceLimit is 0 or absent', () => {
    for (const priceLimit of [0, undefined]) {
      expect(judge({ overrides: [{ priceLimit }] })).toMatchObject({
        priceLimit: 180,
        overriddenExcess: 0,
      });
    }
  });

  it('counts an override only in its window, and for what it names', () => {
    const holds = (one: Partial<PolicyOverride>, asked: object = {}) =>
      judge({ overrides: [one], visit: asked }).chunkStatus === 'PREPAYMENT';
    expect(holds({ startTimestamp: '2027-03-02T09:10:00Z' })).toBe(true);
    expect(holds({ startTimestamp: '2027-03-02T09:10:01Z' })).toBe(false);
    expect(holds({ endTimestamp: '2027-03-02T09:10:00Z' })).toBe(false);
    expect(holds({ policyId: 1 })).toBe(false);
    expect(holds({ patientId: 90144, country: 'PT', specialty: 'GENERAL' })).toBe(true);
    expect(holds({ patientId: 1 })).toBe(false);
    expect(holds({ patientId: 90144 }, { patientId: undefined })).toBe(false);
    expect(holds({ country: 'ES' })).toBe(false);
    expect(holds({ specialty: 'DENTIST' })).toBe(false);
    expect(holds({ allowUseVideoVisit: false })).toBe(false);
    expect(holds({ allowUseClinicVisit: false, allowUseHomeVisit: false })).toBe(true);
    expect(holds({ allowUseHomeVisit: false }, { locationType: 'HOME_VISIT' })).toBe(false);
    expect(holds({ allowUseClinicVisit: false }, { locationType: 'CLINIC_VISIT' })).toBe(false);
  });

  it('a blank patientId applies the override to every active patient of the policy', () => {
    expect(judge({ person: { status: 'CANCELLED' }, overrides: [{}] }).chunkStatus).toBe('HIDE');
  });

  it('a blank country applies the override to all countries of the company', () => {
    expect(judge({ company: { companyCountries: ['ES'] }, overrides: [{}] }).chunkStatus).toBe(
      'SHOW_BLOCK',
    );
  });

  it('a blank specialty applies the override to all specialties', () => {
    const specialties = ['GENERAL', 'DENTIST', 'LABS', undefined];
    const statuses = specialties.map(
      (specialty) => judge({ overrides: [{}], visit: { specialty } }).chunkStatus,
    );
    expect(new Set(statuses)).toEqual(new Set(['PREPAYMENT']));
  });

  it('takes the latest of several overrides', () => {
    expect(judge({ overrides: [{}, { status: 'ASSISTANCE' }] })).toEqual({
      chunkStatus: 'ASSISTANCE',
      priceLimit: 180,
      priceLimitCurrency: 'EUR',
      visitsCount: 1,
      overriddenExcess: 0,
    });
  });

  it('uses up an override’s visits by the appointments created in its window', () => {
    const sandbox = createTestSandbox();
    const { store } = sandbox;
    const dana = store.get('appointments', 70412);
    if (!dana) throw new Error('no appointment');
    const timestamp = '2027-03-02T09:10:00Z';
    const event = { timestamp, type: 'APPOINTMENT_UPDATE' } as const;
    const put = (change: object) =>
      store.put('appointments', { ...dana, id: 9, pastRevisions: [], event, ...change });
    const overrides = [{ visitsNumber: 1 }];
    put({});
    expect(judge({ overrides }, sandbox).chunkStatus).toBe('COVERED');
    expect(judge({ overrides, visit: { appointmentId: 9 } }, sandbox).chunkStatus).toBe(
      'PREPAYMENT',
    );
    put({ status: 'PATIENT_CANCELLED_APPOINTMENT' });
    expect(judge({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ pastRevisions: [{ event: { timestamp: '2027-03-01T09:10:00Z' } }] });
    expect(judge({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ pastRevisions: [{ timestamp: '2027-03-01T09:10:00Z' }] });
    expect(judge({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ createdAt: '2027-03-01T09:10:00Z' });
    expect(judge({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ patientId: 1 });
    expect(judge({ overrides }, sandbox).chunkStatus).toBe('PREPAYMENT');
    put({ event: undefined, statusSince: timestamp });
    expect(judge({ overrides: [{ visitsNumber: 3 }] }, sandbox).visitsCount).toBe(2);
  });

  it('leaves an override its visits where the appointment came before it, also at the same moment', async () => {
    const sandbox = createTestSandbox();
    const book = () =>
      sandbox.call('saveAppointment', { body: { patientId: 90144, profileId: 5120 } });
    const ask = async () => {
      const path = { policyId: 30771 };
      const body = { patientId: 90144 };
      const { json } = await sandbox.call('getNextVisitStatus', { path, body });
      return Object(json).chunkStatus;
    };
    await book();
    await sandbox.call('createOverride', {
      token: tokens.carrier,
      path: { policyId: 30771 },
      body: { status: 'PREPAYMENT' },
    });
    expect(await ask()).toBe('PREPAYMENT');
    await book();
    expect(await ask()).toBe('COVERED');
  });

  it('needs nothing of the visit', () => {
    expect(
      evaluateNextVisitStatus(
        createTestSandbox(),
        { id: 1, policyId: 1, companyId: 4, policyNumber: 'A', status: 'ACTIVE', scope: 'ALL' },
        {},
      ),
    ).toEqual({ chunkStatus: 'COVERED', messageId: 'GREETING', visitsCount: 1 });
  });
});
