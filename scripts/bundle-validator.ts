import { build } from 'esbuild';
import { projectPath } from '../lib/kit/files/project-files';

/** Bundles a validator's code with ajv's runtime, which the code loads by `require`, to an ES module. */
export async function bundleValidator(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: projectPath() },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    banner: { js: '// @ts-nocheck' },
  });
  const [output] = outputFiles;
  if (!output) throw new Error('esbuild returned no output for the validator');
  return output.text;
}

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
