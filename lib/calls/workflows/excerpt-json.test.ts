import { describe, expect, it } from 'vitest';
import { excerptJson } from './excerpt-json';

const long = (fields: number) =>
  Object.fromEntries(Array.from({ length: fields }, (_, index) => [`field${index}`, index]));

describe('excerptJson', () => {
  it('leaves short JSON whole', () => {
    expect(excerptJson({ id: 1, list: [] }, { names: new Set(['id']) })).toBe(
      '{\n  "id": 1,\n  "list": []\n}',
    );
  });

  it('keeps the named fields of long JSON and the way to them', () => {
    const value = { ...long(30), appointments: [1, { status: 'REQUESTED', ...long(2) }] };
    expect(excerptJson(value, { names: new Set(['status', 'field3']) })).toBe(
      [
        '{',
        '  "field3": 3,',
        '  "appointments": [',
        '    // 1 more item',
        '    {',
        '      "status": "REQUESTED",',
        '      // 2 more fields',
        '    }',
        '  ],',
        '  // 29 more fields',
        '}',
      ].join('\n'),
    );
  });

  it('keeps the first fields if none is named', () => {
    expect(excerptJson(long(30), { names: new Set() })).toBe(
      '{\n  "field0": 0,\n  "field1": 1,\n  "field2": 2,\n  "field3": 3,\n  // 26 more fields\n}',
    );
  });

  it('shows at most two items of a list', () => {
    const items = Array.from({ length: 30 }, (_, id) => ({ id }));
    expect(excerptJson(items, { names: new Set(['id']) })).toBe(
      '[\n  {\n    "id": 0\n  },\n  {\n    "id": 1\n  },\n  // 28 more items\n]',
    );
  });

  it('shows the item at a pointer, and where it is', () => {
    const items = Array.from({ length: 30 }, (_, id) => ({ id }));
    expect(excerptJson({ items }, { names: new Set(['id']), pointers: ['/items/12/id'] })).toBe(
      '{\n  "items": [\n    // 12 more items\n    {\n      "id": 12\n    },\n    // 17 more items\n  ]\n}',
    );
  });

  it('shows the items in which a field has a value', () => {
    const items = Array.from({ length: 30 }, (_, id) => ({ list: [{ id }], other: 7 }));
    const excerpt = excerptJson(items, { names: new Set(['id']), values: new Set(['7']) });
    expect(excerpt).toContain('"id": 7');
    expect(excerpt).not.toContain('"id": 0');
  });

  it('formats what is not there', () => {
    expect(excerptJson(undefined, { names: new Set() })).toBe('null');
  });
});
