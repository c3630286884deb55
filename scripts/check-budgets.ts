/** Measures every page of out/ against the budget and prints a table; a page over it fails. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { getExportedPages } from '../lib/export/exported-pages';
import {
  listBudgetViolations,
  measurePageWeight,
  type PageWeight,
  pageBudget,
  workerBudget,
} from '../lib/export/performance-budgets';
import { projectPath } from '../lib/files/project-files';
import { workerPath } from '../lib/sandbox/browser/mount-path';
import { getSite } from '../lib/site/site-settings';
import { withoutBase } from '../lib/site/urls';
import { runIfMain } from './run-if-main';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Measures all pages and returns what they exceed, each with its page. */
export function checkBudgets(): string[] {
  const { baseUrl } = getSite();
  const read = (address: string) => {
    const path = withoutBase(address.split('?')[0] ?? address, baseUrl) ?? address;
    return readFileSync(projectPath('out', decodeURI(path)));
  };
  const costs = getExportedPages().map(({ path, resources }) => ({
    path,
    cost: measurePageWeight(resources, read),
  }));
  // The dearest pages tell the most: a page that nobody looks at is one that grows.
  const dearest = (measure: (cost: PageWeight) => number) =>
    costs.toSorted((a, b) => measure(b.cost) - measure(a.cost)).slice(0, 8);
  const shown = new Set([
    ...dearest(({ scripts }) => scripts),
    ...dearest(({ styles }) => styles),
    ...dearest(({ htmlRatio }) => htmlRatio),
  ]);
  console.table(
    [...shown].map(({ path, cost }) => ({
      page: path,
      scripts: kb(cost.scripts),
      styles: kb(cost.styles),
      'HTML ratio': cost.htmlRatio.toFixed(2),
    })),
  );
  console.log(
    `The dearest of ${costs.length} pages. Budget: ${kb(pageBudget.scripts)} scripts, ${kb(pageBudget.styles)} styles, HTML ratio ${pageBudget.htmlRatio}`,
  );
  const worker = gzipSync(readFileSync(projectPath(`out${workerPath}`))).length;
  console.log(`The sandbox’s worker: ${kb(worker)} of ${kb(workerBudget)}`);
  return [
    ...costs.flatMap(({ path, cost }) =>
      listBudgetViolations(cost).map((excess) => `${path}: ${excess}`),
    ),
    ...(worker > workerBudget ? [`${workerPath}: ${worker} is more than ${workerBudget}`] : []),
  ];
}

await runIfMain(import.meta.url, 'check-budgets', () => {
  const excesses = checkBudgets();
  if (excesses.length > 0) throw new Error(excesses.join('\n'));
});
