import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { listSpecifiedElements } from '../../tests/support/specified-pages';
import { bundleContract } from './bundle-contract';
import { getDefinition } from './contract-fields';
import { getContract, groupElements } from './load-contract';
import { validateElement, validateScreen } from './validate-document';

const { elements } = getContract();

describe('the contract', () => {
  it('has every element of the specification', () => {
    const names = elements.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(listSpecifiedElements()));
  });

  it('has every element in exactly one group', () => {
    const groups = groupElements();
    expect(groups.flatMap((group) => group.elements)).toHaveLength(elements.length);
    expect(groups.every((group) => group.elements.length > 0)).toBe(true);
  });

  it('is a schema that ajv compiles with default keywords and that accepts a screen', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const validate = ajv.compile(bundleContract(getContract()));
    expect(validate({ contract: '1.0', screen: 'home', content: [] })).toBe(true);
    expect(validate({ contract: '1.0', screen: 'home', content: [{ type: 'buton' }] })).toBe(false);
  });

  it.each(elements.map((element) => [element.name, element] as const))(
    '%s has examples that are valid, and invalid without any required field',
    (_name, { examples, schema }) => {
      for (const { value } of examples) {
        expect(validateElement(value)).toEqual([]);
        for (const field of schema.required.filter((name) => name !== 'type')) {
          const { [field]: _, ...rest } = value;
          expect(validateElement(rest).some(({ kind }) => kind === 'value')).toBe(true);
        }
        expect(validateElement({ ...value, notThere: 1 })).toMatchObject([
          { kind: 'unknown-field', at: '/notThere' },
        ]);
      }
    },
  );

  it('describes every field of every definition', () => {
    const names = Object.keys(bundleContract(getContract()).$defs);
    const undescribed = names.flatMap((name) =>
      getDefinition(name)
        .fields.filter(({ description }) => description.trim() === '')
        .map((field) => `${name}.${field.name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it('accepts a screen with every kind of action, a list and a custom element', () => {
    expect(
      validateScreen({
        contract: '1.0',
        screen: 'appointment-details',
        data: { list: [] },
        onOpen: { type: 'call', operation: 'getAppointment', saveTo: '/appointment' },
        content: [
          { type: 'x-own', fallback: 'drop', anything: [1] },
          { type: 'group', repeat: { bind: '/list', template: { type: 'line' } } },
          {
            type: 'menu',
            label: 'More',
            items: [
              { label: 'a', action: { type: 'navigate', target: 'home' } },
              { label: 'b', action: { type: 'deepLink', target: 'appointment-details={id}' } },
              { label: 'c', action: { type: 'submit' } },
              { label: 'd', action: { type: 'open', target: 'tel:+351211234567' } },
              { label: 'e', action: { type: 'dismiss', result: true } },
            ],
          },
        ],
      }),
    ).toEqual([]);
  });
});
