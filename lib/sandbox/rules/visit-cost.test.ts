import { describe, expect, it } from 'vitest';
import {
  callSaveAppointment,
  changeProfile,
  createDanaSandbox as createWorld,
  expectedError,
  lastAppointment,
} from '../../../tests/support/sandbox/appointment-helpers';
import type { Policy, PolicyOverride, Profile, PromoCode } from '../sandbox-data';
import { danaData } from '../seed/dana-data';

function createDana() {
  const sandbox = createWorld();
  const { store } = sandbox;
  const scheduledTimestamp = '2027-03-09T10:00:00Z';
  const visit = { patientId: 90144, profileId: 5120, locationId: 8841, scheduledTimestamp };
  return {
    ...sandbox,
    /** Asks for a visit in working hours, and gives the answer. */
    ask: (more: object = {}) => callSaveAppointment(sandbox, { ...visit, ...more }),
    changePolicy: (changes: Partial<Policy>) => {
      const policy = store.get('policies', 30771);
      if (policy) store.put('policies', { ...policy, ...changes });
      const person = store.get('people', 90144);
      if (person) store.put('people', { ...person, excessPercentage: undefined });
    },
    changeProfile: (changes: Partial<Profile>) => changeProfile(sandbox, () => changes),
    changePromoCode: (changes: Partial<PromoCode>) => {
      const promoCode = store.get('promoCodes', 2204);
      if (promoCode) store.put('promoCodes', { ...promoCode, ...changes });
    },
    override: (changes: Partial<PolicyOverride>) =>
      store.put('overrides', {
        id: 1,
        policyId: 30771,
        startTimestamp: '2027-03-01T00:00:00Z',
        endTimestamp: '2027-04-01T00:00:00Z',
        status: 'COVERED',
        ...changes,
      }),
    /** Asks for a visit in working hours, and gives what was saved. */
    book: async (more: object = {}) => {
      const { status } = await callSaveAppointment(sandbox, { ...visit, ...more });
      expect(status).toBe(200);
      return lastAppointment(sandbox);
    },
    /** Changes the appointment that was saved last. */
    change: async (changes: object) => {
      const { id } = lastAppointment(sandbox);
      const { status } = await callSaveAppointment(sandbox, { appointmentId: id, ...changes });
      expect(status).toBe(200);
      return lastAppointment(sandbox);
    },
  };
}

