import { basename } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { projectPath } from '../lib/files/project-files';

const registry = 'components/islands/registry.ts';

/** A file of the site's code: its name without the extension, and its content. */
export type CodeFile = { name: string; code: string };

/** The global function that imports a file (lib/client/import-code.ts), because chunks cannot import it from each other. */
const importer = 'portalImport';

const toName = (path: string) => basename(path, '.js');

/** Lists the files that an output imports, directly and indirectly. */
function listImports(
  outputs: Metafile['outputs'],
  path: string,
  found = new Set<string>(),
): Set<string> {
  for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(imported)) continue;
    found.add(imported);
    listImports(outputs, imported, found);
  }
  return found;
}

/** An island that imported a CSS module would have other class names than the page. */
const refuseStyles: Plugin = {
  name: 'refuse-styles',
  setup({ onResolve }) {
    onResolve({ filter: /\.css$/ }, ({ path, importer: file }) => ({
      errors: [{ text: `${file} imports ${path}, but code of islands has no styles of its own` }],
    }));
  },
};

const options: BuildOptions = {
  absWorkingDir: projectPath(),
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  logLevel: 'silent',
};

/** Bundles all code that the registry can load, as files that share code. Their names are hashes of their content. */
async function buildRegistry(): Promise<{ registry: string; files: CodeFile[] }> {
  const { outputFiles = [], metafile } = await build({
    ...options,
    entryPoints: [registry],
    splitting: true,
    outdir: projectPath('public'),
    entryNames: '[hash]',
    chunkNames: '[hash]',
    plugins: [refuseStyles],
  });
  if (!metafile) throw new Error('esbuild returned no metafile');
  const paths = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [toName(path), { path, output }]),
  );
  /** Each import of a file names the files that come with it. */
  const nameImports = (code: string) =>
    code.replace(/\bimport\("\.\/([^"]+)\.js"\)/g, (_import, name: string) => {
      const imports = [...listImports(metafile.outputs, paths.get(name)?.path ?? '')].map(toName);
      return `${importer}(${JSON.stringify(name)},${JSON.stringify(imports)})`;
    });
  const files = outputFiles.map(({ path, text }) => ({
    name: toName(path),
    code: nameImports(text),
  }));
  const isRegistry = ({ name }: CodeFile) => paths.get(name)?.output.entryPoint === registry;
  const own = files.find(isRegistry);
  if (!own) throw new Error(`esbuild returned no output for ${registry}`);
  return {
    // esbuild adds its helpers, which the imports do not need.
    registry: own.code.replace(/\bimport"[^"]*";/g, ''),
    files: files.filter((file) => !isRegistry(file)),
  };
}

/**
 * Bundles the script that starts the behaviors of pages, and the code that it loads.
 * @returns the script, and the files of the code, which are to be in its folder
 */
export async function buildIslands(): Promise<{ script: string; files: CodeFile[] }> {
  const { registry: code, files } = await buildRegistry();
  const { outputFiles } = await build({
    ...options,
    entryPoints: ['components/islands/start.ts'],
    plugins: [
      {
        name: 'registry',
        setup({ onLoad }) {
          onLoad({ filter: /components\/islands\/registry\.ts$/ }, () => ({
            contents: `import { importCode as ${importer} } from '@/lib/client/import-code';\nglobalThis.${importer} = ${importer};\n${code}`,
            resolveDir: projectPath(),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  const [script] = outputFiles ?? [];
  if (!script) throw new Error('esbuild returned no output for the behaviors');
  return { script: script.text, files };
}
