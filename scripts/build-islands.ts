import { basename, relative } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { projectPath, readText } from '../lib/kit/files/project-files';
import { reactModules } from './react-modules';
import { copySmallModules } from './small-modules';
import { withoutSandbox } from './without-sandbox';
import { bundleCode, nameContent, noteInputs } from './write-files';

const registry = 'components/islands/registry.ts';

/** A file of the site's code: its name without the extension, and its content. */
export type CodeFile = { name: string; code: string };

/** The global function that imports a file (lib/client/navigation/import-code.ts), because chunks cannot import it from each other. */
const importer = 'portalImport';

const toName = (path: string) => basename(path, '.js');

type Import = Metafile['outputs'][string]['imports'][number];

const isStatic = ({ kind }: Import) => kind === 'import-statement';

/** Lists the files that an output imports, directly and indirectly. */
function listImports(
  outputs: Metafile['outputs'],
  path: string,
  isFollowed: (imported: Import) => boolean = isStatic,
  found = new Set<string>(),
): Set<string> {
  for (const imported of outputs[path]?.imports ?? []) {
    if (!isFollowed(imported) || found.has(imported.path)) continue;
    found.add(imported.path);
    listImports(outputs, imported.path, isFollowed, found);
  }
  return found;
}

/** Plain stylesheets are part of the page. An island that imported a CSS module would have other class names than it. */
const leaveStylesToPages: Plugin = {
  name: 'styles-of-pages',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.module\.css$/ }, ({ path, importer: file }) => ({
      errors: [{ text: `${file} imports ${path}, but the class names of islands are plain` }],
    }));
    onLoad({ filter: /\.css$/ }, () => ({ contents: '' }));
  },
};

/** Replaces imported modules by empty ones. */
const leaveOut = (isLeftOut: (imported: { path: string; kind: string }) => boolean): Plugin => ({
  name: 'leave-out',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /./ }, (imported) =>
      isLeftOut(imported) ? { path: imported.path, namespace: 'empty' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: '' }));
  },
});

/** Elements' parser of YAML uses the buffer of Node if there is one. */
const isBuffer = ({ path }: { path: string }) => path === 'buffer';

/** What the server does not render: all code that loads later, except that of elements. */
const loadsLater = ({ path, kind }: { path: string; kind: string }) =>
  kind === 'dynamic-import' && !/^\.{1,2}\/(?:elements|parts)\//.test(path);

const adapter = (file: string) => projectPath(`components/api/stoplight/${file}`);

/** Gives Elements' button the name that it has everywhere else on the site. */
const renameSend: Plugin = {
  name: 'rename-send',
  setup({ onLoad }) {
    onLoad({ filter: /@stoplight\/elements-core\/index\.mjs$/ }, ({ path }) => {
      const [before = '', after, ...others] = readText(relative(projectPath(), path)).split(
        '"Send API Request"',
      );
      if (after === undefined || others.length > 0)
        throw new Error('Elements has no or several buttons to send');
      return { contents: `${before}"Send"${after}` };
    });
  },
};

/** The URL of a file of a package, which esbuild does not bundle: that of a worker. */
const packageUrl = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Replaces the URLs of workers in the code of elements.
 * @param toUrl returns the code for the URL of a file of a package
 */
const replaceWorkerUrls = (toUrl: (file: string) => string): Plugin => ({
  name: 'worker-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\/components\/elements\/renderer\/parts\/[^/]*\.tsx$/ }, ({ path }) => {
      const code = readText(path.slice(projectPath().length + 1));
      return {
        contents: code.replace(packageUrl, (_url, file: string) => toUrl(`node_modules/${file}`)),
        loader: 'tsx',
      };
    });
  },
});

const options: BuildOptions = {
  absWorkingDir: projectPath(),
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  // Elements expects the globals of Node.
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  alias: {
    // Its other form is not bundled: it calls a `require` that it gets as a parameter.
    'jsonc-parser': projectPath('node_modules/jsonc-parser/lib/esm/main.js'),
    'httpsnippet-lite': adapter('request-sample.ts'),
    '@stoplight/json-schema-ref-parser': adapter('ref-parser.ts'),
    '@stoplight/json-schema-viewer': adapter('schema-viewer.tsx'),
    '@stoplight/markdown-viewer': adapter('markdown-viewer.tsx'),
  },
  metafile: true,
  logLevel: 'silent',
};

