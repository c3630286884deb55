import { describe, expect, it } from 'vitest';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';

async function verify(query: Record<string, string | number>, body: unknown = ['VIDEO_VISIT']) {
  const sandbox = createTestSandbox();
  sandbox.store.put('promoCodes', {
    id: 990_001,
    promoCodeId: 990_001,
    key: 'OLD',
    lastDay: '2027-03-01',
  });
  sandbox.store.put('promoCodes', {
    id: 990_002,
    promoCodeId: 990_002,
    key: 'VIDEO',
    lastDay: '2027-03-02',
    locationTypes: ['VIDEO_VISIT'],
  });
  return callAndValidate(sandbox, 'verifyPromoCode', { query, body });
}

describe('verifying a promo code', () => {
  it('returns the example of the API description', async () => {
    const { status, json } = await verify({ promoCodeKey: 'WELCOME10', patientId: 90144 });
    expect(status).toBe(200);
    expect(json).toEqual({
      promoCodeId: 2204,
      name: 'Welcome',
      key: 'WELCOME10',
      discountPercentage: 10,
      currency: 'EUR',
      discountPercentageLimit: 15,
      minimalApplicableCost: 50,
    });
  });

  it('refuses an unknown or missing key', async () => {
    const refusal = { error: 'SANDBOX_PROMO_CODE_UNKNOWN', data: { field: 'promoCodeKey' } };
    expect((await verify({ promoCodeKey: 'welcome10' })).json).toMatchObject(refusal);
    expect((await verify({})).json).toMatchObject(refusal);
  });

  it('refuses a promo code after its last day', async () => {
    expect((await verify({ promoCodeKey: 'OLD' })).json).toMatchObject({
      error: 'SANDBOX_PROMO_CODE_EXPIRED',
    });
    expect((await verify({ promoCodeKey: 'VIDEO' })).json).toEqual({
      promoCodeId: 990_002,
      key: 'VIDEO',
    });
  });

  it('refuses location types for which the promo code is not valid', async () => {
    const refused = await verify({ promoCodeKey: 'VIDEO' }, ['VIDEO_VISIT', 'HOME_VISIT']);
    expect(refused.json).toMatchObject({
      error: 'SANDBOX_PROMO_CODE_LOCATION',
      data: { found: 'VIDEO', uncovered: ['HOME_VISIT'] },
    });
    expect((await verify({ promoCodeKey: 'VIDEO' }, [])).status).toBe(200);
  });

  it('refuses a patient that the caller cannot view', async () => {
    const refused = await verify({ promoCodeKey: 'WELCOME10', patientId: 404 });
    expect(refused.json).toMatchObject({
      error: 'SANDBOX_NOT_FOUND',
      data: { field: 'patientId' },
    });
  });
});
