import { projectPath } from '../lib/kit/files/project-files';
import { bundleCode } from './write-files';

/** Bundles a validator's code with ajv's runtime, which the code loads by `require`, to an ES module. */
export const bundleValidator = (code: string): Promise<string> =>
  bundleCode({
    stdin: { contents: code, resolveDir: projectPath() },
    format: 'esm',
    banner: { js: '// @ts-nocheck' },
  });

/** The declaration file of a bundled validator. `names` are its exported functions. */
export const declareValidator = (names: readonly string[]): string =>
  [
    "import type { ErrorObject } from 'ajv';",
    'type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };',
    ...names.map((name) => `export declare const ${name}: Validate;`),
    '',
  ].join('\n');

/** The declaration file of a bundled module that has its validators by the ids of operations. */
export const declareValidators = (): string =>
  [
    "import type { ErrorObject } from 'ajv';",
    'type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };',
    'export declare const validators: Record<string, Validate>;',
    '',
  ].join('\n');
