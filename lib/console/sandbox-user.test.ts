import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../tests/support/sandbox/test-sandbox';
import { scenarioNames } from '../sandbox/scenarios';
import { findSandboxUser, sandboxRoles } from './sandbox-user';

describe('a token', () => {
  it('tells who the reader is where the sandbox began with it', () => {
    expect(sandboxRoles.map(({ token }) => findSandboxUser(token)?.name)).toEqual([
      'Dana Example',
      'a carrier user',
      'a doctor',
      'customer support',
    ]);
    expect(findSandboxUser('sandbox-otto-token')).toMatchObject({
      name: 'Otto Muster',
      isInEveryScenario: false,
    });
  });

  it('of anybody else tells nothing', () => {
    expect([
      findSandboxUser('secret-token'),
      findSandboxUser(''),
      findSandboxUser(undefined),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a role', () => {
  it.each(scenarioNames)('can be taken in the scenario %s', (scenario) => {
    const { store } = createTestSandbox(scenario);
    const live = sandboxRoles.filter(({ token }) =>
      store.get('accounts', store.get('sessions', token)?.accountId),
    );
    expect(live).toEqual(sandboxRoles);
  });
});
