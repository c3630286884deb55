import { describe, expect, it } from 'vitest';
import { scenarioNames } from '../sandbox/scenarios';
import { createTestSandbox } from '../sandbox/testing';
import { findUser, roles } from './sandbox-user';

describe('a token', () => {
  it('tells who the reader is where the sandbox began with it', () => {
    expect(roles.map(({ token }) => findUser(token)?.name)).toEqual([
      'Dana Example',
      'a carrier user',
      'a doctor',
      'customer support',
    ]);
    expect(findUser('sandbox-otto-token')).toMatchObject({ name: 'Otto Muster', isRole: false });
  });

  it('of anybody else tells nothing', () => {
    expect([findUser('secret-token'), findUser(''), findUser(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a role', () => {
  it.each(scenarioNames)('can be taken in the scenario %s', (scenario) => {
    const { store } = createTestSandbox(scenario);
    const live = roles.filter(({ token }) =>
      store.get('accounts', store.get('sessions', token)?.accountId),
    );
    expect(live).toEqual(roles);
  });
});
