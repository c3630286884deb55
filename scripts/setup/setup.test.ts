import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parsePort } from './check-port.mjs';
import { listPrograms, parseFirefoxVersion } from './find-browser.mjs';
import { hasPackages, isNodeSupported } from './install-packages.mjs';
import { countTests } from './report.mjs';

it.each([
  [undefined, 3000],
  ['', 3000],
  ['3001', 3001],
  ['abc', undefined],
  ['0', undefined],
  ['65536', undefined],
])('PORT=%s is %s', (value, expected) => {
  expect(parsePort(value)).toBe(expected);
});

it.each([
  ['Mozilla Firefox 153.7.0esr\n', 153],
  ['*** a warning\nMozilla Firefox 160.0\n', 160],
  ['Chromium 150.0.1', 0],
  [undefined, 0],
])('%j is Firefox %s', (text, expected) => {
  expect(parseFirefoxVersion(text)).toBe(expected);
});

it('finds programs in the order of their names, not of the folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  const files = ['chromium', 'chromium-headless-shell'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, '');
  expect(listPrograms(['chromium-headless-shell', 'none', 'chromium'], folder)).toEqual(
    files.toReversed(),
  );
  rmSync(folder, { recursive: true });
});

it.each([
  ['v20.19.0', true],
  ['v22.1.0', true],
  ['v20.18.3', false],
  ['v18.20.0', false],
])('Node %s is supported: %s', (version, expected) => {
  expect(isNodeSupported('>=20.19', version)).toBe(expected);
});

it('wants each package in its version, but not those for other systems', () => {
  const react = { 'node_modules/react': { version: '19.3.1' } };
  const wanted = {
    '': {},
    ...react,
    'node_modules/sharp-arm': { version: '1.0.0', optional: true },
  };
  expect(hasPackages(wanted, react)).toBe(true);
  expect(hasPackages(wanted, { 'node_modules/react': { version: '19.3.0' } })).toBe(false);
  expect(hasPackages(wanted, {})).toBe(false);
});

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

it('counts tests: a file that cannot be loaded has failed, and what was repeated is listed', () => {
  expect(countTests({ ...vitest, success: true })).toMatchObject({ passed: 3, skipped: 2 });
  expect(countTests({ ...vitest, success: false })).toMatchObject({ passed: 3, failed: 1 });
  const specs = ['expected', 'flaky'].map((status) => ({
    title: `is ${status}`,
    file: 'a.spec.ts',
    tests: [{ status }],
  }));
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const counts = countTests({ stats, errors: [{}], suites: [{ suites: [{ specs }] }] });
  expect(counts).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    repeated: ['a.spec.ts: is flaky'],
  });
});
