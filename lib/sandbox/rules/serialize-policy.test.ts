import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { serializePerson, serializePolicy, serializePolicyWithPeople } from './serialize-policy';

const { store } = createTestSandbox();
const policy = store.get('policies', 30771);
const person = store.get('people', 90144);

describe('a policy in responses', () => {
  it('contains neither internal fields nor those of the version with people', () => {
    if (!policy) throw new Error('The scenario has no policy 30771');
    const serialized = serializePolicy(policy);
    expect(serialized).toMatchObject({ policyId: 30771, policyNumber: 'TRV-0020417' });
    for (const field of ['id', 'scope', 'email', 'language'])
      expect(serialized).not.toHaveProperty(field);
  });

  it('contains its people in the version with people', () => {
    if (!policy) throw new Error('The scenario has no policy 30771');
    const serialized = serializePolicyWithPeople(store, policy);
    expect(serialized).toMatchObject({ email: policy.email, people: [{ personId: 90144 }] });
    expect(serialized).not.toHaveProperty('scope');
    expect(serialized.people?.[0]).not.toHaveProperty('id');
  });
});

describe('a person in responses', () => {
  it('contains no internal fields', () => {
    if (!person) throw new Error('The scenario has no person 90144');
    expect(serializePerson(person)).toMatchObject({ personId: 90144, firstName: 'Dana' });
    expect(serializePerson(person)).not.toHaveProperty('id');
  });
});
