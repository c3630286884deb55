import { describe, expect, it } from 'vitest';
import { bundleContract } from './bundle-contract';
import { type ContractField, getDefinition } from './contract-fields';
import { getContract } from './load-contract';

const { $defs } = bundleContract(getContract());

const findField = (name: string, field: string): ContractField | undefined =>
  getDefinition(name).fields.find((candidate) => candidate.name === field);

describe('getDefinition', () => {
  it('has what the schema refuses in a field', () => {
    expect(findField('web', 'url')?.constraints).toEqual([
      { text: 'pattern', code: '^https://[^\\s]+$' },
    ]);
    expect(findField('dashes', 'steps')?.constraints).toEqual([{ text: '2 to 12' }]);
    expect(findField('bar', 'items')?.constraints).toEqual([{ text: '2 to 5 entries' }]);
    expect(findField('radio', 'options')?.constraints).toEqual([{ text: 'at least 1 entry' }]);
    expect(findField('embed', 'html')?.constraints).toEqual([{ text: 'at most 20000 characters' }]);
  });

  it('has the constraints of a value that can also be bound', () => {
    expect(findField('untilTime', 'at')?.constraints).toEqual([
      { text: 'pattern', code: expect.stringContaining('T') },
    ]);
  });

  it('has every pattern of the fields and of the named types', () => {
    const listed = Object.keys($defs).flatMap((name) => {
      const { fields, constraints } = getDefinition(name);
      const list = (all: ContractField[]): ContractField[] =>
        all.flatMap((field) => [field, ...list(field.fields)]);
      return [...constraints, ...list(fields).flatMap((field) => field.constraints)];
    });
    const source = JSON.stringify($defs, (key, value) => (key === 'if' ? undefined : value));
    const patterns = [...source.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
    expect(patterns.length).toBeGreaterThan(10);
    for (const [, pattern = ''] of patterns) {
      expect(listed).toContainEqual({ text: 'pattern', code: JSON.parse(pattern) });
    }
  });

  it('describes the values of a map', () => {
    expect(findField('translation', 'values')?.type).toBe(
      'map of string or number or boolean or null or Binding',
    );
  });
});
