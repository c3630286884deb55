import { describe, expect, it } from 'vitest';
import type { WorkflowStep } from './arazzo-schema';
import { buildStepRequest, evaluateStep, resolveBreak } from './workflow-step-run';

const step: WorkflowStep = {
  stepId: 'change',
  description: 'Change the appointment',
  operationId: '$sourceDescriptions.doctorApi.saveAppointment',
  'x-actor': 'patient',
  'x-explanation': 'Why.',
  parameters: [
    { name: 'X-Token', in: 'header', value: '$inputs.patientToken' },
    { name: 'id', in: 'path', value: '$steps.book.outputs.appointmentId' },
    { name: 'q', in: 'query', value: 'a b' },
    { name: 'missing', in: 'query', value: '$inputs.unknown' },
  ],
  requestBody: {
    contentType: 'application/json',
    payload: { appointmentId: '$steps.book.outputs.appointmentId', notes: 'Hello', tags: ['a'] },
  },
  successCriteria: [
    { condition: '$statusCode == 200' },
    { context: '$response.body', condition: '$[?@.list[?@.id == 5]]', type: 'jsonpath' },
  ],
  outputs: { first: '$response.body#/list/0/id' },
  onFailure: [
    {
      name: 'stale',
      type: 'end',
      criteria: [{ condition: '$statusCode == 405' }],
      'x-title': 'Somebody was faster',
      'x-advice': 'Read it again.',
      'x-break': { '/notes': null, '/appointmentId': '$inputs.other', 'query.q': 'c' },
    },
  ],
};
const context = {
  inputs: { patientToken: 'token', other: 7 },
  steps: { book: { appointmentId: 70412 } },
};
const operation = { method: 'post', path: '/appointments/{id}', base: '/api/v2' };

describe('buildStepRequest', () => {
  it('fills in parameters and the body, and leaves out what has no value', () => {
    expect(buildStepRequest(step, operation, context)).toEqual({
      method: 'POST',
      url: '/api/v2/appointments/70412?q=a+b',
      headers: [
        ['X-Token', 'token'],
        ['Content-Type', 'application/json'],
      ],
      body: '{"appointmentId":70412,"notes":"Hello","tags":["a"]}',
    });
  });

  it('applies the changes that cause a failure', () => {
    const [failure] = step.onFailure ?? [];
    if (!failure) throw new Error('Expected a failure');
    const request = buildStepRequest(step, operation, context, resolveBreak(failure, context));
    expect(request.url).toBe('/api/v2/appointments/70412?q=c');
    expect(request.body).toBe('{"appointmentId":7,"tags":["a"]}');
  });
});

describe('evaluateStep', () => {
  const request = buildStepRequest(step, operation, context);
  const respond = (statusCode: number, body: unknown) =>
    evaluateStep(step, request, { statusCode, header: {}, body }, context);

  it('reads the outputs of a success', () => {
    expect(respond(200, { list: [{ id: 5 }] })).toMatchObject({ unmet: [], outputs: { first: 5 } });
  });

  it('lists the criteria that are not met', () => {
    const { unmet, failure, outputs } = respond(200, { list: [{ id: 6 }] });
    expect(unmet).toEqual([step.successCriteria[1]]);
    expect([failure, outputs]).toEqual([undefined, {}]);
  });

  it('recognizes a documented failure', () => {
    expect(respond(405, { message: 'Stale.' }).failure?.name).toBe('stale');
  });
});
