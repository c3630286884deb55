import { expect, test } from 'vitest';
import { listErrorTexts } from './error-texts';
import { parseOpenApiDocument } from './openapi-document';

test('statuses of errors have the text that all operations give them', () => {
  const operation = (responses: Record<string, string>) => ({
    get: {
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, description]) => [status, { description }]),
      ),
    },
  });
  const document = parseOpenApiDocument({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      '/a': operation({ 200: 'Fine.', 405: 'The server failed. Try again.', 404: 'No a.' }),
      '/b': operation({ 405: 'The server failed.', 404: 'No b.', 409: `${'x'.repeat(50)}.` }),
    },
  });
  expect(listErrorTexts(document)).toEqual({ 405: 'The server failed' });
});
