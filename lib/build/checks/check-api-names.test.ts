import { content, replace, testFaults } from '../../../tests/support/author-faults';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { checkApiNames } from './check-api-names';

const limit = (target: string) =>
  content(
    'limits:',
    '  - title: A',
    '    value: 1 s',
    '    meaning: B.',
    `    ${target}`,
    'units: []',
  );
const phase = (status: string) =>
  content(
    'phases:',
    '  - title: A',
    '    meaning: b',
    '    statuses:',
    `      - { ${status}, cause: c }`,
  );
const atGroups = { reason: 'The list of groups has the position' };

// biome-ignore format: a table
testFaults(() => checkApiNames(getOpenApiDocument()), {
  'content/site/home.yaml': [
    ['unknown operation', replace(/operation: getAppointment/, 'operation: getApointment'), /Unknown operation.*getAppointment/],
  ],
  'content/reference/limits.yaml': [
    ['unknown operation', limit('operation: nope'), /Unknown operation.*nope/],
    ['unknown parameter', limit('parameter: nope'), /Unknown parameter.*nope/],
    ['unknown schema', limit('schema: Nope\n    field: x'), /Unknown schema.*Nope/],
    ['unknown field', limit('schema: Token\n    field: nope'), /Unknown field.*nope.*token/],
  ],
  'content/reference/appointment-phases.yaml': [
    ['unknown status', phase('status: NOPE'), /Unknown status.*NOPE.*APPOINTMENT_/],
    ['unknown parameter', phase('status: APPOINTMENT_SCHEDULED, parameters: [nope]'), /Unknown parameter.*nope/],
  ],
  'content/reference/system-parameters.yaml': [
    ['parameter of the sandbox without an example', replace(/(name: doctorReviewsLimit[\s\S]*?)\n\s+example: \d+/, '$1'), /doctorReviewsLimit with an example/, atGroups],
    ['parameter of the sandbox with another name', replace(/name: doctorReviewsLimit/, 'name: reviewsLimit'), /doctorReviewsLimit with an example/, atGroups],
  ],
});
