import { expect, it } from 'vitest';
import { replace, testFaults } from '../../../tests/support/author-faults';
import { openApiDocumentSchema } from '../../api/description/openapi-document';
import { createSandboxContract } from './create-sandbox-contract';
import { checkNotSimulated, readNotSimulated } from './not-simulated';

// biome-ignore format: a table
testFaults(() => {
  const { diagnostics } = readNotSimulated();
  return diagnostics.length > 0 ? diagnostics : checkNotSimulated();
}, {
  'openapi/sandbox/not-simulated.yaml': [
    ['an unknown operation', replace(/operations: \[\]/, 'operations: [getAppointmnt]'), /no such operation.*getAppointmnt.*getAppointment/],
    ['a text', replace(/operations: \[\]/, 'operations: some'), /operations/],
  ],
}, {
  'openapi/sandbox/not-simulated.yaml': [
    ['all operations', replace(/operations: \[\]/, 'operations: all')],
    ['an operation', replace(/operations: \[\]/, 'operations: [getAppointment]')],
  ],
});

it('an operation that is not simulated has the first example of the description, or a sample', () => {
  const respond = (media: object) => ({
    operationId: 'a',
    responses: { 201: { description: 'Made.', content: { 'application/json': media } } },
  });
  const read = (media: object) =>
    createSandboxContract(
      openApiDocumentSchema.parse({
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: respond(media) } },
      }),
      ['a'],
    ).calls[0]?.example;
  const type = 'application/json';
  expect(read({ example: { id: 1 } })).toEqual({ status: 201, type, text: '{"id":1}' });
  const schema = { type: 'object', properties: { id: { type: 'integer', minimum: 5 } } };
  expect(read({ schema })).toEqual({ status: 201, type, text: '{"id":5}' });
});
