import { describe, expect, it } from 'vitest';
import { applyOverride, listElementIds } from './apply-override';
import type { ScreenDocument } from './contract-types';
import { isOverride } from './validate-document';

const screen: ScreenDocument = {
  contract: '1.0',
  screen: 'login',
  data: {},
  content: [
    { type: 'title', id: 'hello', text: 'Hello', size: 's' },
    { type: 'group', id: 'form', content: [{ type: 'line', id: 'rule' }] },
    { type: 'double', id: 'pair', start: { type: 'line', id: 'left' }, end: { type: 'line' } },
  ],
};
const apply = (...changes: unknown[]) => {
  const override: unknown = { contract: '1.0', screen: 'login', changes };
  if (!isOverride(override)) throw new Error('The override is invalid');
  return applyOverride(screen, override);
};
const note = { type: 'caption', id: 'note', text: 'x' } as const;

describe('applyOverride', () => {
  it('merges fields and removes fields that are null', () => {
    const result = apply({ op: 'merge', target: 'hello', fields: { text: 'Hi', size: null } });
    expect(result.screen.content[0]).toEqual({ type: 'title', id: 'hello', text: 'Hi' });
  });

  it.each([
    ['before', ['hello', 'note', 'form', 'rule', 'pair', 'left']],
    ['after', ['hello', 'form', 'rule', 'note', 'pair', 'left']],
    ['append', ['hello', 'form', 'rule', 'note', 'pair', 'left']],
    ['replace', ['hello', 'note', 'pair', 'left']],
    ['remove', ['hello', 'pair', 'left']],
  ] as const)('applies the operation %s', (op, ids) => {
    const change = op === 'remove' ? { op, target: 'form' } : { op, target: 'form', element: note };
    expect(listElementIds(apply(change).screen)).toEqual(ids);
  });

  it('finds targets at any depth, including elements that an earlier change added', () => {
    const result = apply(
      { op: 'after', target: 'rule', element: note },
      { op: 'merge', target: 'note', fields: { text: 'y' } },
    );
    expect(result.unmatched).toEqual([]);
    expect(JSON.stringify(result.screen)).toContain('"text":"y"');
  });

  it('returns the changes without a target and applies the others', () => {
    const result = apply({ op: 'remove', target: 'nobody' }, { op: 'remove', target: 'hello' });
    expect(result.unmatched).toEqual([{ op: 'remove', target: 'nobody' }]);
    expect(listElementIds(result.screen)).not.toContain('hello');
  });

  it('does not remove an element that its parent requires', () => {
    expect(apply({ op: 'remove', target: 'left' }).unmatched).toHaveLength(1);
    expect(apply({ op: 'replace', target: 'left', element: note }).unmatched).toEqual([]);
  });

  it('does not mutate its input', () => {
    const before = JSON.stringify(screen);
    apply({ op: 'remove', target: 'form' });
    expect(JSON.stringify(screen)).toBe(before);
  });
});
