import { build } from 'esbuild';
import { projectPath } from '../lib/files/project-files';

/** Makes one module of a validator's code: ajv's asks for its runtime with `require`, which a module has not. */
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
  if (!output) throw new Error('esbuild wrote no validator');
  return output.text;
}
