import { expect, test } from 'vitest';
import type { Diagnostic } from '../../lib/kit/diagnostics/diagnostic';
import { atParent, type Fault, findViolations, replace } from './author-faults';

const text = 'title: A\n\n\n\nurl: /a\n';
const change = replace(/url/, 'ulr');
const reports = /Unknown key "ulr".*url/;
const report: Diagnostic = {
  severity: 'error',
  file: 'a.yaml',
  line: 5,
  column: 1,
  message: 'Unknown key "ulr"',
  found: '"ulr"',
  expected: 'one of title, url',
};
const find = (diagnostics: Diagnostic[], elsewhere?: Fault[3]) =>
  findViolations('a.yaml', text, change(text), ['a key', change, reports, elsewhere], diagnostics);

test('a report with file, line, found and expected has no violation', () => {
  expect(find([report])).toEqual([]);
});

test('a report can be elsewhere if this is documented', () => {
  expect(find([{ ...report, line: 1 }], atParent)).toEqual([]);
  expect(find([{ ...report, file: 'b.yaml' }], { file: /b/, reason: 'A test' })).toEqual([]);
});

test.each([
  ['nothing', [], /^Not reported/],
  ['another file', [{ ...report, file: 'b.yaml' }], /^Not reported[\s\S]*Another file/],
  ['another line', [{ ...report, line: 1 }], /^Not reported/],
  ['no line', [{ ...report, line: undefined }], /^Not reported/],
  ['another message', [{ ...report, message: 'Something is wrong' }], /^Not reported/],
  ['a problem in another file, too', [report, { ...report, file: 'b.yaml' }], /^Another file/],
  ['nothing found', [report, { ...report, found: '' }], /^Unclear/],
  ['nothing expected', [report, { ...report, expected: '' }], /^Unclear/],
  ['the name of an exception', [report, { ...report, expected: 'url. ZodError' }], /^Unclear/],
  ['a stack trace', [report, { ...report, message: 'x\n    at run (lib/x.ts:1:1)' }], /^Unclear/],
  ['an object instead of a text', [report, { ...report, found: '[object Object]' }], /^Unclear/],
])('a report of %s is a violation', (_, diagnostics, violation) => {
  expect(find(diagnostics).join('\n')).toMatch(violation);
});
