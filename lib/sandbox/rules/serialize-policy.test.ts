import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { serializePerson, serializePolicy, serializePolicyWithPeople } from './serialize-policy';

const { store } = createTestSandbox();
const policy = store.get('policies', 30771);
const person = store.get('people', 90144);

describe('a policy in answers', () => {
  it('has no field of the sandbox, and none of those that come with its people', () => {
    if (!policy) throw new Error('no policy');
    const shown = serializePolicy(policy);
    expect(shown).toMatchObject({ policyId: 30771, policyNumber: 'TRV-0020417' });
    for (const field of ['id', 'scope', 'email', 'language'])
      expect(shown).not.toHaveProperty(field);
  });

  it('has its people in the version with people', () => {
    if (!policy) throw new Error('no policy');
    const shown = serializePolicyWithPeople(store, policy);
    expect(shown).toMatchObject({ email: policy.email, people: [{ personId: 90144 }] });
    expect(shown).not.toHaveProperty('scope');
    expect(shown.people?.[0]).not.toHaveProperty('id');
  });
});

describe('a person in answers', () => {
  it('has no field of the sandbox', () => {
    if (!person) throw new Error('no person');
    expect(serializePerson(person)).toMatchObject({ personId: 90144, firstName: 'Dana' });
    expect(serializePerson(person)).not.toHaveProperty('id');
  });
});
