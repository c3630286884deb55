import { expect, it } from 'vitest';
import { getOpenApiDocument } from './load-openapi-document';
import { getStatusTitle, listStatusTitles } from './status-title';

it.each([
  ['404', 'Pet not found.', 'Pet not found'],
  ['403', 'Forbidden: the company id is wrong. It is fixed.', 'Forbidden'],
  ['422', 'The value of `id` is wrong', 'Unprocessable Entity'],
  ['500', '', 'Internal Server Error'],
  ['200', 'The profiles.', 'Success'],
  ['201', 'The new profile.', 'Created'],
  ['5XX', '', 'Server error'],
  ['default', 'An error.', 'Any other status'],
])('%s with the description "%s" is titled "%s"', (status, description, title) => {
  expect(getStatusTitle(status, description)).toBe(title);
});

it('takes the titles of the API from its description', () => {
  expect(listStatusTitles(getOpenApiDocument())).toEqual({
    200: 'Success',
    204: 'Success, no body',
    403: 'Forbidden',
    405: 'Server reported an error',
  });
});
