import { describe, expect, it } from 'vitest';
import { buildTabRules } from './stored-tabs';

describe('buildTabRules', () => {
  it('hides the other panels only in groups that have the tab', () => {
    const rules = buildTabRules('language', 'python');
    expect(rules).toContain('[data-tab-group="language"]:has(>*>[value="python"])');
    expect(rules).toContain(':not([id$="-panel-python"]){display:none}');
  });

  it.each([
    ['language', '"]{}body{display:none}'],
    ['x"]', 'python'],
    ['', 'python'],
    ['language', ''],
  ])('ignores the stored group %j with the value %j', (group, value) => {
    expect(buildTabRules(group, value)).toBe('');
  });
});
