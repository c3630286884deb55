import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectPath, readText } from '../lib/kit/files/project-files';

const require = createRequire(projectPath('package.json'));

/** The files of React by the names that code imports. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * Bundles React as ES modules. Of a CommonJS module, esbuild makes a function around the whole code, which browsers parse
 * twice: first in the background without keeping the result, and again on the main thread when it is called.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^(?:react|scheduler)/ }, ({ path }) => {
      const file = files[path];
      return file ? { path: projectPath('node_modules', file), sideEffects: false } : undefined;
    });
    onLoad(
      { filter: /\/(?:react|react-dom|scheduler)\/cjs\/[^/]*\.production\.js$/ },
      ({ path }) => {
        const imports: string[] = [];
        const code = readText(relative(projectPath(), path)).replace(
          /\brequire\("([^"]+)"\)/g,
          (_require, name: string) => `imported${imports.push(name) - 1}`,
        );
        const names = Object.keys(require(path));
        return {
          contents: [
            ...imports.map((name, index) => `import imported${index} from '${name}';`),
            'const exports = {};',
            code,
            // React has functions of the same names.
            `const { ${names.map((name, index) => `${name}: exported${index}`).join(', ')} } = exports;`,
            `export { ${names.map((name, index) => `exported${index} as ${name}`).join(', ')} };`,
            'export default exports;',
          ].join('\n'),
        };
      },
    );
  },
};
