import { expect, it } from 'vitest';
import { findInheritedFields } from './inherited-fields';
import { getOpenApiDocument } from './load-openapi-document';

it('finds the rows of a field in all schemas that inherit it, those of the main schema first', () => {
  const fields = findInheritedFields(getOpenApiDocument());
  const excess = fields.find(({ path }) => path === '/api/schemas/Appointment#excessAmount');
  expect(excess?.repetitions).toEqual(
    expect.arrayContaining([
      {
        path: '/api/schemas/AppointmentAnswerFields#excessAmount',
        page: 'AppointmentAnswerFields',
      },
      { path: '/api/schemas/AppointmentHook#excessAmount', page: 'AppointmentHook' },
    ]),
  );
});

it('does not join fields with one name that are declared in different schemas', () => {
  const fields = findInheritedFields(getOpenApiDocument());
  const repetitions = fields.flatMap((field) => field.repetitions.map(({ path }) => path));
  expect(repetitions).not.toContain('/api/schemas/PolicyOverride#excessCurrency');
});
