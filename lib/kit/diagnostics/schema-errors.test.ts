import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { describeRule, findingOfAjvError } from './schema-errors';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

const find = (schema: object, value: unknown) => {
  ajv.validate(schema, value);
  return ajv.errors?.map((error) => findingOfAjvError(error, value))[0];
};

it.each([
  [{ type: 'integer' }, 'a whole number'],
  [{ type: ['string', 'null'] }, 'a text or null'],
  [{ enum: ['EN', 'DE'] }, 'one of EN, DE'],
  [{ enum: [...'abcdefghijklmn'] }, 'one of a, b, c, d, e, f, g, h, i, j, k, l and 2 more'],
  [{ const: 'EN' }, '"EN"'],
  [{ minimum: 3 }, 'at least 3'],
  [{ multipleOf: 2 }, 'a multiple of 2'],
  [{ not: {} }, 'what the schema allows'],
])('says what the keyword of %j expects', (schema, expected) => {
  expect(find(schema, 1.5)).toMatchObject({ at: '', found: '1.5', expected });
});

it('says what texts, lists and objects must be', () => {
  expect(find({ minLength: 1 }, '')?.expected).toBe('a text of at least 1 character');
  expect(find({ pattern: '^a$' }, 'b')?.expected).toBe('a text with the pattern ^a$');
  expect(find({ minItems: 2 }, [1])?.expected).toBe('a list of at least 2 items');
  expect(find({ uniqueItems: true }, [1, 1])?.expected).toBe('a list without duplicates');
  expect(describeRule('format', 'email')).toBe('an email address');
});

it('reports a missing field at its object', () => {
  const schema = { properties: { a: { required: ['b'] } } };
  expect(find(schema, { a: { c: 1 } })).toEqual({
    at: '/a',
    message: 'The field "b" is missing',
    found: 'c',
    expected: 'the field "b"',
  });
});
