// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts */

/**
 * Counts of a report by Vitest's JSON reporter. A file that could not be loaded counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, success: boolean }} report
 * @returns {Counts}
 */
export function countVitestResults(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } = report;
  return {
    passed: numPassedTests,
    failed: success ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * Counts of a report by Playwright's JSON reporter. A test that passed only when it was repeated counts as passed and as
 * flaky.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywrightResults({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}
