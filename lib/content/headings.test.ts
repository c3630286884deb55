import { describe, expect, it } from 'vitest';
import { findHeadingPosition, listHeadings } from './headings';

describe('listHeadings', () => {
  it('lists levels 2 to 3 with the ids of the page', () => {
    const source =
      '---\ntitle: T\n---\n\n# One\n\n## A & `code`\n\n### Deep\n\n#### Deeper\n\n## A & `code`\n';
    expect(listHeadings(source)).toEqual([
      { id: 'a--code', text: 'A & code', level: 2 },
      { id: 'deep', text: 'Deep', level: 3 },
      { id: 'a--code-1', text: 'A & code', level: 2 },
    ]);
  });

  it('finds headings inside components', () => {
    expect(listHeadings('<Note>\n\n## Inside\n\n</Note>\n')).toMatchObject([{ id: 'inside' }]);
  });
});

describe('findHeading', () => {
  const source = '---\ntitle: T\n---\n\n## A\n\n<Note>\n\n#### A\n\n</Note>\n';

  it('tells where the heading with an id stands', () => {
    expect(findHeadingPosition(source, 'a')).toEqual({ line: 5, column: 1 });
    expect(findHeadingPosition(source, 'a-1')).toEqual({ line: 9, column: 1 });
  });

  it('knows no other id', () => {
    expect(findHeadingPosition(source, 'b')).toBeUndefined();
  });
});
