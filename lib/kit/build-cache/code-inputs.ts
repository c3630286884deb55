import { build } from 'esbuild';
import { projectRoot, readText } from '../files/project-files';

/** The exact versions of the packages that are installed, which npm writes. */
const lockfile = 'node_modules/.package-lock.json';

/**
 * Reads the code that the results of a check depend on: its module, every module of the project that it imports, directly
 * or not, and the lockfile. So no list of files needs maintenance. Files that the code reads when it runs are not included.
 * @param entry the module of the check, from the project's root
 * @returns each file's path and content
 */
export async function readCodeInputs(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return [...Object.keys(metafile.inputs).sort(), lockfile].map(
    (file) => `${file}\n${readText(file)}`,
  );
}
