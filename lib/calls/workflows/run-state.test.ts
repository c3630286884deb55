import { describe, expect, it } from 'vitest';
import type { Workflow, WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { addExchange, createRun, measureProgress, type StepExchange } from './run-state';

const step = (stepId: string): WorkflowStep => ({
  stepId,
  description: 'A step',
  operationId: '$sourceDescriptions.doctorApi.getAppointment',
  'x-actor': 'patient',
  'x-explanation': 'Why.',
  successCriteria: [{ condition: '$statusCode == 200' }],
  outputs: { id: '$response.body#/id' },
});
const [first, second, third] = [step('first'), step('second'), step('third')];
const workflow: Workflow = {
  workflowId: 'w',
  summary: 'A summary.',
  description: 'A description.',
  inputs: {
    type: 'object',
    properties: { day: { type: 'string', description: 'A day.', default: 'Monday' } },
  },
  steps: [first, second, third],
};
const exchange = (id: number, statusCode = 200): StepExchange => ({
  request: { method: 'GET', url: '/appointments', headers: [] },
  response: { statusCode, header: {}, body: { id } },
  changes: [],
  deliveries: [],
});

describe('the run of a workflow', () => {
  const start = createRun(workflow);
  const one = addExchange(workflow, start, first, exchange(1), true);
  const two = addExchange(workflow, one, second, exchange(2), true);

  it('starts with the default inputs before the first step', () => {
    expect(start.inputs).toEqual({ day: 'Monday' });
    expect(measureProgress(workflow, start)).toEqual({
      position: 0,
      runs: {},
      contexts: { first: { inputs: { day: 'Monday' }, steps: {} } },
    });
  });

  it('advances with each success and passes its outputs to the next steps', () => {
    const { position, contexts } = measureProgress(workflow, two);
    expect(position).toBe(2);
    expect(contexts.third?.steps).toEqual({ first: { id: 1 }, second: { id: 2 } });
  });

  it('does not advance after a failure, and stores it until the step succeeds', () => {
    const failed = addExchange(workflow, one, second, exchange(2, 405), false);
    expect(measureProgress(workflow, failed).position).toBe(1);
    expect(Object.keys(failed.failed)).toEqual(['second']);
    expect(addExchange(workflow, failed, second, exchange(2), true).failed).toEqual({});
  });

  it('does the later steps again after an earlier one', () => {
    const again = addExchange(workflow, two, first, exchange(9), true);
    expect(measureProgress(workflow, again).position).toBe(1);
    expect(again.done).toEqual({ first: exchange(9) });
  });

  it('does not trust a stored exchange that is no success', () => {
    const stored = { ...start, done: { first: exchange(1, 500), second: exchange(2) } };
    expect(measureProgress(workflow, stored).position).toBe(0);
  });
});
