import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../kit/files/project-files';
import { listSandboxErrors } from './error-codes';

/** Returns the error codes in the code of the sandbox, without the list itself and without tests. */
function findCodes(): Set<string> {
  const folder = projectPath('lib/sandbox');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('error-codes.ts'),
  );
  const texts = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/(?<=')SANDBOX_[A-Z_]+(?=')/g) ?? []));
}

describe('the error codes of the sandbox', () => {
  it('are exactly those that its code sends', () => {
    const codes = listSandboxErrors().map(({ code }) => code);
    expect([...codes].sort()).toEqual([...findCodes()].sort());
  });

  it('have a meaning and an action, which are sentences', () => {
    for (const { meaning, action } of listSandboxErrors())
      expect([meaning, action].filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  it('have the status 405, except for the one of the documented 403', () => {
    const others = listSandboxErrors().filter(({ status }) => status !== 405);
    expect(others.map(({ code, status }) => [code, status])).toEqual([['SANDBOX_FORBIDDEN', 403]]);
  });
});
