import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { sandboxCases } from './sandbox-cases';

describe('the cases', () => {
  it('have ids and titles of their own', () => {
    for (const names of [
      sandboxCases.map(({ id }) => id),
      sandboxCases.map(({ title }) => title),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
    for (const { id } of sandboxCases) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('are of users and sessions of the world', () => {
    const { store } = createTestSandbox();
    for (const { id, email, token } of sandboxCases) {
      const account = store.list('accounts').find((known) => known.email === email);
      expect(account, id).toBeDefined();
      if (token === null) continue;
      expect(store.get('sessions', token)?.accountId, id).toBe(account?.id);
    }
  });
});

describe('the case', () => {
  it.each(sandboxCases)(
    '$id: $title',
    async ({ operationId, token, path, query, body, expected }) => {
      const sandbox = createTestSandbox();
      const { status, json } = await sandbox.call(operationId, { token, path, query, body });
      expect({ status, json }).toMatchObject(expected);
    },
  );
});
