import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { sampleValue } from '../../api/description/sample-value';
import { parseExactJson } from '../../kit/json/exact-json';
import { findBodySchemaAt, listAddableNames } from './body-schema';
import { removeAt, setAt } from './edit-json';
import { formatBody } from './request-draft';

const visit = { $ref: '#/components/schemas/Visit' };

describe('the schema of a body', () => {
  it('is found for each value', () => {
    const find = (pointer: string) => findBodySchemaAt(visit, pointer, description)?.type;
    expect(find('')).toBe('object');
    expect(find('/patients/3/name')).toBe('string');
    expect(find('/keys/anything')).toBe('string');
    expect(find('/unknown/name')).toBeUndefined();
  });

  it('offers the fields that the object does not have and a request may send', () => {
    expect(listAddableNames(visit, { fee: 1 }, description)).toEqual([
      'language',
      'patients',
      'isVideo',
      'keys',
    ]);
    const person = { $ref: '#/components/schemas/Person' };
    expect(listAddableNames(person, {}, description)).toEqual(['name']);
  });

  it('gives a new field a value of its type, with the required fields only', () => {
    expect(sampleValue(visit, description)).toEqual({ fee: 0 });
  });

  it.each([
    [{ type: 'string', format: 'email' }, 'user@example.com'],
    [{ type: 'string', pattern: '^[A-Z]{2}$', examples: ['PT'] }, 'PT'],
    [{ type: 'integer', examples: [8841] }, 8841],
  ] as const)('gives a field of %j a valid value', (schema, expected) => {
    expect(sampleValue(structuredClone(schema) as SchemaObject, description)).toBe(expected);
  });
});

describe('editing JSON', () => {
  it('sets and removes a value without changing the original', () => {
    const value = { list: [{ a: 1 }, { a: 2 }] };
    expect(setAt(value, '/list/1/a', 3)).toEqual({ list: [{ a: 1 }, { a: 3 }] });
    expect(setAt(value, '/new', true)).toEqual({ ...value, new: true });
    expect(removeAt(value, '/list/0')).toEqual({ list: [{ a: 2 }] });
    expect(removeAt(value, '/list')).toEqual({});
    expect(setAt(value, '', 'x')).toBe('x');
    expect(value).toEqual({ list: [{ a: 1 }, { a: 2 }] });
  });

  it('keeps the digits of the numbers beside it', () => {
    const value = parseExactJson('{"id":9007199254740993,"price":1.10,"notes":""}')?.value;
    const edited = formatBody(setAt(value, '/notes', 'x'));
    expect(edited).toBe('{\n  "id": 9007199254740993,\n  "price": 1.10,\n  "notes": "x"\n}');
  });
});
