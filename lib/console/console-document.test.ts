import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../openapi/openapi-document';
import { createConsoleDocument } from './console-document';

describe('the console’s form of the description', () => {
  const document = getOpenApiDocument();
  const changed = createConsoleDocument(document, '/docs/');

  it('has the sandbox before the servers of the settings', () => {
    expect(changed.servers?.[0]?.url).toBe('/docs/sandbox/api/v2');
    expect(changed.servers?.slice(1)).toEqual(document.servers);
  });

  it('has bodies that are texts in quotes, as the console’s library sends them', () => {
    const exampleOf = ({ paths }: Pick<typeof changed, 'paths'>) =>
      paths['/token/delete-user']?.post?.requestBody?.content['application/json']?.examples?.dana
        ?.value;
    expect(exampleOf(changed)).toBe('"correct-horse-battery"');
    expect(exampleOf(document)).toBe('correct-horse-battery');
  });

  it('has every other example of a body as it is', () => {
    const path = '/policies/{policyId}/overrides';
    expect(changed.paths[path]?.post?.requestBody).toEqual(document.paths[path]?.post?.requestBody);
  });
});
