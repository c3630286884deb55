import { describe, expect, it } from 'vitest';
import { parseYamlSource } from '../../../kit/diagnostics/yaml-source';
import { checkFieldGroups } from './check-field-groups';

const check = (files: Record<string, string>) =>
  checkFieldGroups(
    new Map(Object.entries(files).map(([file, text]) => [file, parseYamlSource(text)])),
  ).map(({ file, line, message, found }) => [file, line, message, found]);

const file = 'openapi/schemas/a.yaml';
const properties = '  properties:\n    id: { type: integer }\n    city: { type: string }\n';

describe('checkFieldGroups', () => {
  it('accepts schemas without groups, and groups that have every field once', () => {
    expect(check({ [file]: `A:\n${properties}` })).toEqual([]);
    expect(
      check({ [file]: `A:\n  x-field-groups: { Visit: [id], Home: [city] }\n${properties}` }),
    ).toEqual([]);
  });

  it('reports unknown fields, fields in two groups, and fields in none', () => {
    const text = `A:\n  x-field-groups:\n    Visit: [id, town]\n    Home: [id]\n${properties}`;
    expect(check({ [file]: text })).toEqual([
      [file, 3, 'A group has an unknown field', 'town'],
      [file, 4, 'A field is in two groups', 'id'],
      [file, 7, 'The field is in no group of x-field-groups', 'city'],
    ]);
  });

  it('reports a part of a composed schema that has no groups while another part has', () => {
    const grouped = `Base:\n  x-field-groups: { Visit: [id, city] }\n${properties}`;
    const composed =
      'A:\n  allOf:\n    - $ref: b.yaml#/Base\n    - properties:\n        phone: { type: string }\n';
    expect(check({ [file]: composed, 'openapi/schemas/b.yaml': grouped })).toEqual([
      [
        file,
        4,
        'Another part of a composed schema has x-field-groups',
        'no x-field-groups for phone',
      ],
    ]);
    expect(check({ [file]: composed, 'openapi/schemas/b.yaml': `Base:\n${properties}` })).toEqual(
      [],
    );
  });
});
