import ts from 'typescript';

/**
 * Compiles TypeScript sources in strict mode, with the types of Node and the DOM. Returns the compiler's messages.
 * @param sources the files' contents by name
 */
export function compileTypeScript(sources: Record<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    skipLibCheck: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const getSource = (name: string) => sources[name.replace(`${process.cwd()}/`, '')];
  host.fileExists = (name) => getSource(name) !== undefined || fileExists(name);
  host.readFile = (name) => getSource(name) ?? readFile(name);
  host.getSourceFile = (name, target) => {
    const text = getSource(name);
    return text === undefined
      ? getSourceFile.call(host, name, target)
      : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram(Object.keys(sources), options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
