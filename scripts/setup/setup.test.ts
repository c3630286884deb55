import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAtLeast } from './check-node.mjs';
import { countPlaywright, countVitest } from './count-tests.mjs';
import { listCandidates } from './find-browser.mjs';
import { fingerprint, listSources } from './fingerprint.mjs';

describe('isAtLeast', () => {
  it.each([
    ['20.19.0', '20.19', true],
    ['20.20.2', '20.19', true],
    ['22.0.0', '20.19', true],
    ['20.18.3', '20.19', false],
    ['18.20.0', '20.19', false],
  ])('%s against %s: %s', (version, floor, wanted) => {
    expect(isAtLeast(version, floor)).toBe(wanted);
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
    expect(listSources(root, '.')).toEqual(['lib/a.ts']);
  });

  it('knows environment variables', () => {
    const before = fingerprint([], { root, env: ['FINGERPRINT_TEST'] });
    process.env.FINGERPRINT_TEST = 'x';
    expect(fingerprint([], { root, env: ['FINGERPRINT_TEST'] })).not.toBe(before);
    delete process.env.FINGERPRINT_TEST;
  });
});

describe('listCandidates', () => {
  it('takes the reader’s choice and no other', () => {
    expect(listCandidates({ explicit: '/x', playwrights: '/y' })).toEqual(['/x']);
  });
  it('prefers Playwright’s own', () => {
    expect(listCandidates({ playwrights: '/y', path: '' })[0]).toBe('/y');
  });
});

describe('counting tests', () => {
  it('counts a file that Vitest could not load as a failure', () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 0, success: false })).toEqual({
      passed: 3,
      failed: 1,
    });
  });
  it('counts flaky tests and errors of Playwright as failures', () => {
    expect(
      countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] }),
    ).toEqual({
      passed: 5,
      failed: 3,
    });
  });
});
