import { describe, expect, it } from 'vitest';
import { listBudgetViolations, measurePageWeight, pageBudget } from './performance-budgets';

describe('measurePage', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script src="/a.js"></script>' +
    '<script src="/old.js" noModule=""></script><script>1234567890</script>';
  const cost = measurePageWeight(html, (path) => Buffer.from(path));

  it('counts each file once and the polyfill for old browsers not at all', () => {
    const one = measurePageWeight('<script src="/a.js"></script>', (path) => Buffer.from(path));
    expect(cost.scripts).toBe(one.scripts);
    expect(cost.styles).toBeGreaterThan(0);
  });

  it('compares the HTML with itself without inline scripts', () => {
    expect(cost.htmlRatio).toBeCloseTo(
      html.length / (html.length - '<script>1234567890</script>'.length),
    );
  });
});

describe('listExcesses', () => {
  it('names what is over the budget', () => {
    expect(listBudgetViolations(pageBudget)).toEqual([]);
    expect(listBudgetViolations({ ...pageBudget, scripts: 150_001 })).toHaveLength(1);
  });
});
