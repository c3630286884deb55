import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { isFile, projectRoot, readText } from '../files/project-files';

/** The exact versions of the packages that are installed, which npm writes. */
const lockfile = 'node_modules/.package-lock.json';

const options = (entry: string): BuildOptions => ({
  absWorkingDir: projectRoot,
  entryPoints: [entry],
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  write: false,
  logLevel: 'silent',
});

const readModules = (files: Iterable<string>) =>
  [...new Set(files)].sort().map((file) => `${file}\n${isFile(file) ? readText(file) : ''}`);

/**
 * Reads the code that the results of a check depend on: its module, every module of the project that it imports, directly
 * or not, and the lockfile. So no list of files needs maintenance. Files that the code reads when it runs are not included.
 * @param entry the module of the check, from the project's root
 * @returns each file's path and content
 */
export async function readCodeInputs(entry: string): Promise<string[]> {
  const { metafile } = await build({ ...options(entry), metafile: true });
  return readModules([...Object.keys(metafile.inputs), lockfile]);
}

/** Leaves out generated modules, which need not exist yet. */
const leaveOutGenerated: Plugin = {
  name: 'generated',
  setup({ onResolve }) {
    onResolve({ filter: /(?:^|\/)\.generated\// }, ({ path }) => ({
      path: path.replace(/^.*?\.generated\//, '.generated/'),
      external: true,
    }));
  },
};

/** The files that an import of a generated module can mean. */
const generatedFiles = (path: string) => ['', '.ts', '.json'].map((ending) => `${path}${ending}`);

function* listReached(
  inputs: Metafile['inputs'],
  path: string,
  seen = new Set<string>(),
): Generator<string> {
  if (seen.has(path)) return;
  seen.add(path);
  if (path.startsWith('.generated/')) yield* generatedFiles(path);
  else yield path;
  for (const imported of inputs[path]?.imports ?? [])
    if (!imported.external || imported.path.startsWith('.generated/'))
      yield* listReached(inputs, imported.path, seen);
}

/**
 * Returns a function that reads the code inputs of modules which one module imports dynamically, by the names in its
 * imports. Generated modules are read when it is called.
 * @param entry the module, from the project's root
 */
export async function createCodeInputsReader(
  entry: string,
): Promise<(names: readonly string[]) => string[]> {
  // Without splitting, each module would be written with copies of all that it imports.
  const splitting = { splitting: true, outdir: '.cache' };
  const plugins = [leaveOutGenerated];
  const { metafile } = await build({ ...options(entry), ...splitting, plugins, metafile: true });
  const { inputs } = metafile;
  return (names) => {
    const modules = names.map((name) => {
      const found = inputs[entry]?.imports.find(({ original }) => original === name);
      if (!found) throw new Error(`${entry} does not import ${name}`);
      return found.path;
    });
    return readModules([...modules.flatMap((path) => [...listReached(inputs, path)]), lockfile]);
  };
}
