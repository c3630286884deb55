import { describe, expect, it } from 'vitest';
import { getOpenApiSource } from './load-openapi-document';
import { parseOpenApiDocument } from './openapi-document';
import { createOperationDocuments } from './operation-document';
import { listOperations, listWebhooks } from './operations';

const source = getOpenApiSource();
const parsed = parseOpenApiDocument(source);
const documents = createOperationDocuments(source);

describe('createOperationDocuments', () => {
  it('creates a document for each operation and webhook, which has no other', () => {
    const ids = [...listOperations(parsed), ...listWebhooks(parsed)].map(({ id }) => id);
    expect([...documents.keys()]).toEqual(ids);
    for (const [id, document] of documents) {
      const own = parseOpenApiDocument(document);
      expect([...listOperations(own), ...listWebhooks(own)].map((o) => o.id)).toEqual([id]);
    }
  });

  it('includes every component to which it refers, and no other schema', () => {
    for (const [id, document] of documents) {
      const text = JSON.stringify(document);
      const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
        ([, name]) => name,
      );
      expect(Object.keys(document.components?.schemas ?? {}).sort(), id).toEqual(
        [...new Set(names)].sort(),
      );
      for (const [, section = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
        expect(document.components?.[section], id).toHaveProperty([name]);
      }
    }
  });
});
