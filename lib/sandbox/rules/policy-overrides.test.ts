import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { ApiError } from '../api-error';
import type { Schemas } from '../api-types';
import {
  createPolicyOverride,
  requirePolicyPatient,
  serializePolicyOverride,
} from './policy-overrides';

const sandbox = createTestSandbox();
const { store } = sandbox;
const caller = store.get('accounts', 48301);
const policy = store.get('policies', 30771);
if (!caller || !policy) throw new Error('The scenario has no account 48301 or no policy 30771');

const create = (sent: Schemas['PolicyOverride'], by = caller) =>
  createPolicyOverride(sandbox, by, policy, sent).override;

describe('an override', () => {
  it('has the initiator and the timestamp that the sandbox sets', () => {
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

  it('has the default values of visitsNumber, excessFee, and priceLimitCurrency in responses', () => {
    const override = create({ status: 'HIDE' });
    expect(serializePolicyOverride(store, override)).toMatchObject({
      visitsNumber: 1,
      excessFee: 0,
      priceLimitCurrency: 'EUR',
    });
    const values = { visitsNumber: 3, excessFee: 12, priceLimitCurrency: 'USD' } as const;
    const serialized = serializePolicyOverride(store, { ...override, ...values });
    expect(serialized).toMatchObject(values);
    expect(serialized).not.toHaveProperty('id');
    expect(serialized).not.toHaveProperty('policyId');
  });

  it('applies to a patient of the policy, or to all', () => {
    expect(() => requirePolicyPatient(store, policy, undefined)).not.toThrow();
    expect(() => requirePolicyPatient(store, policy, 90144)).not.toThrow();
    expect(() => requirePolicyPatient(store, { ...policy, id: 1 }, 90144)).toThrow(ApiError);
  });
});
