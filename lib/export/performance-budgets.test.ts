import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html';
import {
  findMedian,
  listBudgetViolations,
  measurePageWeight,
  readingBudget,
  readPageResources,
} from './performance-budgets';

describe('readPageResources', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script src="/a.js"></script>' +
    '<script src="/old.js" noModule=""></script><script>1234567890</script>' +
    '<noscript><link rel="stylesheet" href="/no-script.css"/></noscript>';
  const { scripts, inlineScriptSize, styles, htmlRatio, kind } = readPageResources(
    parseHtml(html),
    html.length,
  );

  it('lists each file once, without what current browsers do not load', () => {
    expect(scripts).toEqual(['/a.js']);
    expect(styles).toEqual(['/a.css']);
    expect(inlineScriptSize).toBe(gzipSync('1234567890').length);
  });

  it('tells pages that hydrate on demand from applications', () => {
    const deferred = `${html}<script type="application/json" id="page-code">{}</script>`;
    expect(kind).toBe('application');
    expect(readPageResources(parseHtml(deferred), deferred.length).kind).toBe('reading');
  });

  it('compares the HTML with itself without inline scripts', () => {
    expect(htmlRatio).toBeCloseTo(
      html.length / (html.length - '<script>1234567890</script>'.length),
    );
  });
});

describe('measurePageWeight', () => {
  it('adds the sizes of all files', () => {
    const measure = (...scripts: string[]) =>
      measurePageWeight(
        {
          scripts,
          inlineScriptSize: 0,
          styles: [],
          inlineStyleSize: 0,
          htmlRatio: 1,
          kind: 'reading',
        },
        (url) => Buffer.from(url),
      ).scripts;
    expect(measure('/a.js', '/b.js')).toBe(measure('/a.js') + measure('/b.js') - measure());
  });
});

describe('findMedian', () => {
  it('returns the value in the middle', () => {
    expect(findMedian([9, 1, 10])).toBe(9);
    expect(findMedian([])).toBeUndefined();
  });
});

describe('listBudgetViolations', () => {
  it('lists each value that exceeds the budget', () => {
    expect(listBudgetViolations(readingBudget, readingBudget)).toEqual([]);
    expect(
      listBudgetViolations({ ...readingBudget, scripts: readingBudget.scripts + 1 }, readingBudget),
    ).toHaveLength(1);
  });
});
