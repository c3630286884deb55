import { resolve } from 'node:path';
import ts from 'typescript';
import { openApiFilePaths } from '../../api/description/openapi-file-paths';
import type { CodeSample } from '../../calls/samples/list-code-samples';
import { projectPath } from '../../kit/files/project-files';

/** Samples are compiled in the folder of the published types, because they import them as `./doctor-api`. */
const folder = resolve(projectPath(`public${openApiFilePaths.types}`), '..');

const root = `${projectPath('.')}/`;

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
  // The published client is an archive; its sources are there.
  rootDirs: [folder, projectPath('.generated')],
};

/** The syntax trees of TypeScript's own libraries and of packages, which do not change between runs. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles TypeScript samples, each as a separate module.
 * @returns the compiler's messages for each sample with their lines in it, in the order of the samples
 */
export function compileSamples(
  samples: readonly CodeSample[],
): Array<Array<{ message: string; line?: number }>> {
  const names = samples.map((_, index) => resolve(folder, `sample-${index}.mts`));
  const texts = new Map(samples.map(({ text }, index) => [names[index], `${text}\nexport {};\n`]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => texts.get(resolve(name)) ?? readFile(name);
  host.fileExists = (name) => texts.has(resolve(name)) || fileExists(name);
  host.getSourceFile = (name, target) => {
    const text = texts.get(resolve(name));
    if (text !== undefined) return ts.createSourceFile(name, text, target, true);
    const file = libraryFiles.get(name) ?? getSourceFile.call(host, name, target);
    if (name.includes('/node_modules/')) libraryFiles.set(name, file);
    return file;
  };
  const program = ts.createProgram(names, options, host);
  return names.map((name) => {
    const file = program.getSourceFile(name);
    if (!file) return [{ message: 'TypeScript did not find the source file of the sample' }];
    return ts.getPreEmitDiagnostics(program, file).map(({ messageText, start = 0 }) => {
      const { line } = file.getLineAndCharacterOfPosition(start);
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return {
        message: message.replaceAll(`${folder}/`, './').replaceAll(root, ''),
        line: line + 1,
      };
    });
  });
}
