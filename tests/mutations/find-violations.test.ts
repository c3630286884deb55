import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import { findViolations } from './find-violations';
import { combine, generateMutations } from './generate-mutations';
import { atParent, defineClasses, replace } from './mutation';

const files: Record<string, string> = {
  'a.yaml': 'title: A\n\n\n\nurl: /a\n',
  'b.yaml': 'title: B\n\n\n\nurl: /b\n',
};
const [renamed, removed] = defineClasses('key', { files: /\.yaml$/, steps: ['check-settings'] }, [
  ['renamed', replace(/url/, 'ulr'), /Unknown key "ulr".*url/, { samples: 1 }],
  ['removed', replace(/url.*\n/, ''), /Missing key "url"/, { samples: 1, elsewhere: atParent }],
]);
const mutate = (mutationClass: typeof renamed) =>
  generateMutations(
    mutationClass ? [mutationClass] : [],
    ['a.yaml'],
    (file) => files[file] ?? '',
    1,
  );
const mutations = mutate(renamed);

const report: Diagnostic = {
  severity: 'error',
  file: 'a.yaml',
  line: 5,
  column: 1,
  message: 'Unknown key "ulr"',
  found: '"ulr"',
  expected: 'one of title, url',
};
const find = (...diagnostics: Diagnostic[]) => findViolations(mutations, { diagnostics });

describe('findViolations', () => {
  it('accepts a report with file, line, found and expected', () => {
    expect(find(report)).toEqual([]);
  });

  it('accepts a report of a missing key at its parent', () => {
    const missing = { ...report, line: 1, message: 'Missing key "url"' };
    expect(findViolations(mutate(removed), { diagnostics: [missing] })).toEqual([]);
  });

  it('finds a crash', () => {
    const crash = 'TypeError: x is undefined\n    at run (lib/x.ts:1:1)';
    expect(findViolations(mutations, { crash })).toEqual([expect.stringContaining(crash)]);
  });

  it('finds a fault that is silently accepted', () => {
    expect(find()).toEqual([expect.stringMatching(/^key: renamed \| a\.yaml .*\nnothing$/s)]);
  });

  it.each([
    ['another file', { file: 'b.yaml' }, 2],
    ['another line', { line: 1 }, 1],
    ['no line', { line: undefined }, 1],
    ['another message', { message: 'Something is wrong' }, 1],
  ])('finds a report with %s', (_, change, count) => {
    expect(find({ ...report, ...change })).toHaveLength(count);
  });

  it.each([
    ['does not say what was found', { found: undefined }],
    ['does not say what was expected', { expected: '' }],
    ['has the name of an exception', { expected: 'url. ZodError: Invalid input' }],
    ['has a line of a stack trace', { message: `${report.message}\n    at run (lib/x.ts:1:1)` }],
    ['has an object instead of a text', { found: '[object Object]' }],
  ])('finds a report that %s', (_, change) => {
    expect(find(report, { ...report, ...change })).toHaveLength(1);
  });
});

describe('combine', () => {
  it('puts faults of different files into one run, and never two into one file', () => {
    const all = generateMutations(
      defineClasses('key', { files: /\.yaml$/, steps: ['check-settings'] }, [
        ['renamed', replace(/url/, 'ulr'), /ulr/],
        ['title', replace(/title/, 'titel'), /titel/],
      ]),
      Object.keys(files),
      (file) => files[file] ?? '',
      1,
    );
    const runs = combine(all, 1).map((run) => run.map(({ file }) => file).sort());
    expect(runs).toEqual([Object.keys(files), Object.keys(files)]);
  });

  it('does not combine faults of a step with those of a step that needs it', () => {
    const row = (step: string, file: string) =>
      defineClasses(step, { files: [file], steps: [step] }, [
        ['fault', replace(/url/, 'ulr'), /ulr/, { samples: 1 }],
      ]);
    const classes = [...row('check-settings', 'a.yaml'), ...row('check-navbar', 'b.yaml')];
    const all = generateMutations(classes, [], (file) => files[file] ?? '', 1);
    expect(combine(all, 1)).toHaveLength(2);
  });
});