describe('the cost of a visit', () => {
  it('is COVERED where no excess is due, and EXCESS where one is', async () => {
    const { book, changePolicy } = createDana();
    expect(await book()).toMatchObject({ paymentStatus: 'EXCESS', excessAmount: 12 });
    changePolicy({ excessPercentage: undefined });
    expect(await book()).toMatchObject({ paymentStatus: 'COVERED', excessAmount: 0 });
    changePolicy({ excessFee: 25 });
    expect(await book()).toMatchObject({ paymentStatus: 'EXCESS', excessAmount: 25 });
  });

  it('is paid privately, without an excess, where the insurer does not cover the visit', async () => {
    const { book, changePolicy } = createDana();
    changePolicy({ canUseVideoVisits: false, canBookPrivately: true });
    const visit = await book();
    expect(visit).toMatchObject({ chunkStatus: 'PAY', paymentStatus: 'PAID_PRIVATELY' });
    expect(visit.excessAmount).toBeUndefined();
  });

  it('goes by the chunk status and the payment status that the request sends', async () => {
    const { book } = createDana();
    expect(await book({ chunkStatus: 'PREPAYMENT' })).toMatchObject({
      chunkStatus: 'PREPAYMENT',
      paymentStatus: 'PREPAYMENT',
    });
    expect(await book({ paymentStatus: 'CASH_DIRECT' })).toMatchObject({
      chunkStatus: 'COVERED',
      paymentStatus: 'CASH_DIRECT',
    });
  });

  it('has a payment status that follows chunk status and excess on updates too', async () => {
    const { book, change } = createDana();
    expect(await book({ chunkStatus: 'PAY' })).toMatchObject({ paymentStatus: 'PAID_PRIVATELY' });
    expect(await change({ chunkStatus: 'COVERED' })).toMatchObject({
      chunkStatus: 'COVERED',
      paymentStatus: 'EXCESS',
      excessAmount: 12,
    });
    const paid = await change({ chunkStatus: 'PAY_UNDER_INSURER' });
    expect(paid).toMatchObject({ paymentStatus: 'PAID_PRIVATELY' });
    expect(paid.excessAmount).toBeUndefined();
    expect(await change({ chunkStatus: 'CC_BACKUP', paymentStatus: 'COVERED' })).toMatchObject({
      paymentStatus: 'COVERED',
      excessAmount: 12,
    });
  });

  it('keeps a payment status that no cover leads to', async () => {
    const { book, change } = createDana();
    await book({ paymentStatus: 'CASH_DIRECT' });
    expect(await change({ scheduledTimestamp: '2027-03-09T20:00:00Z' })).toMatchObject({
      appointmentFee: 80,
      paymentStatus: 'CASH_DIRECT',
    });
  });

  it('is worked out anew where the time changes', async () => {
    const sandbox = createWorld();
    await callSaveAppointment(sandbox, {
      appointmentId: 70412,
      scheduledTimestamp: '2027-03-02T19:00:00Z',
    });
    expect(sandbox.store.get('appointments', 70412)).toMatchObject({
      appointmentFee: 80,
      excessAmount: 16,
      paymentStatus: 'EXCESS',
    });
  });

  it('has the fee outside of working hours where the visit is then', async () => {
    const { book } = createDana();
    expect(await book({ scheduledTimestamp: '2027-03-02T20:00:00Z' })).toMatchObject({
      appointmentFee: 80,
      excessAmount: 16,
    });
  });

  it('has the excess of the override that counts for the visit, in its currency', async () => {
    const { book, override } = createDana();
    override({ excessFee: 7 });
    expect(await book()).toMatchObject({
      paymentStatus: 'EXCESS',
      excessAmount: 7,
      excessCurrency: 'EUR',
    });
    override({ excessFee: 54, excessCurrency: 'USD', visitsNumber: 2 });
    expect(await book()).toMatchObject({ excessAmount: 54, excessCurrency: 'USD' });
  });

  it('has an excess of an override that is never more than the fee', async () => {
    const { book, override } = createDana();
    override({ excessFee: 500, excessCurrency: 'USD' });
    // 60 EUR.
    expect(await book()).toMatchObject({ excessAmount: 64.8, excessCurrency: 'USD' });
  });

  it('has a percentage of the fee as its excess in the currency of the fee', async () => {
    const { book, changeProfile } = createDana();
    changeProfile({ currency: 'USD' });
    expect(await book()).toMatchObject({
      appointmentCurrency: 'USD',
      excessAmount: 12,
      excessCurrency: 'USD',
    });
  });

  it('is PAY_UNDER_INSURER, paid privately, above the price limit of an override', async () => {
    const { book, override } = createDana();
    override({ priceLimit: 59, priceLimitCurrency: 'EUR' });
    expect(await book()).toMatchObject({
      chunkStatus: 'PAY_UNDER_INSURER',
      paymentStatus: 'PAID_PRIVATELY',
    });
  });

  it('has a promo code only by its rules', async () => {
    const { ask, book, changePromoCode } = createDana();
    const promoCodeId = 2204;
    expect(await book({ promoCodeId })).toMatchObject({
      appointmentFee: 54,
      promoCode: { key: 'WELCOME10' },
    });
    expect(await ask({ promoCodeId: 1 })).toMatchObject(
      expectedError('SANDBOX_NOT_FOUND', 'promoCodeId'),
    );
    changePromoCode({ minimalApplicableCost: 61 });
    expect(await ask({ promoCodeId })).toMatchObject(
      expectedError('SANDBOX_PROMO_CODE_COST', 'promoCodeId'),
    );
    changePromoCode({ minimalApplicableCost: 50, locationTypes: ['HOME_VISIT'] });
    expect(await ask({ promoCodeId })).toMatchObject(
      expectedError('SANDBOX_PROMO_CODE_LOCATION', 'promoCodeId'),
    );
    changePromoCode({ lastDay: '2027-03-01' });
    expect(await ask({ promoCodeId })).toMatchObject(
      expectedError('SANDBOX_PROMO_CODE_EXPIRED', 'promoCodeId'),
    );
  });

  it('is in the currency of the profile, and so is the discount of a promo code', async () => {
    const { book, changeProfile, changePromoCode } = createDana();
    changeProfile({ currency: 'USD' });
    // 10 % of 60 USD: more than the smallest cost of 50 EUR, which is 54 USD.
    expect(await book({ promoCodeId: 2204 })).toMatchObject({
      appointmentCurrency: 'USD',
      appointmentFee: 54,
    });
    changePromoCode({ discountPercentage: undefined, discountFixed: 10 });
    expect(await book({ promoCodeId: 2204 })).toMatchObject({ appointmentFee: 49.2 });
  });

  it('keeps a promo code that was taken before, also where it expired since', async () => {
    const { book, changePromoCode } = createDana();
    const first = await book({ promoCodeId: 2204 });
    changePromoCode({ lastDay: '2027-01-01' });
    const moved = { appointmentId: first.id, scheduledTimestamp: '2027-03-09T20:00:00Z' };
    expect(await book(moved)).toMatchObject({ appointmentFee: 72, promoCodeId: 2204 });
  });

  it('has no fee where the location has no hours', async () => {
    const { book, changeProfile } = createDana();
    const [location] = danaData.profiles[0]?.locations ?? [];
    changeProfile({ locations: [{ ...location, specialtyHours: [] }] });
    const visit = await book();
    expect(visit.appointmentFee).toBeUndefined();
    expect(visit).toMatchObject({ excessAmount: 0, paymentStatus: 'COVERED' });
  });
});
