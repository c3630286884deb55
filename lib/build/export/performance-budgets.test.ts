import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kit/html/parse-html';
import {
  findMedian,
  getPageBudget,
  listBudgetViolations,
  measurePageWeight,
  readPageResources,
} from './performance-budgets';

describe('readPageResources', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script src="/a.js"></script>' +
    '<script data-src="/behaviors.js">1234567890</script>' +
    '<noscript><link rel="stylesheet" href="/no-script.css"/></noscript>';
  const { scripts, behaviors, inlineScriptSize, styles, htmlRatio } = readPageResources(
    parseHtml(html),
    html.length,
  );

  it('lists each file once, without the content of noscript', () => {
    expect(scripts).toEqual(['/a.js']);
    expect(behaviors).toEqual(['/behaviors.js']);
    expect(styles).toEqual(['/a.css']);
    expect(inlineScriptSize).toBe(gzipSync('1234567890').length);
  });

  it('tells the script of the behaviors from others if the page loads it at once', () => {
    const page = '<script src="/a.js"></script><script type="module" src="/behaviors.js"></script>';
    const resources = readPageResources(parseHtml(page), page.length);
    expect(resources).toMatchObject({ scripts: ['/a.js'], behaviors: ['/behaviors.js'] });
  });

  it.each([
    ['<div data-island="visit"></div>', true],
    ['<div class="el-root"></div>', true],
    ['<p>data-island</p>', false],
  ])('says whether a page has the HTML of an island: %s', (body, hasIsland) => {
    expect(readPageResources(parseHtml(body), body.length).hasIsland).toBe(hasIsland);
  });

  it('compares the HTML with itself without inline scripts', () => {
    expect(htmlRatio).toBeCloseTo(
      html.length / (html.length - '<script data-src="/behaviors.js">1234567890</script>'.length),
    );
  });
});

describe('measurePageWeight', () => {
  it('adds the sizes of all files', () => {
    const measure = (...scripts: string[]) =>
      measurePageWeight(
        {
          scripts,
          behaviors: ['/behaviors.js'],
          inlineScriptSize: 0,
          styles: [],
          inlineStyleSize: 0,
          htmlRatio: 1,
          hasIsland: false,
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
    const budget = getPageBudget({ hasIsland: false });
    expect(listBudgetViolations(budget, budget)).toEqual([]);
    const weight = { ...budget, scripts: budget.scripts + 1, behaviors: budget.behaviors + 1 };
    expect(listBudgetViolations(weight, budget)).toHaveLength(2);
  });
});
