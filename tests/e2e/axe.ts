import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { ElementContext, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Looked = {
  /** The part that is looked at; the whole document where it is left out. */
  include?: string;
  exclude?: string;
  /** Only these rules. */
  runOnly?: string[];
  /** All rules but these. */
  disabledRules?: string[];
};

/** What axe finds: the rule and where. The page must be without the site's policy, which keeps axe out. */
export async function findViolations(
  page: Page,
  { include = 'html', exclude, runOnly, disabledRules: without = [] }: Looked = {},
): Promise<Array<{ id: string; where: string[] }>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const context: ElementContext = exclude === undefined ? { include } : { include, exclude };
  const options: RunOptions = {
    resultTypes: ['violations'],
    // axe stands in the page alone, and would wait for an answer of each frame.
    iframes: false,
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    ...(runOnly && { runOnly }),
  };
  // As text: Playwright's types of arguments do not get to the end of axe's.
  return page.evaluate(async (text) => {
    const { axe } = window as typeof window & { axe: typeof import('axe-core') };
    const asked: { context: ElementContext; options: RunOptions } = JSON.parse(text);
    const { violations } = await axe.run(asked.context, asked.options);
    return violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html }) => html.slice(0, 160)),
    }));
  }, JSON.stringify({ context, options }));
}
