import { describe, expect, it } from 'vitest';
import {
  callSaveAppointment,
  changeProfile,
  createDanaSandbox,
  expectedError,
  lastAppointment,
} from '../../../tests/support/sandbox/appointment-helpers';
import type { Policy, PolicyOverride, Profile, PromoCode } from '../sandbox-data';
import { danaData } from '../seed/dana-data';
import { type FieldChanges, omitUndefined } from './omit-undefined';

function createBookingSandbox() {
  const sandbox = createDanaSandbox();
  const { store } = sandbox;
  const scheduledTimestamp = '2027-03-09T10:00:00Z';
  const visit = { patientId: 90144, profileId: 5120, locationId: 8841, scheduledTimestamp };
  return {
    ...sandbox,
    /** Requests a visit in working hours, and returns the response. */
    request: (more: object = {}) => callSaveAppointment(sandbox, { ...visit, ...more }),
    changePolicy: (changes: FieldChanges<Policy>) => {
      const policy = store.get('policies', 30771);
      if (policy) store.put('policies', omitUndefined({ ...policy, ...changes }));
      const person = store.get('people', 90144);
      if (!person) return;
      const { excessPercentage: _excessPercentage, ...withoutExcess } = person;
      store.put('people', withoutExcess);
    },
    changeProfile: (changes: Partial<Profile>) => changeProfile(sandbox, () => changes),
    changePromoCode: (changes: FieldChanges<PromoCode>) => {
      const promoCode = store.get('promoCodes', 2204);
      if (promoCode) store.put('promoCodes', omitUndefined({ ...promoCode, ...changes }));
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
    /** Requests a visit in working hours, and returns the stored appointment. */
    book: async (more: object = {}) => {
      const { status } = await callSaveAppointment(sandbox, { ...visit, ...more });
      expect(status).toBe(200);
      return lastAppointment(sandbox);
    },
    /** Updates the last appointment. */
    change: async (changes: object) => {
      const { id } = lastAppointment(sandbox);
      const { status } = await callSaveAppointment(sandbox, { appointmentId: id, ...changes });
      expect(status).toBe(200);
      return lastAppointment(sandbox);
    },
  };
}

describe('the cost of a visit', () => {
  it('is COVERED without an excess, and EXCESS with one', async () => {
    const { book, changePolicy } = createBookingSandbox();
    expect(await book()).toMatchObject({ paymentStatus: 'EXCESS', excessAmount: 12 });
    changePolicy({ excessPercentage: undefined });
    expect(await book()).toMatchObject({ paymentStatus: 'COVERED', excessAmount: 0 });
    changePolicy({ excessFee: 25 });
    expect(await book()).toMatchObject({ paymentStatus: 'EXCESS', excessAmount: 25 });
  });

  it('is paid privately and without an excess if the insurer does not cover the visit', async () => {
    const { book, changePolicy } = createBookingSandbox();
    changePolicy({ canUseVideoVisits: false, canBookPrivately: true });
    const visit = await book();
    expect(visit).toMatchObject({ chunkStatus: 'PAY', paymentStatus: 'PAID_PRIVATELY' });
    expect(visit.excessAmount).toBeUndefined();
  });

  it('uses the chunk status and the payment status of the request', async () => {
    const { book } = createBookingSandbox();
    expect(await book({ chunkStatus: 'PREPAYMENT' })).toMatchObject({
      chunkStatus: 'PREPAYMENT',
      paymentStatus: 'PREPAYMENT',
    });
    expect(await book({ paymentStatus: 'CASH_DIRECT' })).toMatchObject({
      chunkStatus: 'COVERED',
      paymentStatus: 'CASH_DIRECT',
    });
  });

  it('updates the payment status with the chunk status and the excess', async () => {
    const { book, change } = createBookingSandbox();
    expect(await book({ chunkStatus: 'PAY' })).toMatchObject({ paymentStatus: 'PAID_PRIVATELY' });
    expect(await change({ chunkStatus: 'COVERED' })).toMatchObject({
      chunkStatus: 'COVERED',
      paymentStatus: 'EXCESS',
      excessAmount: 12,
    });
    const updated = await change({ chunkStatus: 'PAY_UNDER_INSURER' });
    expect(updated).toMatchObject({ paymentStatus: 'PAID_PRIVATELY' });
    expect(updated.excessAmount).toBeUndefined();
    expect(await change({ chunkStatus: 'CC_BACKUP', paymentStatus: 'COVERED' })).toMatchObject({
      paymentStatus: 'COVERED',
      excessAmount: 12,
    });
  });

  it('does not change a payment status that does not follow from the coverage', async () => {
    const { book, change } = createBookingSandbox();
    await book({ paymentStatus: 'CASH_DIRECT' });
    expect(await change({ scheduledTimestamp: '2027-03-09T20:00:00Z' })).toMatchObject({
      appointmentFee: 80,
      paymentStatus: 'CASH_DIRECT',
    });
  });

  it('is calculated again if the time changes', async () => {
    const sandbox = createDanaSandbox();
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

  it('has the off-hours fee if the visit is outside working hours', async () => {
    const { book } = createBookingSandbox();
    expect(await book({ scheduledTimestamp: '2027-03-02T20:00:00Z' })).toMatchObject({
      appointmentFee: 80,
      excessAmount: 16,
    });
  });

  it('has the excess of the active override, in its currency', async () => {
    const { book, override } = createBookingSandbox();
    override({ excessFee: 7 });
    expect(await book()).toMatchObject({
      paymentStatus: 'EXCESS',
      excessAmount: 7,
      excessCurrency: 'EUR',
    });
    override({ excessFee: 54, excessCurrency: 'USD', visitsNumber: 2 });
    expect(await book()).toMatchObject({ excessAmount: 54, excessCurrency: 'USD' });
  });

  it('limits the excess of an override to the fee', async () => {
    const { book, override } = createBookingSandbox();
    override({ excessFee: 500, excessCurrency: 'USD' });
    // The fee is 60 EUR, which is 64.80 USD.
    expect(await book()).toMatchObject({ excessAmount: 64.8, excessCurrency: 'USD' });
  });

  it('has a percentage excess in the currency of the fee', async () => {
    const { book, changeProfile } = createBookingSandbox();
    changeProfile({ currency: 'USD' });
    expect(await book()).toMatchObject({
      appointmentCurrency: 'USD',
      excessAmount: 12,
      excessCurrency: 'USD',
    });
  });

  it('is PAY_UNDER_INSURER and paid privately above the price limit of an override', async () => {
    const { book, override } = createBookingSandbox();
    override({ priceLimit: 59, priceLimitCurrency: 'EUR' });
    expect(await book()).toMatchObject({
      chunkStatus: 'PAY_UNDER_INSURER',
      paymentStatus: 'PAID_PRIVATELY',
    });
  });

  it('applies an override for follow-ups depending on the type of the appointment', async () => {
    const { book, override } = createBookingSandbox();
    override({ status: 'PREPAYMENT', followUp: true, visitsNumber: 9 });
    expect((await book()).chunkStatus).toBe('COVERED');
    expect((await book({ followUpType: 'REGULAR' })).chunkStatus).toBe('COVERED');
    for (const followUpType of ['PAID_FOLLOW_UP', 'FREE_FOLLOW_UP']) {
      expect((await book({ followUpType })).chunkStatus).toBe('PREPAYMENT');
    }
  });

  it('refuses a promo code that does not apply', async () => {
    const { request, book, changePromoCode } = createBookingSandbox();
    const promoCodeId = 2204;
    expect(await book({ promoCodeId })).toMatchObject({
      appointmentFee: 54,
      promoCode: { key: 'WELCOME10' },
    });
    expect(await request({ promoCodeId: 1 })).toMatchObject(
      expectedError('SANDBOX_NOT_FOUND', 'promoCodeId'),
    );
    changePromoCode({ minimalApplicableCost: 61 });
    expect(await request({ promoCodeId })).toMatchObject(
      expectedError('SANDBOX_PROMO_CODE_COST', 'promoCodeId'),
    );
    changePromoCode({ minimalApplicableCost: 50, discountPercentageLimit: 5.99 });
    expect(await request({ promoCodeId })).toMatchObject(
      expectedError('SANDBOX_PROMO_CODE_COST', 'promoCodeId', {
        reason:
          'It applies only if the cost is at least 50 EUR and the discount does not exceed 5.99 EUR. The visit costs 60 EUR.',
      }),
    );
    changePromoCode({ discountPercentageLimit: 15, locationTypes: ['HOME_VISIT'] });
    expect(await request({ promoCodeId })).toMatchObject(
      expectedError('SANDBOX_PROMO_CODE_LOCATION', 'promoCodeId'),
    );
    changePromoCode({ lastDay: '2027-03-01' });
    expect(await request({ promoCodeId })).toMatchObject(
      expectedError('SANDBOX_PROMO_CODE_EXPIRED', 'promoCodeId'),
    );
  });

  it('converts the discount of a promo code to the currency of the profile', async () => {
    const { book, changeProfile, changePromoCode } = createBookingSandbox();
    changeProfile({ currency: 'USD' });
    // 10 % of 60 USD, which is more than the minimum cost of 50 EUR (54 USD).
    expect(await book({ promoCodeId: 2204 })).toMatchObject({
      appointmentCurrency: 'USD',
      appointmentFee: 54,
    });
    changePromoCode({ discountPercentage: undefined, discountFixed: 10 });
    expect(await book({ promoCodeId: 2204 })).toMatchObject({ appointmentFee: 49.2 });
  });

  it('does not remove a promo code that has expired since it was applied', async () => {
    const { book, changePromoCode } = createBookingSandbox();
    const first = await book({ promoCodeId: 2204 });
    changePromoCode({ lastDay: '2027-01-01' });
    const update = { appointmentId: first.id, scheduledTimestamp: '2027-03-09T20:00:00Z' };
    expect(await book(update)).toMatchObject({ appointmentFee: 72, promoCodeId: 2204 });
  });

  it('has no fee if the location has no hours', async () => {
    const { book, changeProfile } = createBookingSandbox();
    const [location] = danaData.profiles[0]?.locations ?? [];
    changeProfile({ locations: [{ ...location, specialtyHours: [] }] });
    const visit = await book();
    expect(visit.appointmentFee).toBeUndefined();
    expect(visit).toMatchObject({ excessAmount: 0, paymentStatus: 'COVERED' });
  });
});
