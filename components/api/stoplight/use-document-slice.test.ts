import { describe, expect, it } from 'vitest';
import { hideDefaultExamples } from './use-document-slice';

describe('hideDefaultExamples', () => {
  it('gives media types with named examples an undefined one, and changes nothing else', () => {
    const named = { schema: { type: 'object', examples: [{ a: 1 }] }, examples: { One: {} } };
    const unnamed = { schema: { type: 'object' } };
    const document = { openapi: '3.1.0', paths: { '/a': [{ named, unnamed }] } };
    const result = hideDefaultExamples(document);
    expect(result).toStrictEqual({
      openapi: '3.1.0',
      paths: { '/a': [{ named: { ...named, example: undefined }, unnamed }] },
    });
    expect(named).not.toHaveProperty('example');
  });
});
