// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number, repeated: string[] }} Counts */

/**
 * @typedef {{ tests: ReadonlyArray<{ status: string }>, title: string, file: string }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, success: boolean }} VitestReport
 * @typedef {{ suites: PlaywrightSuite[], stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/**
 * Counts the tests of a report by the JSON reporter of Vitest or Playwright. A file that could not be loaded counts as a
 * failure. A test that passed only when it was repeated has passed and is listed.
 * @param {VitestReport | PlaywrightReport} report
 * @returns {Counts}
 */
export function countTests(report) {
  if ('stats' in report) {
    const { stats, errors, suites } = report;
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      repeated: suites
        .flatMap(listSpecs)
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(({ file, title }) => `${file}: ${title}`),
    };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } = report;
  return {
    passed: numPassedTests,
    failed: success ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
    repeated: [],
  };
}

/**
 * Prints the counts of all suites as a table, and the tests that were repeated.
 * @param {ReadonlyArray<{ name: string, counts: Counts }>} suites
 */
export function printCounts(suites) {
  console.log();
  console.table(
    Object.fromEntries(
      suites.map(({ name, counts: { repeated: _, ...counts } }) => [name, counts]),
    ),
  );
  const repeated = suites.flatMap(({ counts }) => counts.repeated);
  if (repeated.length > 0) console.log(`Passed only when repeated:\n${repeated.join('\n')}`);
}

/** Reads the reports in a folder. @param {string} folder */
export const readReports = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : []).sort().map((file) => ({
    name: file.replace(/\.json$/, ''),
    counts: countTests(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  }));
