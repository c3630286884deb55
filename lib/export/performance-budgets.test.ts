import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html';
import {
  listBudgetViolations,
  measurePageWeight,
  pageBudget,
  readPageResources,
} from './performance-budgets';

describe('readPageResources', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script src="/a.js"></script>' +
    '<script src="/old.js" noModule=""></script><script>1234567890</script>' +
    '<noscript><link rel="stylesheet" href="/no-script.css"/></noscript>';
  const { scripts, styles, htmlRatio } = readPageResources(parseHtml(html), html.length);

  it('lists each file once, without what current browsers do not load', () => {
    expect(scripts).toEqual(['/a.js']);
    expect(styles).toEqual(['/a.css']);
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
      measurePageWeight({ scripts, styles: [], htmlRatio: 1 }, (url) => Buffer.from(url)).scripts;
    expect(measure('/a.js', '/b.js')).toBe(measure('/a.js') + measure('/b.js'));
  });
});

describe('listBudgetViolations', () => {
  it('lists each value that exceeds the budget', () => {
    expect(listBudgetViolations(pageBudget)).toEqual([]);
    expect(listBudgetViolations({ ...pageBudget, scripts: 150_001 })).toHaveLength(1);
  });
});
