import { describe, expect, it } from 'vitest';
import { createSandbox, restoreSandbox } from './create-sandbox';
import { type SandboxData, tableNames } from './sandbox-data';

/** What is kept of a sandbox that was just begun, with something else in it. */
function keep(changes: object = {}): SandboxData {
  const { store } = createSandbox();
  const kept = Object.fromEntries(tableNames.map((name) => [name, store.list(name)]));
  return JSON.parse(JSON.stringify({ ...kept, ...changes }));
}

describe('A sandbox of kept records', () => {
  it('goes on from them', () => {
    const settings = [
      { id: 'scenario', value: 'everyday' },
      { id: 'clock.advanced', value: 90 },
    ];
    const sandbox = restoreSandbox(keep({ settings }));
    expect(sandbox?.clock.now().toISOString()).toBe('2027-03-02T10:40:00.000Z');
  });

  it.each([
    ['a record that is none', { policies: [null] }],
    ['a clock that stands nowhere', { settings: [{ id: 'clock.advanced', value: 'late' }] }],
    [
      'an appointment whose time cannot be read',
      {
        appointments: [
          { id: 1, status: 'APPOINTMENT_SCHEDULED', scheduledTimestamp: { toString: 1 } },
        ],
      },
    ],
  ])('is none where they hold %s', (_, changes) => {
    expect(restoreSandbox(keep(changes))).toBeUndefined();
  });
});
