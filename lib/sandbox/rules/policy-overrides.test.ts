import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import type { Schemas } from '../api-types';
import { RefusedError } from '../sandbox-response';
import {
  createPolicyOverride,
  requirePolicyPatient,
  serializePolicyOverride,
} from './policy-overrides';

const sandbox = createTestSandbox();
const { store } = sandbox;
const caller = store.get('accounts', 48301);
const policy = store.get('policies', 30771);
if (!caller || !policy) throw new Error('Dana’s policy or its carrier is missing');

const create = (sent: Schemas['PolicyOverride'], by = caller) =>
  createPolicyOverride(sandbox, by, policy, sent).override;

describe('an override', () => {
  it('has its initiator and its time from the sandbox, whatever was sent', () => {
    const sent = { status: 'HIDE', initiatorId: 1, timestamp: '2020-01-01T00:00:00Z' } as const;
    expect(create({ ...sent, initiatorName: 'X' })).toMatchObject({
      policyId: 30771,
      initiatorId: 48301,
      initiatorName: 'Casey Carrier',
      timestamp: '2027-03-02T09:10:00Z',
    });
    const nameless = { ...caller, details: {} };
    expect(create(sent, nameless).initiatorName).toBe(caller.email);
  });

  it('shows «visitsNumber (default 1), excessFee (default 0), priceLimitCurrency (default company currency)»', () => {
    const override = create({ status: 'HIDE' });
    expect(serializePolicyOverride(store, override)).toMatchObject({
      visitsNumber: 1,
      excessFee: 0,
      priceLimitCurrency: 'EUR',
    });
    const own = { visitsNumber: 3, excessFee: 12, priceLimitCurrency: 'USD' } as const;
    const shown = serializePolicyOverride(store, { ...override, ...own });
    expect(shown).toMatchObject(own);
    expect(shown).not.toHaveProperty('id');
    expect(shown).not.toHaveProperty('policyId');
  });

  it('is for a patient of the policy, or for all', () => {
    expect(() => requirePolicyPatient(store, policy, undefined)).not.toThrow();
    expect(() => requirePolicyPatient(store, policy, 90144)).not.toThrow();
    expect(() => requirePolicyPatient(store, { ...policy, id: 1 }, 90144)).toThrow(RefusedError);
  });
});
