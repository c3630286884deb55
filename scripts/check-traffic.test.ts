import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { checkTraffic } from './check-traffic';

let folder: string;

const harOf = (entries: object[]): string =>
  JSON.stringify({ log: { version: '1.2', creator: { name: 'test', version: '1' }, entries } });

const toEntry = (method: string, path: string, status: number, token = 'first-token') => ({
  startedDateTime: '2027-02-26T10:15:04Z',
  time: 1,
  request: {
    method,
    url: `https://api.test.example.com/api/v2${path}`,
    headers: [{ name: 'X-Token', value: token }],
  },
  response: { status, headers: [], content: { size: 0, mimeType: '' } },
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'traffic-'));
  mkdirSync(join(folder, 'files'));
  const write = (name: string, text: string) => writeFileSync(join(folder, 'files', name), text);
  write('fits.har', harOf([toEntry('GET', '/appointments/70412', 200)]));
  write(
    'order.har',
    harOf([toEntry('POST', '/token/invalidate', 204), toEntry('GET', '/appointments', 405)]),
  );
  write(
    'call.txt',
    "curl https://api.test.example.com/api/v2/appointments -H 'Authorization: Bearer planted-secret'",
  );
  write('notes.md', 'Not read.');
  writeFileSync(join(folder, 'empty.txt'), 'Hello');
});

afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  checkTraffic(args.map((arg) => (arg.startsWith('--') ? arg : join(folder, arg))));

it('exits with 0 if all calls fit, with 1 if one does not, and with 2 if there is none', () => {
  expect(run('files/fits.har')).toMatchObject({ exitCode: 0 });
  expect(run('files/fits.har', 'files/call.txt')).toMatchObject({ exitCode: 1 });
  expect(run('empty.txt')).toMatchObject({ exitCode: 2, errors: 'No call was found.' });
  expect(run('missing.har')).toMatchObject({
    exitCode: 2,
    errors: expect.stringMatching(/ENOENT/),
  });
});

it('reads a file as the kind that somebody has selected', () => {
  const { output } = run('files/call.txt', '--kind=url', '--format=json');
  expect(JSON.parse(output)).toMatchObject({ inputs: [{ kind: 'url' }] });
  expect(run('files/call.txt', '--kind=letter')).toMatchObject({
    exitCode: 2,
    errors: expect.stringMatching(/--kind: found "letter", expected har, postman/),
  });
});

it('prints findings with line and link, why a call may have failed, and a summary', () => {
  const { output } = run('files/order.har');
  expect(output).toContain('Does not fit: The token was invalidated 1 call before');
  expect(output).toMatch(/at +\S+order\.har:1:\d+/);
  expect(output).toContain('https://docs.example.com/api/operations/invalidateToken');
  expect(output).toContain('Send it again? Safe.');
  expect(output).toContain('listAppointments: 1 call (405 × 1; never 200)');
  expect(output).toContain('Operations without a call: createToken');
  expect(output).not.toContain('first-token');
});

it('reads the files of a folder, and prints JSON without tokens', () => {
  const { output } = run('files', '--format=json');
  const { inputs } = z
    .object({ inputs: z.array(z.object({ file: z.string(), kind: z.string() })) })
    .parse(JSON.parse(output));
  expect(inputs.map(({ file, kind }) => [file.split(/[\\/]/).at(-1), kind])).toEqual([
    ['call.txt', 'curl'],
    ['fits.har', 'har'],
    ['order.har', 'har'],
  ]);
  expect(output).not.toContain('planted-secret');
});

it('prints JUnit and SARIF for CI', () => {
  const junit = run('files', '--format=junit').output;
  expect(junit).toContain('tests="2" failures="1"');
  expect(junit).toContain(
    'classname="listAppointments"><failure message="The token was invalidated',
  );
  const sarif = JSON.parse(run('files/call.txt', '--format=sarif').output);
  expect(sarif).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'check-traffic' } },
        results: [
          {
            ruleId: 'wrong-credential',
            level: 'error',
            locations: [{ physicalLocation: { region: { startLine: 1, startColumn: 59 } } }],
          },
        ],
      },
    ],
  });
});

// biome-ignore format: a table
it.each([
  [[], /Found no file/],
  [['--format=xml', 'files'], /found "xml", expected text, json, junit, sarif/],
  [['--what'], /--what/],
])('refuses %j', (args, message) => {
  expect(run(...args)).toMatchObject({ exitCode: 2, errors: expect.stringMatching(message) });
});
