import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './parse-yaml';

const schema = z.strictObject({ name: z.string(), list: z.array(z.string()).optional() });
const check = (file: string, text: string) => parseYaml(schema, { file, text }).diagnostics;

/** Aliases of aliases, whose value would have 9 ** 8 items. */
const aliases = Array.from({ length: 8 }, (_, index) => {
  const value = index === 0 ? '1' : `*a${index - 1}`;
  return `x${index}: &a${index} [${Array(9).fill(value).join(', ')}]`;
}).join('\n');
const yaml = 'name: A\nlist:\n  - one\n';
const conflict = '<<<<<<< HEAD\nname: A\n=======\nname: B\n>>>>>>> other\n';

// biome-ignore format: a table
test.each([
  ['nothing', '', 1, /Missing key "name"/],
  ['a text', 'hello\n', 1, /Wrong type.*object/],
  ['a list', '- a\n- b\n', 1, /Wrong type.*object/],
  ['a merge conflict', conflict, 1, /valid YAML|Duplicate key/],
  ['a tab as indentation', 'name: A\nlist:\n\t- one\n', 3, /tab.*spaces/],
  ['text after the end', `${yaml}\n}}} ]] %%\n`, 5, /valid YAML/],
  ['a quote that is not closed', 'name: "A\nlist: []\n', 3, /quote.*valid YAML/],
  ['a second document', `${yaml}---\na: b\n`, 4, /second YAML document/],
  ['a key twice', `${yaml}name: again\n`, 4, /Duplicate key/],
  ['an unknown alias', `${yaml}zz: *z\n`, 4, /Unknown alias/],
  ['an alias inside its anchor', `${yaml}zz: &z { a: *z }\n`, 4, /inside its own anchor/],
  ['aliases of aliases', `${aliases}\n${yaml}`, 1, /fewer aliases/],
  ['an unknown tag', `${yaml}zz: !secret value\n`, 4, /Unknown tag/],
  ['deep nesting', `${yaml}zz: ${'['.repeat(300)}${']'.repeat(300)}\n`, 4, /nested too deeply/],
  ['a name that objects inherit', `${yaml}__proto__: { a: 1 }\n`, 4, /Unknown key "__proto__"/],
  ['nesting that exceeds the stack', `${yaml}zz: ${'['.repeat(20_000)}`, 4, /nested too deeply/],
])('reports %s in YAML', (_, text, line, reports) => {
  expectReport('a.yaml', text, line, reports);
});

const json = '{\n  "name": "A",\n  "list": ["one"]\n}\n';

// biome-ignore format: a table
test.each([
  ['nothing', '', 1, /valid JSON/],
  ['null', 'null\n', 1, /Missing key "name"/],
  ['a list', '[]\n', 1, /Wrong type.*object/],
  ['a merge conflict', json.replace(/( {2}"name".*\n)/, '<<<<<<< HEAD\n$1=======\n$1>>>>>>> other\n'), 2, /valid JSON/],
  ['a trailing comma', json.replace(']', '],'), 4, /valid JSON/],
  ['a comment', json.replace('{', '{ // a comment'), 1, /valid JSON/],
  ['a comment after a hash', json.replace('{', '{ # a comment'), 1, /valid JSON/],
  ['single quotes', json.replace('"name"', "'name'"), 2, /valid JSON/],
  ['a missing comma', json.replace('"A",', '"A"'), 3, /valid JSON/],
  ['a missing end', json.slice(0, 20), 3, /valid JSON/],
  ['a key twice', json.replace(/( {2}"name".*\n)/, '$1$1'), 3, /Duplicate key/],
  ['deep nesting', `${'['.repeat(300)}${']'.repeat(300)}`, 1, /nested too deeply/],
])('reports %s in JSON', (_, text, line, reports) => {
  expectReport('a.json', text, line, reports);
});

test.each([
  ['a comment', `${yaml}# A comment\n`],
  ['a key in quotes', yaml.replace('name', '"name"')],
  ['no line break at the end', yaml.trimEnd()],
  ['space at the end', `${yaml}   \n`],
])('accepts %s in YAML', (_, text) => {
  expect(check('a.yaml', text)).toEqual([]);
});

function expectReport(file: string, source: string, line: number, reports: RegExp): void {
  const [first] = check(file, source);
  expect(first).toMatchObject({ file, line, found: expect.stringMatching(/./) });
  const text = `${first?.message} | ${first?.expected}`;
  expect(text).toMatch(reports);
  // The names of exceptions say nothing to an author.
  expect(text).not.toMatch(/Error|\bat .+:\d/);
}
