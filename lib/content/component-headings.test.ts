import { describe, expect, it } from 'vitest';
import { resolveHeadings } from './component-headings';

describe('resolveHeadings', () => {
  it('replaces a component by the headings that it renders, and removes other components', () => {
    const first = { id: 'a', text: 'A', level: 2 };
    const last = { id: 'z', text: 'Z', level: 2 };
    const headings = [first, { component: 'Note' }, { component: 'ElementIndex' }, last];
    const resolved = resolveHeadings(headings);
    expect(resolved[0]).toBe(first);
    expect(resolved).toContainEqual({ id: 'layout', text: 'Layout', level: 3 });
    expect(resolved.at(-1)).toBe(last);
  });
});
