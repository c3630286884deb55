import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isFile } from '../files/read';
import { getElement, listElementFields, listElementNames } from './definition';

const names = listElementNames();

describe('the elements’ contract', () => {
  it('has elements', () => {
    expect(names).toContain('button');
  });

  it.each(names)('%s: the schema is valid and so is every example', (name) => {
    const { schema, examples } = getElement(name);
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
    for (const { value } of examples) {
      validate(value);
      expect(validate.errors ?? []).toEqual([]);
    }
  });

  it.each(names)('%s: a broken value is refused', (name) => {
    const { schema } = getElement(name);
    expect(new Ajv2020().compile(schema)({ type: 'something-else' })).toBe(false);
  });

  it.each(names)('%s: has a page', (name) => {
    expect(isFile(`content/docs/doctor-app/elements/${name}.mdx`)).toBe(true);
  });

  it('lists fields with type, need and default', () => {
    const fields = listElementFields(getElement('button'));
    expect(fields[0]).toMatchObject({ name: 'type', type: '"button"', required: true });
    expect(fields.find(({ name }) => name === 'disabled')).toMatchObject({
      default: 'false',
      required: false,
    });
  });
});
