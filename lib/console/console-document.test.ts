import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../openapi/openapi-document';
import { createConsoleDocument } from './console-document';

describe('createConsoleDocument', () => {
  const document = getOpenApiDocument();
  const consoleDocument = createConsoleDocument(document, '/docs/');

  it('adds the sandbox before the servers of the settings', () => {
    expect(consoleDocument.servers?.[0]?.url).toBe('/docs/sandbox/api/v2');
    expect(consoleDocument.servers?.slice(1)).toEqual(document.servers);
  });

  it('quotes body examples that are strings', () => {
    const readExample = ({ paths }: Pick<typeof consoleDocument, 'paths'>) =>
      paths['/token/delete-user']?.post?.requestBody?.content['application/json']?.examples?.dana
        ?.value;
    expect(readExample(consoleDocument)).toBe('"correct-horse-battery"');
    expect(readExample(document)).toBe('correct-horse-battery');
  });

  it('does not change other body examples', () => {
    const path = '/policies/{policyId}/overrides';
    expect(consoleDocument.paths[path]?.post?.requestBody).toEqual(
      document.paths[path]?.post?.requestBody,
    );
  });
});
