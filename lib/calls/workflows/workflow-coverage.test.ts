import { describe, expect, it } from 'vitest';
import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { type CoverageEntry, listUncovered, measureCoverage } from './workflow-coverage';
import { getWorkflowSources } from './workflow-operations';

const sources = getWorkflowSources();

const step = (operationId: string, more: Partial<WorkflowStep> = {}): WorkflowStep => ({
  stepId: 'step',
  description: 'A step',
  operationId: `$sourceDescriptions.${operationId}`,
  successCriteria: [{ condition: '$statusCode == 200' }],
  'x-actor': 'patient',
  'x-explanation': 'Why.',
  ...more,
});

const workflow = (name: string, steps: WorkflowStep[]) => ({
  name,
  workflows: [{ workflowId: name, summary: 'A summary.', description: 'A description.', steps }],
});

const coverage = measureCoverage(
  [
    workflow('book', [
      step('doctorApi.saveAppointment', {
        requestBody: { contentType: 'application/json', payload: { status: 'REQUESTED' } },
        'x-rules': ['Concurrent change'],
        onFailure: [
          {
            name: 'failed',
            type: 'end',
            criteria: [{ condition: '$statusCode == 405' }],
            'x-title': 'It failed',
            'x-advice': 'Do something.',
            'x-break': { '/status': 'NO_SHOW' },
          },
        ],
      }),
      step('sandbox.advanceClock'),
    ]),
    workflow('read', [
      step('doctorApi.getAppointment', {
        successCriteria: [{ condition: "$response.body#/status == 'APPOINTMENT_SCHEDULED'" }],
      }),
      step('doctorApi.saveAppointment'),
    ]),
  ],
  sources,
);

const listCovered = (entries: readonly CoverageEntry[]) =>
  Object.fromEntries(
    entries
      .filter(({ workflows }) => workflows.length > 0)
      .map(({ id, workflows }) => [id, workflows]),
  );

describe('measureCoverage', () => {
  it('names the workflows that call an operation of the API', () => {
    expect(listCovered(coverage.operations)).toEqual({
      saveAppointment: ['book', 'read'],
      getAppointment: ['read'],
    });
  });

  it('counts statuses that are sent or expected, and not those that cause a failure', () => {
    expect(listCovered(coverage.statuses)).toEqual({
      REQUESTED: ['book'],
      APPOINTMENT_SCHEDULED: ['read'],
    });
  });

  it('names the workflows that show a rule', () => {
    expect(listCovered(coverage.rules)).toEqual({
      'AppointmentBase.appointmentRevisionId/Concurrent change': ['book'],
    });
  });

  it('lists what no workflow exercises', () => {
    const ids = listUncovered(coverage.operations).map(({ id }) => id);
    expect(ids).toContain('deleteUser');
    expect(ids).not.toContain('saveAppointment');
  });
});
