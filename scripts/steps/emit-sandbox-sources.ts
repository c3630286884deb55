import { readFileSync } from 'node:fs';
import { createTypeScriptTypes } from '../../lib/api/description/convert-document';
import {
  getOpenApiDocument,
  getOpenApiSource,
} from '../../lib/api/description/load-openapi-document';
import { projectPath, writeText } from '../../lib/kit/files/project-files';
import { createSandboxContract } from '../../lib/sandbox/generate/create-sandbox-contract';
import { createValidators } from '../../lib/sandbox/generate/create-validators';
import { listNotSimulated } from '../../lib/sandbox/generate/not-simulated';
import { buildSandboxData } from '../../lib/sandbox/seed/build-sandbox-data';
import { defaultSeed } from '../../lib/sandbox/seed/seeded-faker';
import { getSystemParameters } from '../../lib/site/reference/reference-data';
import { bundleValidator, declareValidators } from '../bundle-validator';

const folder = '.generated/sandbox';

/**
 * Returns the documented example values of the system parameters, and 0 for flags, which have none:
 * `productionEnvironmentFlag` is 0 in a sandbox (specification: data-reference.txt, section 9), and the others are off.
 */
function listParameterValues(): Record<string, number> {
  const parameters = getSystemParameters().groups.flatMap((group) => group.parameters);
  return Object.fromEntries(
    parameters.flatMap(({ name, unit, example = unit === 'flag' ? 0 : undefined }) =>
      example === undefined ? [] : [[name, example]],
    ),
  );
}

const readBase64 = (name: string) => readFileSync(projectPath('lib/sandbox/files', name), 'base64');

/**
 * Writes what the sandbox needs from the API's description (the operations, the validators of requests and the types),
 * and the data of the default seed.
 */
export async function run(): Promise<string | undefined> {
  const document = getOpenApiDocument();
  const { parameters, bodies } = createValidators(document);
  const write = (name: string, text: string) => writeText(`${folder}/${name}`, text);
  const notSimulated = listNotSimulated();
  const notSimulatedId = notSimulated.map((id) => JSON.stringify(id)).join(' | ') || 'never';
  write('contract.json', JSON.stringify(createSandboxContract(document, notSimulated)));
  write('not-simulated.d.ts', `export type NotSimulatedId = ${notSimulatedId};\n`);
  write('system-parameters.json', JSON.stringify(listParameterValues()));
  write('sandbox-data.json', JSON.stringify(buildSandboxData(defaultSeed)));
  write(
    'files.json',
    JSON.stringify({ document: readBase64('document.pdf'), image: readBase64('image.png') }),
  );
  write('api.d.ts', await createTypeScriptTypes(getOpenApiSource()));
  for (const [name, code] of Object.entries({ parameters, bodies })) {
    write(`${name}.mjs`, await bundleValidator(code));
    write(`${name}.d.mts`, declareValidators());
  }
  return notSimulated.length === 0 ? undefined : `not simulated: ${notSimulated.join(', ')}`;
}
