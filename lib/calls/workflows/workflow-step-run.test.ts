import { describe, expect, it } from 'vitest';
import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { ExactNumber } from '../../kit/json/exact-number';
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

  it('sends the digits of a number that was received or typed', () => {
    const steps = { book: { appointmentId: new ExactNumber('9007199254740993') } };
    const typed = { '/notes': new ExactNumber('1.10') };
    const { url, body } = buildStepRequest(step, operation, { ...context, steps }, typed);
    expect(url).toBe('/api/v2/appointments/9007199254740993?q=a+b');
    expect(body).toBe('{"appointmentId":9007199254740993,"notes":1.10,"tags":["a"]}');
  });

  it('applies the changes that cause a failure', () => {
    const [failure] = step.onFailure ?? [];
    if (!failure) throw new Error('Expected a failure');
    const request = buildStepRequest(step, operation, context, resolveBreak(failure, context));
    expect(request.url).toBe('/api/v2/appointments/70412?q=c');
    expect(request.body).toBe('{"appointmentId":7,"tags":["a"]}');
  });

  it('replaces a whole body, and leaves out a header', () => {
    const changes = { '': 'wrong', 'header.X-Token': null };
    const { headers, body } = buildStepRequest(step, operation, context, changes);
    expect(headers).toEqual([['Content-Type', 'application/json']]);
    expect(body).toBe('"wrong"');
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

  it('tests a text with a regular expression', () => {
    const pattern: WorkflowStep = {
      ...step,
      successCriteria: [
        { context: '$response.body', condition: '"id":5', type: 'regex' },
        { context: '$response.header.content-type', condition: '^multipart/', type: 'regex' },
      ],
    };
    const test = (body: string, header: Record<string, string>) =>
      evaluateStep(pattern, request, { statusCode: 200, header, body }, context).unmet.length;
    expect(test('--part {"id":5}', { 'content-type': 'multipart/mixed' })).toBe(0);
    expect(test('--part {"id":6}', { 'content-type': 'multipart/mixed' })).toBe(1);
    expect(test('--part {"id":5}', {})).toBe(1);
  });

  describe('with several failures of the same status', () => {
    const failure = (name: string, code: string) => ({
      name,
      type: 'end' as const,
      criteria: [{ condition: '$statusCode == 405' }],
      'x-title': 'A title',
      'x-advice': 'An advice.',
      'x-sandbox-error': code,
    });
    const findName = (failures: WorkflowStep['onFailure'], error: string) =>
      evaluateStep(
        { ...step, onFailure: failures },
        request,
        { statusCode: 405, header: {}, body: { error } },
        context,
      ).failure?.name;
    const both = [failure('stale', 'SANDBOX_STALE'), failure('foreign', 'SANDBOX_FOREIGN')];

    it("recognizes one by the sandbox's error code", () => {
      expect(findName(both, 'SANDBOX_FOREIGN')).toBe('foreign');
      expect(findName(both, 'SANDBOX_OTHER')).toBeUndefined();
    });

    it('does not guess which one a response of the API is, unless there is only one', () => {
      expect(findName(both, 'STALE')).toBeUndefined();
      expect(findName(both.slice(0, 1), 'STALE')).toBe('stale');
    });
  });
});
