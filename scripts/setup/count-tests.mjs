// @ts-check

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts of a report by Vitest's JSON reporter. A file that could not be loaded counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, success: boolean }} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numFailedTests, success }) {
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) };
}

/**
 * Counts of a report by Playwright's JSON reporter. A test that passed only when tried again counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
