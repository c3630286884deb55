/**
 * Table tests of checks: each row makes a fault in a file of the fixture site, and says what a check must report.
 * The site is a copy of the files that authors edit; each fault is undone after its test.
 */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleOpenApi } from '../../lib/api/description/bundle-openapi';
import { generatedDocument } from '../../lib/api/description/load-openapi-document';
import {
  type Diagnostic,
  DiagnosticError,
  formatDiagnostic,
  isError,
} from '../../lib/kit/diagnostics/diagnostic';
import { changeFile, type FileContent } from '../../lib/kit/files/change-file';
import { isFile, projectPath, switchProject, writeText } from '../../lib/kit/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { addSnapshot, copyContent } from '../fixture-site/copy-site';
import { isUnclear } from './is-unclear';

/** Returns a file with a fault. */
export type Change = (text: string) => FileContent;

/** Where else a diagnostic can be than at the lines of the fault: anywhere in the file, or in other files. */
type Elsewhere = { file?: RegExp; reason: string };

/** `reports` matches the message, what was found and what was expected. */
export type Fault = readonly [
  name: string,
  change: Change,
  reports: RegExp,
  elsewhere?: Elsewhere | undefined,
];

type Check = () => Diagnostic[] | Promise<Diagnostic[]>;

export const atParent = { reason: 'A missing key is reported at the object that lacks it' };
export const atList = { reason: 'The list has the position' };

/** Replaces the first match of a pattern. `$1` is its first group. */
export const replace =
  (pattern: RegExp, replacement: string): Change =>
  (text) =>
    text.replace(pattern, replacement);

export const remove = (pattern: RegExp): Change => replace(pattern, '');

/** Adds lines to the end of a file. */
export const append =
  (...lines: readonly string[]): Change =>
  (text) =>
    `${text.trimEnd()}\n\n${lines.join('\n')}\n`;

/** The content of a file, whatever it had before. */
export const content =
  (...lines: readonly string[]): Change =>
  () =>
    `${lines.join('\n')}\n`;

export const gone: Change = () => ({ is: 'missing' });

/** The 1-based lines of a changed text that differ from the original; all if one of them is not a text. */
function listChangedLines(original: string, changed: FileContent): [first: number, last: number] {
  if (typeof changed !== 'string') return [1, original.split('\n').length];
  const [before, after] = [original.split('\n'), changed.split('\n')];
  let first = 0;
  while (first < after.length && before[first] === after[first]) first++;
  let last = after.length;
  while (last > first && before.at(last - after.length - 1) === after[last - 1]) last--;
  return [first + 1, Math.max(first + 1, last)];
}

/**
 * Lists what is wrong with the report of a fault: it must name the file and the lines, or where else it is documented to
 * be, and no other file.
 * @param original the text before the change; undefined if the file is new
 */
export function findViolations(
  file: string,
  original: string | undefined,
  changed: FileContent,
  [, , reports, elsewhere]: Fault,
  diagnostics: readonly Diagnostic[],
): string[] {
  const [first, last] = elsewhere
    ? [1, Number.POSITIVE_INFINITY]
    : listChangedLines(original ?? '', changed);
  const isWholeFile = original === undefined || (typeof changed === 'object' && 'is' in changed);
  const isAt = ({ line }: Diagnostic) =>
    line === undefined ? isWholeFile : line >= first - 1 && line <= last + 1;
  const isElsewhere = (diagnostic: Diagnostic) => elsewhere?.file?.test(diagnostic.file) ?? false;
  const isReport = (diagnostic: Diagnostic) =>
    ((diagnostic.file === file && isAt(diagnostic)) || isElsewhere(diagnostic)) &&
    reports.test(`${diagnostic.message} | ${diagnostic.found} | ${diagnostic.expected}`);
  const list = (title: string, found: readonly Diagnostic[]) =>
    found.map((diagnostic) => `${title}: ${formatDiagnostic(diagnostic)}`);
  return [
    ...(diagnostics.some(isReport)
      ? []
      : [`Not reported: ${reports} at lines ${first} to ${last}`, ...list('Found', diagnostics)]),
    ...list(
      'Another file',
      diagnostics.filter(
        (diagnostic) => diagnostic.file !== file && isError(diagnostic) && !isElsewhere(diagnostic),
      ),
    ),
    ...list('Unclear', diagnostics.filter(isUnclear)),
  ];
}

