import { expect, test } from 'vitest';
import { findField } from './find-field';
import { getOpenApiDocument } from './load-openapi-document';

const find = (schema: string, ...tokens: string[]) =>
  findField(schema, tokens, getOpenApiDocument());

test('finds a field of a schema', () => {
  expect(find('Appointment', 'status')).toMatchObject({
    schemaName: 'Appointment',
    name: 'status',
  });
});

test('follows references and the entries of arrays', () => {
  expect(find('TokenStatus', 'appointments', '*', 'patient', 'firstName')).toMatchObject({
    schemaName: 'Person',
    name: 'firstName',
    schema: { type: 'string' },
  });
});

test('returns whether the field is required', () => {
  expect(find('Policy', 'policyNumber')).toMatchObject({ required: true });
  expect(find('Policy', 'usersLimit')).toMatchObject({ required: false });
});

test('starts at an entry if the schema is that of the entries', () => {
  expect(find('Message', '*', 'contacts', '*', 'messageStatus')).toMatchObject({
    schemaName: 'MessageContact',
  });
});

test('names the part that is not a field, and the fields that exist', () => {
  const found = find('Appointment', 'patient', 'nickname');
  expect(found).toMatchObject({ unknown: 'nickname' });
  expect('known' in found && found.known).toContain('firstName');
});
