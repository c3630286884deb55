import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parsePort } from './check-port.mjs';
import { countPlaywrightResults, countVitestResults } from './count-tests.mjs';
import { findHeadlessShell, listBrowserCandidates, parseFirefoxVersion } from './find-browser.mjs';
import { formatTable, sumResults } from './format-results.mjs';

describe('parsePort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['3001', 3001],
    ['abc', undefined],
    ['0', undefined],
    ['65536', undefined],
  ])('%s: %s', (value, wanted) => {
    expect(parsePort(value)).toBe(wanted);
  });
});

describe('parseFirefoxVersion', () => {
  it.each([
    ['Mozilla Firefox 153.7.0esr\n', 153],
    ['*** a warning\nMozilla Firefox 160.0\n', 160],
    ['Chromium 150.0.1', 0],
    ['', 0],
  ])('%j: %s', (text, wanted) => {
    expect(parseFirefoxVersion(text)).toBe(wanted);
  });
});

describe('listCandidates', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    for (const name of ['google-chrome', 'chromium', 'chromium-headless-shell']) {
      writeFileSync(join(folder, name), '');
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes the reader’s choice and no other', () => {
    expect(listBrowserCandidates({ explicit: '/x', playwrights: '/y', path: folder })).toEqual([
      '/x',
    ]);
  });
  it('prefers Playwright’s own, then the headless shell, then Chromium, then Chrome', () => {
    const candidates = listBrowserCandidates({ playwrights: '/y', path: folder });
    const installed = ['chromium-headless-shell', 'chromium', 'google-chrome'];
    expect(candidates.slice(0, 4)).toEqual(['/y', ...installed.map((name) => join(folder, name))]);
  });
  it('knows the headless shell that Playwright put beside its Chromium', () => {
    const path = join(folder, 'chromium-1255/chrome-linux64/chrome');
    expect(findHeadlessShell(path)).toBeUndefined();
    const shell = join(folder, 'chromium_headless_shell-1255/chrome-headless-shell-linux64');
    mkdirSync(shell, { recursive: true });
    expect(findHeadlessShell(path)).toBeUndefined();
    writeFileSync(join(shell, 'chrome-headless-shell'), '');
    expect(findHeadlessShell(path)).toBe(join(shell, 'chrome-headless-shell'));
    expect(findHeadlessShell('/usr/bin/chromium')).toBeUndefined();
  });
});

describe('counting tests', () => {
  const vitest = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    success: true,
  };
  it('reads Vitest’s report; skipped tests have not passed', () => {
    expect(countVitestResults(vitest)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });
  it('counts a file that Vitest could not load as a failure', () => {
    expect(countVitestResults({ ...vitest, success: false })).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });
  it('counts errors of Playwright as failures, and tests that passed when repeated also as flaky', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const wanted = { passed: 6, failed: 2, skipped: 2, flaky: 1 };
    expect(countPlaywrightResults({ stats, errors: [{}] })).toEqual(wanted);
  });
});

describe('the results', () => {
  const results = [
    { name: 'Lint', counts: { passed: 1, failed: 0, skipped: 0 }, seconds: 1.25 },
    { name: 'Unit tests', counts: { passed: 7, failed: 2, skipped: 3, flaky: 1 }, note: 'a note' },
  ];
  it('are a line for each part, with its seconds and what it skipped', () => {
    expect(formatTable(results).split('\n')).toEqual([
      '✓ Lint                      1 passed    0 failed     1.3 s',
      '✗ Unit tests                7 passed    2 failed            3 skipped, 1 flaky, a note',
    ]);
  });
  it('add up without the skipped tests', () => {
    expect(sumResults(results)).toEqual({ passed: 8, failed: 2 });
  });
});
