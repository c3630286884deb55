/** Measures every page of out/ and prints a table of the heaviest pages. Fails if a page exceeds the budget. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { getExportedPages } from '../lib/build/export/exported-pages';
import {
  findMedian,
  getPageBudget,
  listBudgetViolations,
  measurePageWeight,
  medianLoadBudget,
  type PageWeight,
  workerBudget,
} from '../lib/build/export/performance-budgets';
import type { ExportedPage } from '../lib/build/export/read-pages';
import { listFiles, projectPath } from '../lib/kit/files/project-files';
import { workerPath } from '../lib/site/browser/worker-protocol';
import { getSite } from '../lib/site/site-settings';
import { withoutBase } from '../lib/site/urls';
import { runIfMain } from './run-if-main';

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The bytes of the median page: its HTML after gzip, and at most all fonts. */
function measureMedianLoad(exported: readonly ExportedPage[]): number {
  const fonts = listFiles('.generated/fonts', '.woff2')
    .map((file) => readFileSync(projectPath(file)).length)
    .reduce((sum, size) => sum + size, 0);
  const pages = exported.map(({ file }) => gzipSync(readFileSync(projectPath(file))).length);
  const median = findMedian(pages);
  if (median === undefined) throw new Error('out/ has no page');
  return fonts + median;
}

/** Measures all pages and the sandbox's worker. Returns a message for each value that exceeds the budget. */
export async function checkBudgets(): Promise<string[]> {
  const exported = await getExportedPages();
  const { baseUrl } = getSite();
  const read = (address: string) => {
    const path = withoutBase(address.split('?')[0] ?? address, baseUrl) ?? address;
    return readFileSync(projectPath('out', decodeURI(path)));
  };
  const pages = exported.map(({ path, resources }) => ({
    path,
    budget: getPageBudget(resources),
    weight: measurePageWeight(resources, read),
  }));
  const listHeaviest = (measure: (weight: PageWeight) => number) =>
    pages.toSorted((a, b) => measure(b.weight) - measure(a.weight)).slice(0, 8);
  const heaviest = new Set([
    ...listHeaviest(({ scripts, behaviors }) => scripts + behaviors),
    ...listHeaviest(({ styles }) => styles),
    ...listHeaviest(({ htmlRatio }) => htmlRatio),
  ]);
  console.table(
    [...heaviest].map(({ path, weight }) => ({
      page: path,
      scripts: formatKilobytes(weight.scripts),
      behaviors: formatKilobytes(weight.behaviors),
      styles: formatKilobytes(weight.styles),
      'HTML ratio': weight.htmlRatio.toFixed(2),
    })),
  );
  console.log(`The heaviest of ${pages.length} pages.`);
  const medianLoad = measureMedianLoad(exported);
  console.log(
    `The median page: ${formatKilobytes(medianLoad)} of ${formatKilobytes(medianLoadBudget)}.`,
  );
  const worker = gzipSync(readFileSync(projectPath(`out${workerPath}`))).length;
  console.log(
    `The service worker: ${formatKilobytes(worker)} of ${formatKilobytes(workerBudget)}.`,
  );
  return [
    ...pages.flatMap(({ path, budget, weight }) =>
      listBudgetViolations(weight, budget).map((violation) => `${path}: ${violation}`),
    ),
    ...(medianLoad > medianLoadBudget
      ? [`the median page loads ${medianLoad}, expected at most ${medianLoadBudget}`]
      : []),
    ...(worker > workerBudget
      ? [`${workerPath}: its size is ${worker}, expected at most ${workerBudget}`]
      : []),
  ];
}

await runIfMain(import.meta.url, 'check-budgets', async () => {
  const violations = await checkBudgets();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
