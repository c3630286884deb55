import { describe, expect, it } from 'vitest';
import { limitDocument } from './limit-document';
import { resolveDocument } from './resolve-document';

const title = (text: string) => ({ type: 'title', text });
const createGroup = (count: number) => ({
  type: 'group',
  content: Array.from({ length: count }, (_, index) => title(String(index))),
});

const limit = (document: unknown, max: number, data = {}) =>
  limitDocument({ document, issues: [] }, data, max);

describe('limitDocument', () => {
  it('returns a document that is short enough unchanged', () => {
    const document = createGroup(3);
    expect(limit(document, 3)).toEqual({ document, issues: [], isLimited: false });
    expect(limit(document, 3).document).toBe(document);
  });

  it('keeps the first entries of lists at any depth', () => {
    const document = { content: [createGroup(2), createGroup(5), title('last')] };
    expect(limit(document, 5)).toMatchObject({
      document: { content: [createGroup(2), createGroup(1)] },
      isLimited: true,
    });
  });

  it('counts a repeated template once for each item', () => {
    const element = { type: 'group', repeat: { bind: '/list', template: createGroup(2) } };
    expect(limit(element, 6, { list: [1, 2] }).isLimited).toBe(false);
    expect(limit(element, 5, { list: [1, 2] })).toMatchObject({
      document: { type: 'group' },
      isLimited: true,
    });
    expect(limit(element, 5, { list: [1, 2] }).document).not.toHaveProperty('repeat');
  });

  it('counts templates in templates, with lists of the data and of the item', () => {
    const repeat = (bind: string, template: object) => ({
      type: 'group',
      repeat: { bind, template },
    });
    const squared = repeat('/list', repeat('/list', title('x')));
    const list = Array.from({ length: 1000 }, (_, index) => index);
    expect(limit(squared, 100_000, { list }).isLimited).toBe(true);
    const nested = repeat('/list', repeat('/item', title('x')));
    expect(limit(nested, 4, { list: [[1], [2]] }).isLimited).toBe(false);
    expect(limit(nested, 4, { list: [[1, 2], [3]] }).isLimited).toBe(true);
  });

  it('counts an embedded document as 25 entries', () => {
    const frames = Array.from({ length: 3 }, () => ({ type: 'embed', title: 'F', html: '' }));
    expect(limit({ type: 'group', content: frames }, 75).isLimited).toBe(false);
    expect(limit({ type: 'group', content: frames }, 74)).toMatchObject({
      document: { content: frames.slice(0, 2) },
    });
  });

  it('does not count the data of a screen', () => {
    const screen = { contract: '1.0', content: [title('x')], data: { list: [1, 2, 3, 4] } };
    expect(limit(screen, 1).isLimited).toBe(false);
  });

  it('keeps the issues of what is left', () => {
    const document = {
      type: 'group',
      content: [{ type: 'title', text: 1 }, { text: 'x' }, 5, { type: 'title', text: 2 }],
    };
    const resolved = resolveDocument(document);
    expect(resolved.issues.length).toBeGreaterThanOrEqual(4);
    const pointers = limitDocument(resolved, {}, 2).issues.map(({ at }) => at);
    expect(new Set(pointers.map((pointer) => pointer.split('/')[2]))).toEqual(new Set(['0', '1']));
  });
});
