import { describe, expect, it } from 'vitest';
import { dana } from '../seed/dana';
import { createTestSandbox } from '../testing';
import type { Override, Policy, Profile, PromoCode } from '../world';

function createDana() {
  const sandbox = createTestSandbox();
  const { store } = sandbox;
  store.load(dana);
  return {
    ...sandbox,
    changePolicy: (changes: Partial<Policy>) => {
      const policy = store.get('policies', 30771);
      if (policy) store.put('policies', { ...policy, ...changes });
      const person = store.get('people', 90144);
      if (person) store.put('people', { ...person, excessPercentage: undefined });
    },
    changeProfile: (changes: Partial<Profile>) => {
      const profile = store.get('profiles', 5120);
      if (profile) store.put('profiles', { ...profile, ...changes });
    },
    changePromoCode: (changes: Partial<PromoCode>) => {
      const promoCode = store.get('promoCodes', 2204);
      if (promoCode) store.put('promoCodes', { ...promoCode, ...changes });
    },
    override: (changes: Partial<Override>) =>
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
      const scheduledTimestamp = '2027-03-09T10:00:00Z';
      const ids = { patientId: 90144, profileId: 5120, locationId: 8841 };
      const { status } = await sandbox.call('saveAppointment', {
        body: { ...ids, scheduledTimestamp, ...more },
      });
      expect(status).toBe(200);
      return store.list('appointments').at(-1);
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
    expect(visit?.excessAmount).toBeUndefined();
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

  it('has the excess of the override that counts for the visit', async () => {
    const { book, override } = createDana();
    override({ excessFee: 7 });
    expect(await book()).toMatchObject({ paymentStatus: 'EXCESS', excessAmount: 7 });
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
    const moved = { appointmentId: first?.id, scheduledTimestamp: '2027-03-09T20:00:00Z' };
    expect(await book(moved)).toMatchObject({ appointmentFee: 72, promoCodeId: 2204 });
  });

  it('has no fee where the location has no hours', async () => {
    const { book, changeProfile } = createDana();
    const [location] = dana.profiles[0]?.locations ?? [];
    changeProfile({ locations: [{ ...location, specialtyHours: [] }] });
    const visit = await book();
    expect(visit?.appointmentFee).toBeUndefined();
    expect(visit).toMatchObject({ excessAmount: 0, paymentStatus: 'COVERED' });
  });
});
