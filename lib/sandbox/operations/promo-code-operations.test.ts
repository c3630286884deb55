import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';

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
  const answer = await sandbox.call('verifyPromoCode', { query, body });
  await expectToSatisfyApiSpec('verifyPromoCode', answer);
  return answer;
}

describe('a promo code that is verified', () => {
  it('is answered as the example of the description', async () => {
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

  it('is refused where its key is unknown or missing', async () => {
    const refusal = { error: 'SANDBOX_PROMO_CODE_UNKNOWN', data: { field: 'promoCodeKey' } };
    expect((await verify({ promoCodeKey: 'welcome10' })).json).toMatchObject(refusal);
    expect((await verify({})).json).toMatchObject(refusal);
  });

  it('is refused after its last day', async () => {
    expect((await verify({ promoCodeKey: 'OLD' })).json).toMatchObject({
      error: 'SANDBOX_PROMO_CODE_EXPIRED',
    });
    expect((await verify({ promoCodeKey: 'VIDEO' })).json).toEqual({
      promoCodeId: 990_002,
      key: 'VIDEO',
    });
  });

  it('is refused for location types that it does not cover', async () => {
    const refused = await verify({ promoCodeKey: 'VIDEO' }, ['VIDEO_VISIT', 'HOME_VISIT']);
    expect(refused.json).toMatchObject({
      error: 'SANDBOX_PROMO_CODE_LOCATION',
      data: { found: 'VIDEO', uncovered: ['HOME_VISIT'] },
    });
    expect((await verify({ promoCodeKey: 'VIDEO' }, [])).status).toBe(200);
  });

  it('is refused for a patient that the caller may not see', async () => {
    const refused = await verify({ promoCodeKey: 'WELCOME10', patientId: 404 });
    expect(refused.json).toMatchObject({
      error: 'SANDBOX_NOT_FOUND',
      data: { field: 'patientId' },
    });
  });
});
