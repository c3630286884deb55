import { describe, expect, it } from 'vitest';
import { resolveDocument } from './resolve-document';

describe('resolveDocument', () => {
  it('applies an override and reports a change without a target', () => {
    const screen = { contract: '1.0', screen: 'a', content: [{ type: 'line', id: 'rule' }] };
    const removeTarget = (target: string) => ({
      contract: '1.0',
      screen: 'a',
      changes: [{ op: 'remove', target }],
    });
    expect(resolveDocument({ screen, override: removeTarget('rule') })).toEqual({
      document: { ...screen, content: [] },
      issues: [],
    });
    expect(resolveDocument({ screen, override: removeTarget('none') }).issues).toHaveLength(1);
  });

  it('reports an override whose result violates the contract', () => {
    const screen = {
      contract: '1.0',
      screen: 'a',
      content: [{ type: 'title', id: 't', text: 'A' }],
    };
    const changes = [{ op: 'merge', target: 't', fields: { level: 9 } }];
    const { issues } = resolveDocument({
      screen,
      override: { contract: '1.0', screen: 'a', changes },
    });
    expect(issues).toMatchObject([{ at: '/override/changes' }]);
    expect(issues[0]?.message).toContain('/content/0/level');
  });
});
