import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffPayloads } from './diff-payloads';

describe('diffPayloads', () => {
  it('lists what was changed, removed, and added, with paths', () => {
    const before = { status: 'PROPOSED', gone: 1, message: { notes: ['a', 'b'] }, same: [1] };
    const after = {
      status: 'CANCELLED',
      message: { notes: ['a', 'c', 'd'] },
      same: [1],
      fresh: null,
    };
    expect(diffPayloads(before, after)).toEqual([
      { path: 'status', kind: 'changed', before: 'PROPOSED', after: 'CANCELLED' },
      { path: 'gone', kind: 'removed', before: 1 },
      { path: 'message.notes[1]', kind: 'changed', before: 'b', after: 'c' },
      { path: 'message.notes[2]', kind: 'added', after: 'd' },
      { path: 'fresh', kind: 'added', after: null },
    ]);
  });

  it('does not compare values of different kinds field by field', () => {
    for (const [before, after] of [
      [{ 0: 1 }, [1]],
      [null, {}],
      ['a', ['a']],
    ]) {
      expect(diffPayloads({ value: before }, { value: after })).toEqual([
        { path: 'value', kind: 'changed', before, after },
      ]);
    }
  });

  it('treats -0 as the 0 that JSON writes', () => {
    expect(diffPayloads([-0], [0])).toEqual([]);
  });

  it('finds no difference in copies, and the opposite ones the other way around', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(diffPayloads(one, JSON.parse(JSON.stringify(one)))).toEqual([]);
        const paths = (differences: ReturnType<typeof diffPayloads>) =>
          differences.map(({ path }) => path).toSorted();
        expect(paths(diffPayloads(one, other))).toEqual(paths(diffPayloads(other, one)));
      }),
    );
  });
});
