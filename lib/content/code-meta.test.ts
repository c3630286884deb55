import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractHighlightComments, parseCodeMeta } from './code-meta';

describe('parseCodeMeta', () => {
  it('reads title, ranges and line numbers', () => {
    const meta = parseCodeMeta('title="A b" {1,3-5} showLineNumbers=7');
    expect(meta).toEqual({
      title: 'A b',
      highlightedLines: new Set([1, 3, 4, 5]),
      firstLine: 7,
      live: false,
      isRunnable: true,
      isChecked: false,
    });
  });

  it('reads live, but not from a title', () => {
    expect(parseCodeMeta('title="A" live').live).toBe(true);
    expect(parseCodeMeta('title="a live show"').live).toBe(false);
  });

  it('reads norun, but not from a title', () => {
    expect(parseCodeMeta('title="A" norun').isRunnable).toBe(false);
    expect(parseCodeMeta('title="norun"').isRunnable).toBe(true);
  });

  it('numbers lines from 1 by default', () => {
    expect(parseCodeMeta('showLineNumbers').firstLine).toBe(1);
  });

  it.each(['{x}', '{5-3}', '{0}', '{1-999999999}', ''])('highlights nothing for %s', (meta) => {
    expect(parseCodeMeta(meta).highlightedLines.size).toBe(0);
  });

  it('never throws, and limits the number of lines', () => {
    fc.assert(
      fc.property(fc.string(), (meta) => parseCodeMeta(meta).highlightedLines.size < 1_000_000),
    );
  });
});

describe('extractHighlightComments', () => {
  it('removes the comments and numbers the lines without them', () => {
    const source = 'a\n// highlight-next-line\nb\n# highlight-start\nc\nd\n# highlight-end\ne';
    expect(extractHighlightComments(source)).toEqual({
      code: 'a\nb\nc\nd\ne',
      highlightedLines: new Set([2, 3, 4]),
    });
  });

  it('highlights nothing for a start without an end', () => {
    expect(extractHighlightComments('// highlight-start\na').highlightedLines.size).toBe(0);
  });

  it('does not change code without comments', () => {
    fc.assert(
      fc.property(
        fc.string().filter((code) => !code.includes('highlight-')),
        (code) => extractHighlightComments(code).code === code,
      ),
    );
  });
});