/** Runs a check as the build does: the diagnostics of a thrown DiagnosticError count as its result. */
async function run(check: Check): Promise<readonly Diagnostic[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics;
    throw error;
  }
}

/** Runs a check with a changed file. */
async function runWith(check: Check, file: string, change: Change) {
  const original = isFile(file) ? readFileSync(projectPath(file), 'utf8') : undefined;
  const changed = change(original ?? '');
  const restore = changeFile(file, changed);
  try {
    expect(changed, `The change does nothing in ${file}`).not.toBe(original);
    return { original, changed, diagnostics: await run(check) };
  } finally {
    restore();
  }
}

/** Makes a fault in a file of the site, and lists what is wrong with its report. */
export async function tryFault(check: Check, file: string, fault: Fault): Promise<string[]> {
  const { original, changed, diagnostics } = await runWith(check, file, fault[1]);
  return findViolations(file, original, changed, fault, diagnostics);
}

/** The API's description, which a process bundles once. */
let bundled: Promise<string> | undefined;

/** Lets the tests of a file read and change the files of the fixture site. */
export function enterFixtureSite(): void {
  let leave = () => {};
  beforeAll(async () => {
    const site = mkdtempSync(join(tmpdir(), 'faults-'));
    copyContent(site);
    addSnapshot(site);
    symlinkSync(projectPath('public'), join(site, 'public'));
    const back = switchProject(site);
    leave = () => {
      back();
      rmSync(site, { recursive: true });
    };
    bundled ??= bundleOpenApi(getSite()).then((document) => JSON.stringify(document));
    writeText(generatedDocument, await bundled);
  });
  afterAll(() => leave());
}

/** Rows by the file that they change. */
type Table<Row> = Readonly<Record<string, readonly Row[]>>;

/** Calls a function for each row of a table, to define its test. */
function forEachRow<Row>(table: Table<Row>, define: (file: string, row: Row) => void): void {
  for (const [file, rows] of Object.entries(table)) {
    describe(file, () => {
      for (const row of rows) define(file, row);
    });
  }
}

/**
 * Tests that a check reports each fault, and nothing without one.
 * @param accepted what looks like a fault and is none; the name says why
 */
export function testFaults(
  check: Check,
  faults: Table<Fault>,
  accepted: Table<readonly [name: string, change: Change]> = {},
): void {
  enterFixtureSite();
  test('nothing is reported without a fault', async () => {
    expect(await run(check)).toEqual([]);
  });
  forEachRow(faults, (file, fault) => {
    test(fault[0], async () => {
      expect(await tryFault(check, file, fault)).toEqual([]);
    });
  });
  forEachRow(accepted, (file, [name, change]) => {
    test(`accepts ${name}`, async () => {
      expect((await runWith(check, file, change)).diagnostics).toEqual([]);
    });
  });
}

/** Like {@link testFaults}, for a check of one file's text. */
export function testTextFaults(
  check: (text: string, file: string) => Diagnostic[],
  file: string,
  original: string,
  faults: readonly Fault[],
): void {
  describe(file, () => {
    test('nothing is reported without a fault', () => {
      expect(check(original, file)).toEqual([]);
    });
    for (const fault of faults) {
      test(fault[0], () => {
        const changed = String(fault[1](original));
        expect(changed).not.toBe(original);
        expect(findViolations(file, original, changed, fault, check(changed, file))).toEqual([]);
      });
    }
  });
}
