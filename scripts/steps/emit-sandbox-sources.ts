/**
 * Writes what the sandbox takes from the API's description to lib/sandbox/generated/: its operations, the
 * validators of requests and the types; and the world of the default seed. Runs before everything that imports them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { projectPath } from '../../lib/files/project-files';
import { bundleOpenApi } from '../../lib/openapi/bundle-openapi';
import { createTypeScriptTypes } from '../../lib/openapi/convert-document';
import { type OpenApiSource, parseOpenApiDocument } from '../../lib/openapi/openapi-document';
import { getSystemParameters } from '../../lib/reference/reference-data';
import { createSandboxContract } from '../../lib/sandbox/generate/create-sandbox-contract';
import { createValidators } from '../../lib/sandbox/generate/create-validators';
import { buildSandboxData } from '../../lib/sandbox/seed/build-sandbox-data';
import { defaultSeed } from '../../lib/sandbox/seed/seeded-faker';
import { getSite } from '../../lib/site/site-settings';
import { bundleValidator } from '../bundle-validator';
import { runIfMain } from '../run-if-main';

const folder = '.generated/sandbox';

/** The parameters that have a published example value. */
function listParameterValues(): Record<string, number> {
  const parameters = getSystemParameters().groups.flatMap((group) => group.parameters);
  return Object.fromEntries(
    parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  );
}

/** @param bundled the bundled document, where it is there already: bundling takes a second */
export async function emitSandboxSources(bundled?: OpenApiSource): Promise<void> {
  const source = bundled ?? (await bundleOpenApi(getSite()));
  const document = parseOpenApiDocument(source);
  const contract = createSandboxContract(document);
  const { parameters, bodies } = createValidators(document);
  const write = (name: string, text: string) =>
    writeFileSync(projectPath(`${folder}/${name}`), text);
  mkdirSync(projectPath(folder), { recursive: true });
  write('contract.json', JSON.stringify(contract));
  write('system-parameters.json', JSON.stringify(listParameterValues()));
  write('sandbox-data.json', JSON.stringify(buildSandboxData(defaultSeed)));
  write('api.d.ts', await createTypeScriptTypes(source, { defaultNonNullable: false }));
  for (const [name, { code, ids }] of Object.entries({ parameters, bodies })) {
    write(`${name}.mjs`, await bundleValidator(code));
    write(
      `${name}.d.mts`,
      [
        "import type { ErrorObject } from 'ajv';",
        'type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };',
        ...ids.map((id) => `export declare const ${id}: Validate;`),
        '',
      ].join('\n'),
    );
  }
}

await runIfMain(import.meta.url, 'write-sandbox', () => emitSandboxSources());
