import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkElements } from '../checks/check-elements';
import { bundleContract } from './bundle-contract';
import { getDefinition } from './contract-fields';
import { getContract, groupElements } from './load-contract';
import { validateElement, validateScreen } from './validate-document';

/** Specification, 1-portal.txt section 2, «UI element pages». */
const specified =
  'alert, autocomplete, bar, breadcrumbs, button, caption, card, check, colors, combo, count, dashes, date, disclaimer, double, edit, email, embed, error, extra, fragment, frame, ghost, group, header, highlight, illustration, incoming, integer, line, link, loader, memo, menu, message, multiselect, outgoing, password, phone, photo, placeholder, portrait, radio, regular, scroller, secondary, section, slider, spacer, splitter, subtitle, tabs, time, title, toolbar, upload, viewer, web';

const { elements } = getContract();

describe('the contract', () => {
  it('has the 58 elements of the specification and no other', () => {
    expect(elements.map(({ name }) => name)).toEqual(specified.split(', '));
  });

  it('has every element in one group', () => {
    expect(groupElements().flatMap(({ elements: list }) => list)).toHaveLength(58);
    expect(groupElements().every(({ elements: list }) => list.length > 0)).toBe(true);
  });

  it('is a schema that plain ajv takes, and that takes the portal’s own screens', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const validate = ajv.compile(bundleContract(getContract()));
    expect(validate({ contract: '1.0', screen: 'home', content: [] })).toBe(true);
    expect(validate({ contract: '1.0', screen: 'home', content: [{ type: 'buton' }] })).toBe(false);
  });

  it('checks itself, its examples and all live code without a fault', () => {
    expect(checkElements(undefined)).toEqual([]);
  });

  it.each(elements.map((element) => [element.name, element] as const))(
    '%s: its examples are right, and wrong without what they need',
    (_name, { examples, schema }) => {
      for (const { value } of examples) {
        expect(validateElement(value)).toEqual([]);
        for (const field of schema.required.filter((name) => name !== 'type')) {
          const { [field]: _, ...rest } = value;
          expect(validateElement(rest).some(({ kind }) => kind === 'value')).toBe(true);
        }
        expect(validateElement({ ...value, notThere: 1 })).toMatchObject([
          { kind: 'unknown-field', pointer: '/notThere' },
        ]);
      }
    },
  );

  it('explains every field of every definition', () => {
    const names = Object.keys(bundleContract(getContract()).$defs);
    const silent = names.flatMap((name) =>
      getDefinition(name)
        .fields.filter(({ description }) => description.trim() === '')
        .map((field) => `${name}.${field.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('expresses a screen with every kind of action, a condition, a list and a custom element', () => {
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
