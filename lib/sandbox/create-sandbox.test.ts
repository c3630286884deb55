import { describe, expect, it } from 'vitest';
import { sandboxUsers } from '../api/users/users';
import { createSandbox, restoreSandbox } from './create-sandbox';
import { createSandboxApp } from './http/sandbox-app';
import { type SandboxData, tableNames } from './sandbox-data';

/** The stored records of a new sandbox, with some tables replaced. */
function createStoredData(changes: object = {}): SandboxData {
  const { store } = createSandbox();
  const tables = Object.fromEntries(tableNames.map((name) => [name, store.list(name)]));
  return JSON.parse(JSON.stringify({ ...tables, ...changes }));
}

describe('restoreSandbox', () => {
  it('continues from the stored records', () => {
    const settings = [
      { id: 'scenario', value: 'everyday' },
      { id: 'clock.advanced', value: 90 },
    ];
    const sandbox = restoreSandbox(createStoredData({ settings }));
    expect(sandbox?.clock.now().toISOString()).toBe('2027-03-02T10:40:00.000Z');
  });

  it.each([
    ['a record that is null', { policies: [null] }],
    ['an invalid clock setting', { settings: [{ id: 'clock.advanced', value: 'late' }] }],
    [
      'an appointment with an unreadable timestamp',
      {
        appointments: [
          { id: 1, status: 'APPOINTMENT_SCHEDULED', scheduledTimestamp: { toString: 1 } },
        ],
      },
    ],
  ])('returns undefined if the records contain %s', (_, changes) => {
    expect(restoreSandbox(createStoredData(changes))).toBeUndefined();
  });

  it.each([
    ['appointments', { id: 70412 }],
    ['appointments', { id: 70412, status: { a: 1 }, scheduledTimestamp: { toString: 1 } }],
    ['policies', { id: 30771 }],
    ['people', { id: 90144 }],
    ['accounts', { id: 48213, policyIds: 5 }],
    ['sessions', { id: sandboxUsers.patient.token, accountId: -1 }],
    ['settings', { id: 'scenario', value: 'none' }],
    ['settings', { id: 'clock.advanced', value: 'never' }],
    ['calls', { id: 1 }],
  ] as const)(
    'responds, and works after a reset, if %s have the record %j',
    async (table, record) => {
      const records = createStoredData()[table].filter(({ id }) => id !== record.id);
      const stored = createStoredData({ [table]: [record, ...records] });
      const app = createSandboxApp(restoreSandbox(stored) ?? createSandbox());
      const list = () =>
        app.request('/api/v2/appointments', { headers: { 'X-Token': sandboxUsers.patient.token } });
      const response = await list();
      expect([200, 403, 405]).toContain(response.status);
      if (response.status === 405) expect(await response.json()).toHaveProperty('error');
      await app.request('/control/reset', { method: 'POST' });
      expect((await list()).status).toBe(200);
    },
  );
});
