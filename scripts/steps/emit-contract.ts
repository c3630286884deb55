/**
 * Writes what is made from the contract in content/elements: the bundled schema and its types to
 * public/elements/, and the types, the schema and the validator to lib/elements/generated/. Runs before
 * everything that imports them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { bundleContract, collectSharedParts } from '../../lib/contract/bundle-contract';
import { createContractTypes, createValidatorCode } from '../../lib/contract/contract-codegen';
import { contractPaths } from '../../lib/contract/contract-paths';
import { getContract } from '../../lib/contract/load-contract';
import { projectPath } from '../../lib/files/project-files';
import { bundleValidator } from '../bundle-validator';
import { runIfMain } from '../run-if-main';

export async function emitContract(): Promise<void> {
  const contract = getContract();
  const schema = bundleContract(contract);
  const types = await createContractTypes(schema);
  const json = `${JSON.stringify(schema, null, 2)}\n`;
  const generated = '.generated/contract';
  for (const folder of ['public/elements', generated]) {
    mkdirSync(projectPath(folder), { recursive: true });
  }
  writeFileSync(projectPath(`public${contractPaths.schema}`), json);
  writeFileSync(projectPath(`public${contractPaths.types}`), types);
  writeFileSync(projectPath(`${generated}/types.ts`), types);
  writeFileSync(projectPath(`${generated}/schema.json`), JSON.stringify(schema));
  writeFileSync(
    projectPath(`${generated}/validator.mjs`),
    await bundleValidator(createValidatorCode(schema, collectSharedParts(contract.shared))),
  );
  writeFileSync(
    projectPath(`${generated}/validator.d.mts`),
    `import type { ErrorObject } from 'ajv';
type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };
export declare const element: Validate;
export declare const screen: Validate;
export declare const override: Validate;
`,
  );
}

await runIfMain(import.meta.url, 'write-contract', emitContract);
