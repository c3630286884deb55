import { describe, expect, it } from 'vitest';
import { createSandbox, restoreSandbox } from './create-sandbox';
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
});
