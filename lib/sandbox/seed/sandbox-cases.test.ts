import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { sandboxCases } from './sandbox-cases';

describe('sandboxCases', () => {
  it('have unique ids and titles', () => {
    for (const names of [
      sandboxCases.map(({ id }) => id),
      sandboxCases.map(({ title }) => title),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
    for (const { id } of sandboxCases) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('refer to existing users and sessions', () => {
    const { store } = createTestSandbox();
    for (const { id, email, token } of sandboxCases) {
      const account = store.list('accounts').find((candidate) => candidate.email === email);
      expect(account, id).toBeDefined();
      if (token === null) continue;
      expect(store.get('sessions', token)?.accountId, id).toBe(account?.id);
    }
  });
});

describe('each case has the documented outcome', () => {
  it.each(sandboxCases)(
    '$id: $title',
    async ({ operationId, token, path, query, body, expected }) => {
      const sandbox = createTestSandbox();
      const { status, json } = await sandbox.call(operationId, { token, path, query, body });
      expect({ status, json }).toMatchObject(expected);
    },
  );
});

it('all cases have their outcomes when they are sent one after the other', async () => {
  const sandbox = createTestSandbox();
  for (const { id, operationId, token, path, query, body, expected } of sandboxCases) {
    const { status, json } = await sandbox.call(operationId, { token, path, query, body });
    expect({ status, json }, id).toMatchObject(expected);
  }
});
