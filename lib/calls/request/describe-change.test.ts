import { describe, expect, it, test } from 'vitest';
import { summarizeChanges } from '../../sandbox/http/summarize-changes';
import { tableNames } from '../../sandbox/sandbox-data';
import { describeChange, findChangedPath } from './describe-change';

describe('describeChange', () => {
  it('names the record, with the call that reads it', () => {
    expect(describeChange('appointments 1000001 added')).toMatchObject({
      noun: 'Appointment',
      id: '1000001',
      verb: 'added',
      call: { operationId: 'getAppointment', parameter: 'path.id', value: '1000001' },
    });
    const verb = 'updated from REQUESTED to PROPOSED';
    expect(describeChange(`appointments 7 ${verb}`)).toMatchObject({ id: '7', verb });
    expect(describeChange('profiles 5120 updated')?.call?.operationId).toBe('listProfilesByIds');
    expect(describeChange('appointments 1000001 removed')?.call).toBeUndefined();
    expect(describeChange('promoCodes A%20B updated')).toMatchObject({
      noun: 'Promo code',
      id: 'A B',
      call: undefined,
    });
  });

  it('knows every table whose changes the sandbox reports', () => {
    const reported = tableNames
      .map((table) => summarizeChanges([{ table, id: 1 }]))
      .filter((summary) => summary !== '');
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.filter((summary) => !describeChange(summary))).toEqual([]);
  });

  it('leaves other texts alone', () => {
    expect(describeChange('5 more')).toBeUndefined();
    expect(describeChange('toString 1 added')).toBeUndefined();
    expect(describeChange('files %E0 added')?.id).toBe('%E0');
  });
});

test('a changed record is found in a larger response, but not a record that refers to it', () => {
  const appointment = { patientId: 90144, appointmentId: 1000001 };
  const changes = ['messages 7 added', 'appointments 1000001 added'];
  const response = {
    messages: [{ messageId: 8, appointmentId: 1000001 }],
    appointments: [{ appointmentId: 70412 }, appointment],
  };
  expect(findChangedPath(response, changes)).toEqual(['appointments', '1']);
  expect(findChangedPath(appointment, changes)).toBeUndefined();
  expect(findChangedPath(response, [])).toBeUndefined();
});
