import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { projectPath, readText } from '../lib/kit/files/project-files';

/** The length of a module up to which a copy is better than a further file, in characters. */
const maxLength = 2500;

/** Expressions that always have the same value. */
function isConstant(expression: ts.Expression): boolean {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return isConstant(expression.expression);
  if (ts.isPrefixUnaryExpression(expression)) return isConstant(expression.operand);
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.every((span) => isConstant(span.expression));
  return (
    ts.isArrowFunction(expression) ||
    ts.isIdentifier(expression) ||
    ts.isStringLiteralLike(expression) ||
    ts.isNumericLiteral(expression)
  );
}

const isDeclaration = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isFunctionDeclaration(statement) ||
  (ts.isVariableStatement(statement) &&
    (statement.declarationList.flags & ts.NodeFlags.Const) !== 0 &&
    statement.declarationList.declarations.every(
      ({ initializer }) => initializer !== undefined && isConstant(initializer),
    ));

/** Whether a module is short and has no state: two copies of it behave as one. */
export const isSmallModule = (code: string): boolean =>
  code.length <= maxLength &&
  ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest).statements.every(isDeclaration);

/**
 * Gives each file that imports a small module of lib/ a copy of it. Otherwise, such modules would become dozens of files
 * with a few bytes each, because different islands share different ones.
 */
export const copySmallModules: Plugin = {
  name: 'small-modules',
  setup({ onResolve, resolve }) {
    const found = new Map<string, boolean>();
    const isSmall = (path: string): boolean => {
      const known = found.get(path) ?? isSmallModule(readText(path));
      found.set(path, known);
      return known;
    };
    onResolve(
      { filter: /^(?:\.|@\/)/ },
      async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === copySmallModules || kind !== 'import-statement') return undefined;
        // Packages import no modules of lib/, and most imports are theirs.
        if (importer.includes('/node_modules/')) return undefined;
        const resolved = await resolve(path, {
          importer,
          resolveDir,
          kind,
          pluginData: copySmallModules,
        });
        const file = resolved.path.slice(projectPath().length + 1);
        if (!/^lib\/.*\.ts$/.test(file) || !isSmall(file)) return resolved;
        return { ...resolved, suffix: `?${importer}` };
      },
    );
  },
};
