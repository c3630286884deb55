import { describe, expect, it } from 'vitest';
import { findHeadingPosition } from './headings';
import { parseMdxSource } from './mdx';

describe('findHeadingPosition', () => {
  const tree = parseMdxSource(
    '---\ntitle: T\n---\n\n## A & `code`\n\n<Note>\n\n#### A & `code`\n\n</Note>\n',
  );

  it('finds a heading by its id in the page, also inside a component', () => {
    expect(findHeadingPosition(tree, 'a--code')).toEqual({ line: 5, column: 1 });
    expect(findHeadingPosition(tree, 'a--code-1')).toEqual({ line: 9, column: 1 });
  });

  it('returns undefined for an unknown id', () => {
    expect(findHeadingPosition(tree, 'b')).toBeUndefined();
  });
});
