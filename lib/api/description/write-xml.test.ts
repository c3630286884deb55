import { expect, it } from 'vitest';
import type { SchemaObject } from './openapi-objects';
import type { SchemaSource } from './resolve-schema';
import { writeXml } from './write-xml';

const text: SchemaObject = { type: 'string' };
const list = (items: SchemaObject, xml?: object): SchemaObject => ({
  type: 'array',
  items,
  ...(xml && { xml }),
});

const source: SchemaSource = {
  components: {
    schemas: {
      Parcel: {
        type: 'object',
        xml: { name: 'parcel', namespace: 'https://example.com/ns', prefix: 'p' },
        properties: {
          id: { type: 'integer', xml: { attribute: true } },
          note: { ...text, xml: { name: 'remark' } },
          tags: list(text),
          marks: list({ ...text, xml: { name: 'mark' } }, { wrapped: true }),
          to: { type: 'object', properties: { city: text } },
        },
      },
    },
  },
};
const parcel: SchemaObject = { $ref: '#/components/schemas/Parcel' };

it('writes names, attributes, namespaces, and lists as the XML Object says', () => {
  const value = {
    id: 7,
    note: 'a < b & "c"',
    tags: ['x', 'y'],
    marks: ['m'],
    to: { city: null },
    other: true,
  };
  expect(writeXml(value, parcel, source)).toBe(
    `<p:parcel xmlns:p="https://example.com/ns" id="7">
  <remark>a &lt; b &amp; &quot;c&quot;</remark>
  <tags>x</tags>
  <tags>y</tags>
  <marks>
    <mark>m</mark>
  </marks>
  <to>
    <city/>
  </to>
  <other>true</other>
</p:parcel>`,
  );
});

it.each([
  [
    'a list',
    [{ id: 1 }],
    list(parcel),
    '<items>\n  <p:parcel xmlns:p="https://example.com/ns" id="1"/>\n</items>',
  ],
  [
    'a list with a name',
    ['a'],
    list(text, { name: 'names' }),
    '<names>\n  <item>a</item>\n</names>',
  ],
  ['an empty list in an object', { a: [] }, {}, '<value/>'],
  ['a plain value', 5, { type: 'integer' }, '<value>5</value>'],
])('writes %s', (_name, value, schema, expected) => {
  expect(writeXml(value, schema as SchemaObject, source)).toBe(expected);
});
