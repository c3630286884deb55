import { describe, expect, it } from 'vitest';
import { getOperation } from '../../api/description/operations';
import { parseExactJson } from '../../kit/json/exact-json';
import { listFollowUps } from '../workflows/list-follow-ups';
import { draftFollowUps, nextCallsByField, suggestNextCalls } from './next-calls';

describe('the calls that a response suggests', () => {
  it('are operations of the API description with that parameter', () => {
    for (const { operationId, parameter } of Object.values(nextCallsByField).flat()) {
      const keys = getOperation(operationId).source.parameters.map((p) => `${p.in}.${p.name}`);
      expect(keys).toContain(parameter);
    }
  });

  it('have the ids of the response, without its own operation', () => {
    const response = { appointments: [{ appointmentId: 1 }, { appointmentId: 1 }, { x: null }] };
    expect(suggestNextCalls(response, 'getAppointment')).toEqual([
      expect.objectContaining({ operationId: 'createVideoToken', value: '1' }),
    ]);
    expect(suggestNextCalls('text', 'x')).toEqual([]);
    const large = parseExactJson('{"appointmentId":9007199254740993}')?.value;
    expect(suggestNextCalls(large, 'x')[0]?.value).toBe('9007199254740993');
  });

  it('go on as a workflow does for the same user and a record like the one there', () => {
    const description = { followUps: listFollowUps('saveAppointment') };
    const list = (user: string, record: unknown) =>
      draftFollowUps(description, { server: 'sandbox', user, parameters: {}, body: '{}' }, record);
    const record = { appointmentId: 1000001, appointmentRevisionId: 2, status: 'REQUESTED' };
    const cancel = list('patient', record).find(({ label }) => label === 'Cancel the request');
    expect(JSON.parse(cancel?.draft.body ?? '')).toEqual({
      ...record,
      status: 'PATIENT_CANCELLED_REQUEST',
    });
    const labels = [list('doctor', record), list('patient', { ...record, status: 'PROPOSED' })].map(
      (calls) => calls.map(({ label }) => label),
    );
    expect(labels[0]).not.toContain('Cancel the request');
    expect(labels[1]).toEqual([]);
    expect(listFollowUps('getAppointment')).toEqual([]);
  });
});
