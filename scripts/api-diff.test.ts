import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareFiles } from './api-diff';

let folder = '';
const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const createDescription = (properties: string) => `
openapi: 3.1.0
info: { title: API, version: "1.0" }
paths:
  /items:
    get:
      operationId: listItems
      summary: List items
      responses:
        "200":
          description: Items.
          content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } }
components:
  schemas:
    Item: { type: object, properties: { ${properties} } }
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-diff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run api-diff', () => {
  it('fails on a breaking change until it is declared', async () => {
    const old = write('old.yaml', createDescription('name: { type: string }'));
    const current = write('new.yaml', createDescription('size: { type: integer }'));
    const { exitCode, output, errors } = await compareFiles([old, current]);
    expect(exitCode).toBe(1);
    expect(output).toContain('schema Item\n  breaking, not declared: Field name removed');
    expect(output).toContain('compatible: Optional field size added');
    expect(errors).toContain('- change: "property-removed Item.name"');
    const declared = write(
      'declared.yaml',
      'breaking: [{ change: property-removed Item.name, reason: Nobody reads it. }]',
    );
    const accepted = await compareFiles([old, current, '--declared', declared, '--json']);
    expect(accepted.exitCode).toBe(0);
    expect(JSON.parse(accepted.output)).toMatchObject({
      undeclared: [],
      groups: [{ subject: { type: 'schema', name: 'Item' }, operations: ['listItems'] }],
    });
  });

  it('combines a description with the files that it refers to', async () => {
    const whole = write('whole.yaml', createDescription('name: { type: string }'));
    write('item.yaml', 'Item: { type: object, properties: { name: { type: string } } }\n');
    const parts = createDescription('').replace(/Item: .*/, 'Item: { $ref: item.yaml#/Item }');
    expect((await compareFiles([whole, write('parts.yaml', parts)])).output).toBe('No change.');
    const broken = write('broken.yaml', parts.replace('item.yaml', 'nope.yaml'));
    await expect(compareFiles([whole, broken])).rejects.toThrow(/could not be bundled/);
  });

  it('reports invalid input with file, line, what was found and what was expected', async () => {
    const valid = write('valid.yaml', createDescription(''));
    const invalid = write('invalid.yaml', createDescription('').replace('3.1.0', '4.0.0'));
    await expect(compareFiles([valid, invalid])).rejects.toThrow(
      /invalid\.yaml:2:1\n.*\n {2}found: {4}"4\.0\.0"\n {2}expected: a version 3\.0 or 3\.1/,
    );
    await expect(compareFiles([valid, join(folder, 'nope.yaml')])).rejects.toThrow(
      /nope\.yaml\n {2}The file is missing/,
    );
    await expect(compareFiles([valid])).rejects.toThrow(
      'expected: two files, OLD and NEW, or none',
    );
    await expect(compareFiles([valid, valid, '--nope'])).rejects.toThrow(/Unknown argument/);
  });
});
