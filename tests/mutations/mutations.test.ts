/**
 * Runs the complete table of checks, as the build does, for a small site with faults in many files at once. Each kind of
 * fault has a row in the tests beside its check; these runs test that one fault hides no other and stops no check.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileContent } from '../../lib/kit/files/change-file';
import { listFiles } from '../../lib/kit/files/project-files';
import { type ResidentChecker, startResidentChecker } from '../../scripts/resident-checker';
import { addSnapshot, createSite } from '../fixture-site/copy-site';
import { isUnclear } from '../support/is-unclear';

const site = createSite('mutations');
addSnapshot(site);

/** The files that authors edit. */
const files = ['content', 'openapi']
  .flatMap((folder) => listFiles(`.cache/mutations/${folder}`, ''))
  .map((file) => file.slice('.cache/mutations/'.length))
  .filter((file) => /\.(?:mdx|yaml|json)$/.test(file));

const read = (file: string) => readFileSync(join(site, file), 'utf8');

let checker: ResidentChecker;
beforeAll(async () => {
  checker = await startResidentChecker(site);
}, 120_000);
afterAll(() => checker?.stop());

type Contents = Readonly<Record<string, FileContent>>;

async function check(contents: Contents, env?: Record<string, string>) {
  const response = await checker.check(contents, env);
  if ('crash' in response) throw new Error(response.crash);
  expect(response.diagnostics.filter(isUnclear)).toEqual([]);
  return response.diagnostics;
}

const change = (names: readonly string[], edit: (text: string) => FileContent): Contents =>
  Object.fromEntries(names.map((file) => [file, edit(read(file))]));

function replace(file: string, from: string | RegExp, to: string): Contents {
  expect(read(file), file).toMatch(from);
  return change([file], (text) => text.replace(from, to));
}

// The first run reads everything.
test('nothing is reported without a fault', { timeout: 120_000 }, async () => {
  expect(await check({})).toEqual([]);
});

const append = (file: string, line: string) => replace(file, /\n$/, `\n\n${line}\n`);

test.each([
  [
    'forms',
    () => ({
      ...replace('content/site/footer.yaml', /^ {2}- title: .*/m, '  - title: 7'),
      ...replace('content/versions/1.0/version.yaml', 'label: "1.0"', 'label: 1'),
      ...replace('content/reference/glossary.yaml', 'terms: []', 'terms: {}'),
      ...append('content/docs/doctor-app/introduction.mdx', '<NoSuchComponent />'),
      ...replace('content/screens/welcome-screen.json', '"type": "title"', '"type": "no-such"'),
      ...replace('openapi/paths/token.yaml', 'summary: Create a token', 'summary: 7'),
      ...replace('openapi/history/releases.yaml', '2026-10-01', '2026-10-41'),
    }),
  ],
  [
    'names and texts',
    () => ({
      ...replace('content/site/sidebar.yaml', 'doctor-app/introduction', 'doctor-app/nope'),
      ...replace('content/site/home.yaml', 'operation: getAppointment', 'operation: nope'),
      ...replace('content/site/search.yaml', 'paths: [/api]', 'paths: [/nope]'),
      ...replace(
        'content/reference/data-paths.yaml',
        'path: /name',
        'path: /name\n    schema: Nope',
      ),
      ...replace('content/screens/welcome-screen.json', '"name": "status"', '"name": "nope"'),
      ...append('content/docs/doctor-app/overview.mdx', 'This is is twice.'),
      ...append(
        'content/docs/doctor-app/introduction.mdx',
        '```bash\ncurl -X DELETE https://api.example.com/api/v2/nope\n```',
      ),
      ...append('content/docs/doctor-app/sdk.mdx', '```json live\n{ "type": "nope" }\n```'),
      ...append('content/api/sandbox.mdx', '[Gap](/api/undocumented#nope)'),
      ...replace('openapi/doctor-api.yaml', 'A visit.', 'Sign in first.'),
    }),
  ],
])('faults in the %s of many files are reported in one run, each once', async (_, createFaults) => {
  const contents = createFaults();
  const reported = (await check(contents)).map(({ file }) => file);
  expect(reported.sort()).toEqual(Object.keys(contents).sort());
});

// Without the settings and the list of releases, the other files could not be checked.
const others = files.filter((file) => !/settings\.yaml$|releases\.yaml$/.test(file));

test.each<[name: string, edit: (text: string) => FileContent]>([
  ['empty', () => ''],
  ['a folder', () => ({ is: 'folder' })],
  ['in another encoding', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['null', () => 'null\n'],
])('every file that is %s is reported in one run', async (_, edit) => {
  const contents = change(others, edit);
  const reported = new Set((await check(contents)).map(({ file }) => file));
  // A version without a file is no version, and a list of allowed words can be empty.
  const isOptional = (file: string) => /(?:version|allowed-words)\.yaml$/.test(file);
  const isKnown = (file: string) => reported.has(file) || isOptional(file);
  expect(others.filter((file) => !isKnown(file))).toEqual([]);
});

test('files that are missing are reported', async () => {
  const contents = change(
    ['content/site/settings.yaml', 'content/reference/limits.yaml', 'openapi/doctor-api.yaml'],
    () => ({ is: 'missing' }),
  );
  const reported = (await check(contents)).map(({ file }) => file);
  expect(reported).toEqual(expect.arrayContaining(Object.keys(contents)));
});

test('faults of the environment are reported beside those of files', async () => {
  const diagnostics = await check(
    { 'content/site/footer.yaml': 'columns: []\n' },
    { SITE_URL: 'docs', SITE_BASE_URL: 'hub' },
  );
  expect(new Set(diagnostics.map(({ file }) => file))).toEqual(
    new Set([
      'content/site/footer.yaml',
      'environment variable SITE_BASE_URL',
      'environment variable SITE_URL',
    ]),
  );
});

test.each<[name: string, edit: (text: string) => FileContent]>([
  [
    'a byte order mark and CRLF, which editors on Windows write',
    (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  ],
  ['CR, and no line break at the end', (text) => text.trimEnd().replaceAll('\n', '\r')],
  ['space at the end', (text) => `${text}   `],
])('files with %s are accepted', async (_, edit) => {
  expect(await check(change(files, edit))).toEqual([]);
});
