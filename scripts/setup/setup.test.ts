import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isVersionAtLeast } from './check-node.mjs';
import { parsePort } from './check-port.mjs';
import { countPlaywrightResults, countVitestResults } from './count-tests.mjs';
import { findHeadlessShell, listBrowserCandidates, parseFirefoxVersion } from './find-browser.mjs';
import { fingerprint, listSourceFiles } from './fingerprint.mjs';
import { formatTable, sumResults } from './format-results.mjs';

describe('isAtLeast', () => {
  it.each([
    ['20.19.0', '20.19', true],
    ['20.20.2', '20.19', true],
    ['22.0.0', '20.19', true],
    ['20.18.3', '20.19', false],
    ['18.20.0', '20.19', false],
  ])('%s against %s: %s', (version, floor, wanted) => {
    expect(isVersionAtLeast(version, floor)).toBe(wanted);
  });
});

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

describe('fingerprint', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    mkdirSync(join(root, 'lib'));
    writeFileSync(join(root, 'lib/a.ts'), 'a');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('stays where nothing changed and changes with a file’s content or name', () => {
    const before = fingerprint(['lib'], { root });
    expect(fingerprint(['lib'], { root })).toBe(before);
    writeFileSync(join(root, 'lib/a.ts'), 'b');
    const after = fingerprint(['lib'], { root });
    expect(after).not.toBe(before);
    writeFileSync(join(root, 'lib/b.ts'), '');
    expect(fingerprint(['lib'], { root })).not.toBe(after);
  });

  it('passes over what the project makes itself', () => {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules/x.js'), '');
    expect(listSourceFiles(root, '.')).toEqual(['lib/a.ts']);
  });

  it('knows environment variables', () => {
    const before = fingerprint([], { root, env: ['FINGERPRINT_TEST'] });
    process.env.FINGERPRINT_TEST = 'x';
    expect(fingerprint([], { root, env: ['FINGERPRINT_TEST'] })).not.toBe(before);
    delete process.env.FINGERPRINT_TEST;
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
  it('counts flaky tests and errors of Playwright as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const wanted = { passed: 5, failed: 3, skipped: 2 };
    expect(countPlaywrightResults({ stats, errors: [{}] })).toEqual(wanted);
  });
});

describe('the results', () => {
  const results = [
    { name: 'Lint', counts: { passed: 1, failed: 0, skipped: 0 }, seconds: 1.25 },
    { name: 'Unit tests', counts: { passed: 7, failed: 2, skipped: 3 }, note: 'a note' },
  ];
  it('are a line for each part, with its seconds and what it skipped', () => {
    expect(formatTable(results).split('\n')).toEqual([
      '✓ Lint                      1 passed    0 failed     1.3 s',
      '✗ Unit tests                7 passed    2 failed            3 skipped, a note',
    ]);
  });
  it('add up without the skipped tests', () => {
    expect(sumResults(results)).toEqual({ passed: 8, failed: 2 });
  });
});
