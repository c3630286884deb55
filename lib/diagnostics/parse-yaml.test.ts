import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DiagnosticError, formatDiagnostic, throwOnErrors } from './diagnostic';
import { parseYaml } from './parse-yaml';

const schema = z.strictObject({
  name: z.string(),
  links: z.array(z.union([z.string(), z.strictObject({ label: z.string(), to: z.string() })])),
});

const parse = (text: string, lineOffset?: number) =>
  parseYaml(schema, { file: 'content/x.yaml', text, lineOffset });

describe('parseYaml', () => {
  it('returns the typed value', () => {
    expect(parse('name: A\nlinks: [a]').value).toEqual({ name: 'A', links: ['a'] });
  });

  it('tells place, found and expected of every fault in one run', () => {
    const { diagnostics } = parse('name: 7\nlinks:\n  - { label: 3, to: /x }\nother: true\n');
    expect(diagnostics.map(({ line, column, found }) => ({ line, column, found }))).toEqual([
      { line: 1, column: 1, found: '7' },
      { line: 3, column: 7, found: '3' },
      { line: 4, column: 1, found: 'true' },
    ]);
    expect(diagnostics[0]?.expected).toBe('string');
    expect(diagnostics[2]?.message).toBe('Unknown key "other"');
  });

  it('tells where YAML itself is broken', () => {
    const { diagnostics } = parse('name: A\nlinks: [a');
    expect(diagnostics[0]).toMatchObject({
      file: 'content/x.yaml',
      line: 2,
      expected: 'valid YAML',
    });
  });

  it('counts lines from the start of the file that holds the YAML', () => {
    expect(parse('name: 7\nlinks: []', 10).diagnostics[0]?.line).toBe(11);
  });

  it('points at the mapping where a key is missing', () => {
    expect(parse('links: []').diagnostics[0]).toMatchObject({ line: 1, found: 'nothing' });
  });
});

describe('throwOnErrors', () => {
  const fault = { file: 'a.mdx', line: 3, column: 5, message: 'Wrong', found: '1', expected: '2' };

  it('throws every fault at once', () => {
    const both = [
      { severity: 'error' as const, ...fault },
      { severity: 'error' as const, ...fault, line: 9 },
    ];
    expect(() => throwOnErrors(both)).toThrow(DiagnosticError);
    expect(() => throwOnErrors(both)).toThrow(/a\.mdx:3:5[\s\S]*a\.mdx:9:5[\s\S]*2 errors/);
  });

  it('lets warnings pass', () => {
    expect(() => throwOnErrors([{ severity: 'warning', ...fault }])).not.toThrow();
  });

  it('formats a fault with its place first', () => {
    expect(formatDiagnostic({ severity: 'error', ...fault })).toBe(
      'error: a.mdx:3:5\n  Wrong\n  found:    1\n  expected: 2',
    );
  });
});
