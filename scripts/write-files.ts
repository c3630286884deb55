import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { listFiles, projectPath, writeText } from '../lib/kit/files/project-files';
import { noteFiles } from '../lib/kit/files/recorded-files';

/** Writes JSON that people also read. */
export const writeJson = (file: string, value: unknown, space = 2): void =>
  writeText(file, `${JSON.stringify(value, null, space)}\n`);

/**
 * Writes a module with constants: browsers cannot read YAML, and Node imports JSON only with an attribute.
 * @param types the types of constants whose type is not that of their value
 */
export function writeModule(
  file: string,
  constants: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, string>> = {},
): void {
  const lines = Object.entries(constants).map(([name, value]) => {
    const typed = types[name] === undefined ? name : `${name}: ${types[name]}`;
    return `export const ${typed} = ${JSON.stringify(value)};\n`;
  });
  writeText(file, lines.join(''));
}

/** A short name for a content, which changes with it. */
export const nameContent = (content: string, length = 8): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length);

/** Removes the files of a folder that earlier builds have written and this one has not. */
export function removeOutdated(folder: string, ending: string, written: Iterable<string>): void {
  const current = new Set(written);
  for (const file of listFiles(folder, ending)) if (!current.has(file)) rmSync(projectPath(file));
}

/** Records the modules that esbuild has read, as inputs of the step. */
export const noteInputs = ({ inputs }: Metafile): void =>
  noteFiles(Object.keys(inputs).map((path) => path.replace(/\?.*/s, '')));

/** Bundles code for browsers and minifies it. */
export async function bundleCode(options: BuildOptions): Promise<string> {
  const { outputFiles: [output] = [], metafile } = await build({
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    ...options,
    metafile: true,
  });
  noteInputs(metafile);
  if (!output) throw new Error('esbuild returned no output');
  return output.text;
}
