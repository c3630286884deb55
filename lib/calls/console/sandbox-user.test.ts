import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { scenarioNames } from '../../sandbox/scenarios';
import { findSandboxUser, sandboxRoles } from './sandbox-user';

describe('findSandboxUser', () => {
  it('returns the user of a token of the everyday scenario', () => {
    expect(sandboxRoles.map(({ token }) => findSandboxUser(token)?.name)).toEqual([
      'Dana Example',
      'Casey Carrier',
      'Alex Sample',
      'Sam Support',
    ]);
    expect(findSandboxUser('sandbox-otto-token')).toMatchObject({
      name: 'Otto Muster',
      label: 'Otto Muster',
    });
  });

  it('returns undefined for any other token', () => {
    expect([
      findSandboxUser('secret-token'),
      findSandboxUser(''),
      findSandboxUser(undefined),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('sandboxRoles', () => {
  it.each(scenarioNames)('are available in the scenario %s', (scenario) => {
    const { store } = createTestSandbox(scenario);
    const availableRoles = sandboxRoles.filter(({ token }) =>
      store.get('accounts', store.get('sessions', token)?.accountId),
    );
    expect(availableRoles).toEqual(sandboxRoles);
  });
});
