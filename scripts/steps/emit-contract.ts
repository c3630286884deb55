import { bundleContract, collectSharedParts } from '../../lib/elements/bundle-contract';
import { createContractTypes, createValidatorCode } from '../../lib/elements/contract-codegen';
import { contractPaths } from '../../lib/elements/contract-paths';
import { getContract } from '../../lib/elements/load-contract';
import { writeText } from '../../lib/kit/files/project-files';
import { bundleValidator, declareValidator } from '../bundle-validator';
import { writeJson, writeModule } from '../write-files';

const folder = '.generated/contract';

/**
 * Bundles the contract of content/elements. Writes the schema and the types for partners, and the schema, the types and
 * the validator for lib/elements.
 */
export async function run(): Promise<undefined> {
  const contract = getContract();
  const schema = bundleContract(contract);
  const types = await createContractTypes(schema);
  const code = createValidatorCode(schema, collectSharedParts(contract.shared));
  writeJson(`public${contractPaths.schema}`, schema);
  writeText(`public${contractPaths.types}`, types);
  writeText(`${folder}/types.ts`, types);
  writeText(`${folder}/schema.json`, JSON.stringify(schema));
  // What previews need of the schema, which is large.
  writeModule(
    `${folder}/names.ts`,
    { elementNames: schema['x-elements'], urlPattern: schema.$defs.url?.pattern ?? '' },
    { elementNames: 'readonly string[]' },
  );
  writeText(`${folder}/validator.mjs`, await bundleValidator(code));
  writeText(`${folder}/validator.d.mts`, declareValidator(['element', 'screen', 'override']));
}
