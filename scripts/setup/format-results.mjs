// @ts-check

/** @typedef {import('./count-tests.mjs').Counts} Counts */
/** @typedef {{ name: string, counts: Counts, seconds?: number, note?: string }} Result */

/** @param {Result} result */
function formatRow({ name, counts: { passed, failed, skipped, flaky = 0 }, seconds, note }) {
  const cells = [
    failed > 0 ? '✗' : '✓',
    name.padEnd(21),
    `${String(passed).padStart(5)} passed`,
    `${String(failed).padStart(4)} failed`,
    (seconds === undefined ? '' : `${seconds.toFixed(1)} s`).padStart(9),
    '',
    [skipped > 0 ? `${skipped} skipped` : '', flaky > 0 ? `${flaky} flaky` : '', note]
      .filter(Boolean)
      .join(', '),
  ];
  return cells.join(' ').trimEnd();
}

/**
 * The table of all parts, one line each.
 * @param {Result[]} results
 */
export function formatTable(results) {
  return results.map(formatRow).join('\n');
}

/**
 * The sum of all parts. Skipped tests are in neither number.
 * @param {Result[]} results
 */
export function sumResults(results) {
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => results.reduce((total, { counts }) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
