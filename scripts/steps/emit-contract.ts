import { bundleContract, collectSharedParts } from '../../lib/elements/bundle-contract';
import { createContractTypes, createValidatorCode } from '../../lib/elements/contract-codegen';
import { contractPaths } from '../../lib/elements/contract-paths';
import { getContract } from '../../lib/elements/load-contract';
import { writeText } from '../../lib/kit/files/project-files';
import { bundleValidator, declareValidator } from '../bundle-validator';

const folder = '.generated/contract';

/**
 * Bundles the contract of content/elements. Writes the schema and the types for partners, and the schema, the types and
 * the validator for lib/elements.
 */
export async function run() {
  const contract = getContract();
  const schema = bundleContract(contract);
  const types = await createContractTypes(schema);
  const code = createValidatorCode(schema, collectSharedParts(contract.shared));
  writeText(`public${contractPaths.schema}`, `${JSON.stringify(schema, null, 2)}\n`);
  writeText(`public${contractPaths.types}`, types);
  writeText(`${folder}/types.ts`, types);
  writeText(`${folder}/schema.json`, JSON.stringify(schema));
  // What previews need of the schema, which is large.
  writeText(
    `${folder}/names.ts`,
    [
      `export const elementNames: readonly string[] = ${JSON.stringify(schema['x-elements'])};`,
      `export const urlPattern = ${JSON.stringify(schema.$defs.url?.pattern ?? '')};\n`,
    ].join('\n'),
  );
  writeText(`${folder}/validator.mjs`, await bundleValidator(code));
  writeText(`${folder}/validator.d.mts`, declareValidator(['element', 'screen', 'override']));
  return undefined;
}
