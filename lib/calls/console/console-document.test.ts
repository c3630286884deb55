import { describe, expect, it } from 'vitest';
import type { OpenApiSource } from '../../api/description/openapi-document';
import { createConsoleDocument } from './console-document';

const createOperation = (value: unknown) => ({
  operationId: 'a',
  summary: 'A',
  description: 'A.',
  tags: ['A'] as [string],
  security: [],
  responses: {},
  requestBody: {
    description: 'Body.',
    content: {
      'application/json': { schema: {}, examples: { one: { summary: 'One', value } } },
    },
  },
  'x-rules': [{ title: 'T', rule: 'Use `a`.' }],
});

const document: OpenApiSource = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1', description: 'D' },
  tags: [],
  servers: [{ url: 'https://api.example.com', description: 'Prod' }],
  paths: {
    '/text': { post: createOperation('secret') },
    '/object': { post: createOperation({ a: 1 }) },
  },
};

describe('createConsoleDocument', () => {
  const consoleDocument = createConsoleDocument(
    document,
    '/docs/',
    ['https://api.example.com'],
    (text) => `<i>${text}</i>`,
  );

  it('adds the sandbox before the servers of the settings, and marks the live one', () => {
    expect(consoleDocument).toMatchObject({
      servers: [
        { url: '/docs/sandbox/api/v2' },
        { url: 'https://api.example.com', 'x-live': true },
      ],
    });
  });

  it('quotes body examples that are strings, and changes no others', () => {
    const withExample = (value: unknown) => ({
      post: { requestBody: { content: { 'application/json': { examples: { one: { value } } } } } },
    });
    expect(consoleDocument).toMatchObject({
      paths: { '/text': withExample('"secret"'), '/object': withExample({ a: 1 }) },
    });
    expect(document.paths['/text']?.post).toEqual(createOperation('secret'));
  });

  it('has no rules about requests in what only responses contain', () => {
    const rules = ['Creation', 'Range'].map((title) => ({ title, rule: 'Use `a`.' }));
    const schema = { $ref: '#/components/schemas/Visit' };
    const responses = { 200: { description: 'OK', content: { 'application/json': { schema } } } };
    const get = { ...createOperation(1), requestBody: undefined, responses };
    const other = createConsoleDocument(
      {
        ...document,
        paths: { '/visit': { get } },
        components: { schemas: { Visit: { type: 'object', 'x-rules': rules } } },
      },
      undefined,
      [],
      (text) => text,
    );
    expect(other).toMatchObject({
      components: { schemas: { Visit: { 'x-rules': [{ title: 'Range' }] } } },
    });
  });

  it('renders the rules', () => {
    expect(consoleDocument).toMatchObject({
      paths: { '/text': { post: { 'x-rules': [{ title: 'T', html: '<i>Use `a`.</i>' }] } } },
    });
  });
});
