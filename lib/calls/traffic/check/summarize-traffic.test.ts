import { expect, it } from 'vitest';
import { getOpenApiDocument } from '../../../api/description/load-openapi-document';
import type { ReportedGroup } from '../../../api/releases/change-report';
import type { RecordedCall } from '../recorded-call';
import { buildTrafficDescription } from './build-traffic-description';
import { checkCalls } from './check-calls';
import { createTrafficCollector } from './summarize-traffic';

const description = buildTrafficDescription(getOpenApiDocument());

const toCall = (path: string, status: number, value?: unknown): RecordedCall => ({
  request: {
    method: 'GET',
    url: `https://api.test.example.com/api/v2${path}`,
    headers: [{ name: 'X-Token', value: 'token' }],
  },
  response: {
    status,
    headers: [],
    ...(value !== undefined && {
      body: { content: JSON.stringify(value), encoding: 'text', isVerbatim: true },
    }),
  },
});

const change = (title: string, location: string, effect: 'breaking' | 'text' = 'breaking') => ({
  ...{ id: title, kind: 'property-removed', location, title, effect, impacts: [] },
  path: '/api/schemas/Appointment',
});

const unreleased: ReportedGroup[] = [
  {
    ...{ type: 'schema', name: 'Appointment', title: 'Appointment', roles: [], workflows: [] },
    operations: ['getAppointment', 'saveAppointment'],
    changes: [
      change('`notes` removed', 'notes'),
      change('`caseId` removed', 'caseId'),
      change('Text changed', 'notes', 'text'),
    ],
  },
];

function summarize(calls: RecordedCall[]) {
  const collector = createTrafficCollector(description, unreleased);
  checkCalls(calls, description).forEach(collector.add);
  return collector.summarize();
}

const appointment = { appointmentId: 70412, status: 'REQUESTED', notes: 'x' };
const summary = summarize([
  toCall('/appointments/70412', 200, appointment),
  toCall('/appointments/abc', 405),
  toCall('/appointments', 200, [{ ...appointment, status: 'CANCELED' }]),
  toCall('/nothing', 404),
]);

it('counts calls, statuses, and findings by operation', () => {
  expect(summary).toMatchObject({
    calls: 4,
    otherCalls: 1,
    operations: [
      {
        operationId: 'getAppointment',
        calls: 2,
        statuses: { 200: 1, 405: 1 },
        findings: { error: 1, warning: 0, note: 0 },
        unmetStatuses: [],
      },
      { operationId: 'listAppointments', calls: 1, unmetStatuses: ['405'] },
    ],
  });
  expect(summary.findings).toContainEqual({ ruleId: 'parameter', level: 'error', calls: 1 });
});

it('lists operations without a call, and values that no response had', () => {
  expect(summary.unusedOperations).toContain('saveAppointment');
  expect(summary.unusedOperations).not.toContain('getAppointment');
  expect(summary.unusedOperations).not.toContain('appointmentChanged');
  const [status] = summary.enumerations;
  expect(status).toMatchObject({ name: 'AppointmentStatus', met: ['REQUESTED'] });
  expect(status?.unmet).toContain('APPOINTMENT_SCHEDULED');
});

it('lists changes of the next release to fields of the calls, but not those of texts', () => {
  expect(summary.changes).toEqual([
    {
      title: '`notes` removed',
      effect: 'breaking',
      operations: ['getAppointment'],
      href: '/api/schemas/Appointment',
    },
  ]);
});