/** Returns the name of the file that has React's code for the browser. */
function findReact(outputs: Metafile['outputs']): string {
  for (const [path, { inputs }] of Object.entries(outputs))
    if (Object.keys(inputs).some((input) => /react-dom-client\.production\.js$/.test(input)))
      return toName(path);
  throw new Error('esbuild returned no output with React');
}

/** Bundles all code that the registry can load, as files that share code. Their names are hashes of their content. */
async function buildRegistry(): Promise<{
  registry: string;
  files: CodeFile[];
  /** The names of the files of the console, and of those that nothing else loads. */
  consoleFiles: string[];
  consoleOnlyFiles: string[];
  /** The name of the file with React, which most islands need. */
  reactFile: string;
}> {
  const workers: CodeFile[] = [];
  const addWorker = (file: string) => {
    const code = readText(file);
    const name = nameContent(code);
    workers.push({ name, code });
    return `new URL('./${name}.js', import.meta.url)`;
  };
  const { outputFiles = [], metafile } = await build({
    ...options,
    entryPoints: [registry],
    splitting: true,
    outdir: projectPath('public'),
    entryNames: '[hash]',
    chunkNames: '[hash]',
    plugins: [
      leaveStylesToPages,
      withoutSandbox,
      leaveOut(isBuffer),
      renameSend,
      replaceWorkerUrls(addWorker),
      copySmallModules,
      reactModules,
    ],
  });
  if (!metafile) throw new Error('esbuild returned no metafile');
  noteInputs(metafile);
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
  const findOutput = (entryPoint: string): string => {
    for (const [path, output] of Object.entries(metafile.outputs))
      if (output.entryPoint === entryPoint) return path;
    throw new Error(`esbuild returned no output for ${entryPoint}`);
  };
  const [mount, console] = ['mount-console', 'console'].map((name) =>
    findOutput(`components/api/console/${name}.tsx`),
  );
  const consoleFiles = [mount, console].flatMap((path = '') =>
    [path, ...listImports(metafile.outputs, path)].map(toName),
  );
  const registryPath = findOutput(registry);
  const others = listImports(metafile.outputs, registryPath, ({ path }) => path !== mount);
  const isRegistry = ({ name }: CodeFile) => paths.get(name)?.output.entryPoint === registry;
  const own = files.find(isRegistry);
  if (!own) throw new Error(`esbuild returned no output for ${registry}`);
  return {
    // esbuild adds its helpers, which the imports do not need.
    registry: own.code.replace(/\bimport"[^"]*";/g, ''),
    files: [...files.filter((file) => !isRegistry(file)), ...workers],
    consoleFiles: [...new Set(consoleFiles)],
    reactFile: findReact(metafile.outputs),
    consoleOnlyFiles: Object.keys(metafile.outputs)
      .filter((path) => path !== registryPath && !others.has(path))
      .map(toName),
  };
}

/**
 * Bundles the script that starts the behaviors of pages, and the code that it loads.
 * @returns the script, the files of the code, which are to be in its folder, and the names of those of the console
 */
export async function buildIslands(): Promise<{
  script: string;
  files: CodeFile[];
  consoleFiles: string[];
  consoleOnlyFiles: string[];
  reactFile: string;
}> {
  const { registry: code, ...rest } = await buildRegistry();
  const script = await bundleCode({
    ...options,
    entryPoints: ['components/islands/start.ts'],
    plugins: [
      {
        name: 'registry',
        setup({ onLoad }) {
          onLoad({ filter: /components\/islands\/registry\.ts$/ }, () => ({
            contents: `import { importCode as ${importer} } from '@/lib/client/navigation/import-code';\nglobalThis.${importer} = ${importer};\n${code}`,
            resolveDir: projectPath(),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return { script, ...rest };
}

/** Bundles components/islands/server.tsx with all that it imports. The server starts no workers. */
export const buildIslandRenderer = (): Promise<string> =>
  bundleCode({
    ...options,
    entryPoints: ['components/islands/server.tsx'],
    plugins: [leaveStylesToPages, leaveOut(loadsLater), replaceWorkerUrls(() => "''")],
  });
