import { describe, expect, it } from 'vitest';
import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { getWorkflows } from '../../api/arazzo/load-workflows';
import { getInterpretation } from './step-interpretation';

const createStep = (
  operation: string,
  payload: WorkflowStep['requestBody'] extends infer Body | undefined
    ? Body extends { payload: infer Payload }
      ? Payload
      : never
    : never,
  rest: Partial<WorkflowStep> = {},
): WorkflowStep => ({
  stepId: 'step',
  description: 'A step',
  operationId: `$sourceDescriptions.doctorApi.${operation}`,
  'x-actor': 'patient',
  'x-explanation': 'Why.',
  requestBody: { contentType: 'application/json', payload },
  successCriteria: [{ condition: '$statusCode == 200' }],
  ...rest,
});

const whole = { patientId: 1, profileId: 2, locationId: 3, scheduledTimestamp: 'x' };

describe('getInterpretation', () => {
  it.each([
    ['saveAppointment', { appointmentId: 1, status: 'NO_SHOW' }, 'appointment-missing-fields'],
    ['saveAppointments', [{ appointmentId: 1 }], 'appointment-missing-fields'],
    ['updateUser', { phone: '+15550100043' }, 'user-update-missing-fields'],
  ])('says that a partial body of %s leaves fields unchanged', (operation, payload, gap) => {
    expect(getInterpretation(createStep(operation, payload))).toContain(`#${gap})`);
  });

  it.each([
    ['a new appointment', 'saveAppointment', { patientId: 1 }],
    ['an update with every field', 'saveAppointment', { ...whole, appointmentId: 1 }],
    ['another call', 'savePerson', { personId: 1 }],
  ])('says nothing about %s', (_what, operation, payload) => {
    expect(getInterpretation(createStep(operation, payload))).toBeUndefined();
  });

  it('says that a note is sent in the event', () => {
    const body = { ...whole, appointmentId: 1, event: { publicNote: 'A note.' } };
    expect(getInterpretation(createStep('saveAppointment', body))).toMatch(/`event`/);
  });

  it('says nothing about an update that is refused', () => {
    const refused = { successCriteria: [{ condition: '$statusCode == 405' }] };
    const step = createStep('saveAppointment', { appointmentId: 1 }, refused);
    expect(getInterpretation(step)).toBeUndefined();
  });

  it('follows what the author says', () => {
    const step = createStep('updateUser', {}, { 'x-interpretation': 'That this is so.' });
    expect(getInterpretation(step)).toMatch(/^That this is so\. That missing fields /);
  });

  it('is not repeated by authors', () => {
    const repeated = getWorkflows().flatMap(({ workflows: [{ steps }] }) =>
      steps.filter((step) => (getInterpretation(step)?.match(/unchanged/g)?.length ?? 0) > 1),
    );
    expect(repeated.map(({ stepId }) => stepId)).toEqual([]);
  });
});
