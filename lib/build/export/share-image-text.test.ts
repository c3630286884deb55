import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './share-image-text';

const measure = (text: string) => text.length;

describe('wrapText', () => {
  it.each([
    ['fits', 10, 2, ['fits']],
    ['two lines of text', 9, 2, ['two lines', 'of text']],
    ['a text that is cut after two lines', 10, 2, ['a text', 'that is c…']],
    ['unbreakable', 5, 2, ['unbr…']],
    ['', 5, 2, []],
  ])('breaks "%s" at %d, %d lines', (text, maxWidth, maxLines, expected) => {
    expect(wrapText(text, maxWidth, maxLines, measure)).toEqual(expected);
  });

  it('never exceeds the width or the number of lines', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, count) => {
          const lines = wrapText(text, width, count, measure);
          expect(lines.length).toBeLessThanOrEqual(count);
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});
