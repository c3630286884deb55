import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DiagnosticError, formatDiagnostic, throwOnErrors } from './diagnostic';
import { parseYaml, requireValue } from './parse-yaml';

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

  it('reports all problems with their positions', () => {
    const { diagnostics } = parse('name: 7\nlinks:\n  - { label: 3, to: /x }\nother: true\n');
    expect(diagnostics.map(({ line, column, found }) => ({ line, column, found }))).toEqual([
      { line: 1, column: 1, found: '7' },
      { line: 3, column: 7, found: '3' },
      { line: 4, column: 1, found: 'true' },
    ]);
    expect(diagnostics[0]?.expected).toBe('string');
    expect(diagnostics[2]?.message).toBe('Unknown key "other"');
  });

  it('reports the position of a syntax error', () => {
    const { diagnostics } = parse('name: A\nlinks: [a');
    expect(diagnostics[0]).toMatchObject({
      file: 'content/x.yaml',
      line: 2,
      expected: 'valid YAML',
    });
  });

  it('validates the prepared value, with the positions of what was parsed', () => {
    const unwrap = (data: unknown) =>
      typeof data === 'object' && data !== null && 'name' in data ? { ...data, links: [] } : data;
    const file = { file: 'content/x.yaml', text: '# A\nname: 7' };
    expect(parseYaml(schema, file, unwrap).diagnostics).toMatchObject([{ line: 2, found: '7' }]);
    expect(parseYaml(schema, { ...file, text: 'name: A' }, unwrap).value).toEqual({
      name: 'A',
      links: [],
    });
  });

  it('counts lines from the start of the file that contains the YAML', () => {
    expect(parse('name: 7\nlinks: []', 10).diagnostics[0]?.line).toBe(11);
  });

  it('reports a missing key at the position of its mapping', () => {
    expect(parse('links: []').diagnostics[0]).toMatchObject({ line: 1, found: 'nothing' });
  });
});

describe('requireValue', () => {
  it('returns the value, or throws every problem', () => {
    expect(requireValue(parse('name: A\nlinks: []'))).toEqual({ name: 'A', links: [] });
    expect(() => requireValue(parse('name: 7\nlinks: 8'))).toThrow(/x\.yaml:1:1[\s\S]*2 errors/);
  });
});

const problem = { file: 'a.mdx', line: 3, column: 5, message: 'Wrong', found: '1', expected: '2' };

describe('throwOnErrors', () => {
  it('throws all problems at once', () => {
    const both = [
      { severity: 'error' as const, ...problem },
      { severity: 'error' as const, ...problem, line: 9 },
    ];
    expect(() => throwOnErrors(both)).toThrow(DiagnosticError);
    expect(() => throwOnErrors(both)).toThrow(/a\.mdx:3:5[\s\S]*a\.mdx:9:5[\s\S]*2 errors/);
  });

  it('does not throw for warnings', () => {
    expect(() => throwOnErrors([{ severity: 'warning', ...problem }])).not.toThrow();
  });
});

describe('formatDiagnostic', () => {
  it('starts with the severity and the location', () => {
    expect(formatDiagnostic({ severity: 'error', ...problem })).toBe(
      'error: a.mdx:3:5\n  Wrong\n  found:    1\n  expected: 2',
    );
  });
});
