import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { OpenApiSource } from './openapi-document';

/**
 * Creates a TypeScript client of the document with @hey-api/openapi-ts: a function for each operation, on `fetch` and
 * without dependencies.
 * @returns the sources by their path
 */
export async function createTypeScriptClient(
  document: OpenApiSource,
): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'typescript-client-'));
  try {
    await createClient({
      input: JSON.parse(JSON.stringify(document)),
      // Neither the settings of this project nor the machine decide what is written.
      output: { path: folder, tsConfigPath: null, module: { extension: null } },
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .sort();
    return new Map(
      files.map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
