import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWorkflows } from '../../lib/api/arazzo/load-workflows';
import type { LanguageSample } from '../../lib/api/code/create-language-samples';
import { getWorkflowPage } from '../../lib/calls/workflows/workflow-page-data';
import { canRun } from '../support/can-run';
import { importSource } from '../support/import-sample';
import { withSandboxServer } from '../support/sandbox/with-sandbox-server';

const run = promisify(execFile);
const names = getWorkflows().map(({ name }) => name);

const hasShell = ['bash', 'curl', 'jq'].every((command) => canRun(command, ['--version']));
const hasPython = canRun('python3', ['-c', 'import requests']);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-programs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readProgram(name: string, language: LanguageSample['id']): Promise<string> {
  const { programs } = await getWorkflowPage(name);
  const program = programs.find(({ id }) => id === language);
  if (!program) throw new Error(`Expected a program in ${language}`);
  return program.source;
}

async function runFile(command: string, file: string, source: string, baseUrl: string) {
  const path = join(folder, file);
  writeFileSync(path, source);
  const env = { ...process.env, BASE_URL: baseUrl };
  return (await run(command, [path], { cwd: folder, env })).stdout;
}

describe('the programs of workflows', () => {
  it.each(names)('perform %s in TypeScript', async (name) => {
    const source = await readProgram(name, 'typescript');
    await withSandboxServer(async (baseUrl) => {
      // The module has its own environment, because test files share that of the process.
      const program = source.replace('process.env.BASE_URL', JSON.stringify(baseUrl));
      await importSource(
        program.replace(/^console\.log\('Done\.'\);$/m, 'export const done = true;'),
      );
    });
  });

  it.runIf(hasShell).each(names)('perform %s with curl', async (name) => {
    const source = await readProgram(name, 'curl');
    await withSandboxServer(async (baseUrl) => {
      expect(await runFile('bash', 'workflow.sh', source, baseUrl)).toMatch(/Done\.\n$/);
    });
  });

  it.runIf(hasPython).each(names)('perform %s in Python', async (name) => {
    const source = await readProgram(name, 'python');
    await withSandboxServer(async (baseUrl) => {
      expect(await runFile('python3', 'workflow.py', source, baseUrl)).toMatch(/Done\.\n$/);
    });
  });

  it('stop if a response has another status', async () => {
    const [name = ''] = names;
    const source = await readProgram(name, 'typescript');
    await withSandboxServer(async (baseUrl) => {
      const program = source.replace('process.env.BASE_URL', JSON.stringify(`${baseUrl}/nowhere`));
      await expect(importSource(program)).rejects.toThrow(/^Expected \d+(?: or \d+)?, found \d+/);
    });
  });
});
