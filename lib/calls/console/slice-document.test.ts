import { describe, expect, it } from 'vitest';
import { hideDefaultExamples, sliceDocument } from './slice-document';

const read = {
  operationId: 'read',
  summary: 'Read a visit',
  tags: ['Visits'],
  parameters: [{ name: 'id', in: 'path' }],
  responses: { 200: { description: 'The visit.' } },
};
const listed = { operationId: 'read', summary: 'Read a visit', tags: ['Visits'], responses: {} };
const remove = { operationId: 'remove', deprecated: true, responses: { 204: {} } };
const document = {
  openapi: '3.1.0',
  paths: { '/visits/{id}': { parameters: ['shared'], get: read, delete: remove } },
  webhooks: { changed: { post: { ...read, operationId: 'changed' } } },
  components: { schemas: { Visit: { type: 'object' } } },
};

describe('a slice of an API description', () => {
  it('has the named operations, and of the others what the list of operations shows', () => {
    expect(sliceDocument(document, new Set(['remove']))).toEqual({
      ...document,
      paths: { '/visits/{id}': { parameters: ['shared'], get: listed, delete: remove } },
      webhooks: { changed: { post: { ...listed, operationId: 'changed' } } },
    });
  });

  it('has the named webhooks', () => {
    expect(sliceDocument(document, new Set(['changed'])).webhooks).toEqual(document.webhooks);
  });

  it('leaves the document as it is, and adds nothing', () => {
    const original = structuredClone(document);
    const { webhooks: _, ...withoutWebhooks } = document;
    expect(sliceDocument(withoutWebhooks, new Set())).not.toHaveProperty('webhooks');
    expect(document).toEqual(original);
  });
});

describe('hideDefaultExamples', () => {
  it('gives media types with named examples an undefined one, and changes nothing else', () => {
    const named = { schema: { type: 'object', examples: [{ a: 1 }] }, examples: { One: {} } };
    const unnamed = { schema: { type: 'object' } };
    const document = structuredClone({ paths: { '/a': [{ named, unnamed }] } });
    hideDefaultExamples(document);
    expect(document).toStrictEqual({
      paths: { '/a': [{ named: { ...named, example: undefined }, unnamed }] },
    });
  });
});
