import { resolve } from 'node:path';
import ts from 'typescript';
import { projectPath } from '../files/project-files';
import { openApiFilePaths } from '../openapi/openapi-file-paths';
import type { CodeSample } from '../samples/list-code-samples';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: ['node'],
  skipLibCheck: true,
  noUnusedLocals: false,
};

/** Samples stand where the published types are, so that `./doctor-api` is what a partner downloads. */
const folder = resolve(projectPath(`public${openApiFilePaths.types}`), '..');

/**
 * Compiles TypeScript samples, each as a module of its own.
 * @returns what the compiler says of each, in the samples' order
 */
export function compileSamples(samples: readonly CodeSample[]): string[][] {
  const names = samples.map((_, index) => resolve(folder, `sample-${index}.mts`));
  const texts = new Map(samples.map(({ text }, index) => [names[index], `${text}\nexport {};\n`]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => texts.get(resolve(name)) ?? readFile(name);
  host.fileExists = (name) => texts.has(resolve(name)) || fileExists(name);
  host.getSourceFile = (name, target) => {
    const text = texts.get(resolve(name));
    return text === undefined
      ? getSourceFile.call(host, name, target)
      : ts.createSourceFile(name, text, target, true);
  };
  const program = ts.createProgram(names, options, host);
  return names.map((name) => {
    const file = program.getSourceFile(name);
    if (!file) return ['The compiler did not find the sample'];
    return ts.getPreEmitDiagnostics(program, file).map(({ messageText, start = 0 }) => {
      const { line } = file.getLineAndCharacterOfPosition(start);
      return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}
