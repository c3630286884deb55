import { describe, expect, it } from 'vitest';
import { getWorkflowSources } from '../../calls/workflows/workflow-operations';
import { readText } from '../../kit/files/project-files';
import { checkWorkflowText } from './check-workflows';

const sources = getWorkflowSources();

const valid = `arazzo: 1.0.1
info: { title: Change a note, x-group: Booking, x-order: 1, version: "1.0", summary: A summary., description: A description. }
sourceDescriptions:
  - { name: doctorApi, url: ../doctor-api.json, type: openapi }
workflows:
  - workflowId: change-a-note
    summary: A summary.
    description: A description.
    inputs:
      type: object
      properties:
        patientToken: { type: string, description: The token., default: 5f0f8a4e-example-token }
    steps:
      - stepId: read
        description: Read
        operationId: $sourceDescriptions.doctorApi.getAppointment
        x-actor: patient
        x-explanation: Why.
        parameters:
          - { name: X-Token, in: header, value: $inputs.patientToken }
          - { name: id, in: path, value: 70412 }
        successCriteria:
          - condition: $statusCode == 200
        outputs:
          revision: $response.body#/appointmentRevisionId
      - stepId: change
        description: Change
        operationId: $sourceDescriptions.doctorApi.saveAppointment
        x-actor: patient
        x-explanation: Why.
        x-rules: [Concurrent change]
        parameters:
          - { name: X-Token, in: header, value: $inputs.patientToken }
        requestBody:
          contentType: application/json
          payload:
            appointmentId: 70412
            appointmentRevisionId: $steps.read.outputs.revision
            notes: Better.
        successCriteria:
          - condition: $statusCode == 200
          - condition: $response.body#/appointments/0/notes == 'Better.'
          - { context: $response.header.Content-Type, condition: json, type: regex }
        onFailure:
          - name: stale
            type: end
            criteria: [{ condition: $statusCode == 405 }]
            x-title: A title
            x-advice: An advice.
            x-break: { /appointmentRevisionId: 1 }
            x-sandbox-error: SANDBOX_REVISION_CONFLICT
`;

/** Checks the valid file with a change of its text, which must have an effect. */
function checkWith(from: string, to: string) {
  expect(valid).toContain(from);
  return checkWorkflowText('x.arazzo.yaml', valid.replace(from, to), sources);
}

/** The line of the valid file that has a text. */
const lineOf = (text: string) => valid.slice(0, valid.indexOf(text)).split('\n').length;

describe('checkWorkflowText', () => {
  it('finds a documented status of a success with which a step would stop', async () => {
    const file = 'openapi/workflows/log-in-and-out.arazzo.yaml';
    const text = readText(file).replace(
      '$statusCode == 200 || $statusCode == 204',
      '$statusCode == 204',
    );
    expect(await checkWorkflowText(file, text, sources)).toMatchObject([
      {
        message: 'The operation documents other success statuses',
        expected: '$statusCode == 200 || $statusCode == 204',
      },
    ]);
  });

  it('finds nothing wrong with a workflow that the sandbox carries out', async () => {
    expect(await checkWorkflowText('x.arazzo.yaml', valid, sources)).toEqual([]);
  });

  it.each([
    [
      'a broken expression',
      '$inputs.patientToken }',
      '$input.patientToken }',
      'The expression is not supported',
    ],
    [
      'an unknown input',
      '$inputs.patientToken }',
      '$inputs.token }',
      'The workflow has no such input',
    ],
    [
      'an output of no earlier step',
      'outputs.revision',
      'outputs.version',
      'No earlier step has this output',
    ],
    [
      'an unknown operation',
      'doctorApi.saveAppointment',
      'doctorApi.saveAppointmnt',
      'There is no such operation',
    ],
    [
      'an unknown field of a body',
      'notes: Better.',
      'note: Better.',
      'The body of the operation has no such field',
    ],
    [
      'an unknown field of a response',
      '/appointments/0/notes',
      '/appointments/0/note',
      'The response of the operation has no such field',
    ],
    ['an unknown parameter', 'name: id,', 'name: ids,', 'The operation has no such parameter'],
    [
      'an unknown rule',
      'Concurrent change',
      'Concurrent changes',
      'The operation has no such rule',
    ],
    ['an ambiguous rule', 'Concurrent change', 'Creation', 'Several rules have this title'],
    ['a broken condition', "notes == 'Better.'", "notes = 'Better.'", 'Not a condition'],
    ['a broken pattern', 'condition: json', 'condition: "("', 'Not a regular expression'],
    [
      'a token of nobody',
      'x-actor: patient',
      'x-actor: nobody',
      'A step of the actor nobody sends a token',
    ],
    [
      'a second step with the same id',
      'stepId: change',
      'stepId: read',
      'Another step has the same id',
    ],
    [
      'an unknown key',
      'x-explanation: Why.',
      'x-explaination: Why.',
      'Unknown key "x-explaination"',
    ],
  ])('reports %s with its line', async (_what, from, to, message) => {
    const diagnostics = await checkWith(from, to);
    const found = diagnostics.find((diagnostic) => diagnostic.message.startsWith(message));
    expect(found).toMatchObject({ file: 'x.arazzo.yaml', line: lineOf(from) });
    expect(found?.found).toBeTruthy();
    expect(found?.expected).toBeTruthy();
  });

  it('suggests the name that is most similar to an unknown one', async () => {
    const [found] = await checkWith('doctorApi.saveAppointment', 'doctorApi.saveAppointmnt');
    expect(found).toMatchObject({ found: 'saveAppointmnt' });
    expect(found?.expected).toContain('the closest is saveAppointment');
  });

  it('reports a step that does not succeed, with its request and response', async () => {
    expect(await checkWith("== 'Better.'", "== 'Worse.'")).toMatchObject([
      {
        file: 'x.arazzo.yaml',
        line: lineOf('stepId: change'),
        message: 'The step change does not succeed in the sandbox',
        found: expect.stringMatching(
          /^POST \/api\/v2\/appointment \{.*"notes":"Better."\} returned 200: /,
        ),
        expected: "$response.body#/appointments/0/notes == 'Worse.'",
      },
    ]);
  });

  it('reports a failure that its change does not cause', async () => {
    expect(await checkWith('{ /appointmentRevisionId: 1 }', '{ /notes: Worse. }')).toMatchObject([
      {
        line: lineOf('name: stale'),
        found: expect.stringContaining('returned 200'),
        expected: 'the failure stale with the error SANDBOX_REVISION_CONFLICT',
      },
    ]);
  });

  it('reports a failure that has another cause than it says', async () => {
    expect(await checkWith('{ /appointmentRevisionId: 1 }', '{ /appointmentId: 1 }')).toMatchObject(
      [{ line: lineOf('name: stale'), found: expect.stringContaining('returned 405') }],
    );
  });
});
