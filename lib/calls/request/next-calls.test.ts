import { describe, expect, it } from 'vitest';
import { getOperation } from '../../api/description/operations';
import { parseExactJson } from '../../kit/json/exact-json';
import { nextCallsByField, suggestNextCalls } from './next-calls';

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
});
