import { parser } from '@lezer/python';
import ts from 'typescript';

/** A call in a program: its method, its path below the API's base URL, and its body if that is a literal. */
export type ParsedCall = { method: string; path: string; body?: unknown };

/** Replaces the interpolated values of a path, and removes its query. */
const fillInPath = (text: string) => text.replace(/\$?\{[^}]*\}/g, '1').split('?')[0] ?? '';

/** Reads the value of a literal; undefined if any part of it is not a literal. */
function readLiteral(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(readLiteral);
    return items.includes(undefined) ? undefined : items;
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries = node.properties.map((property): [string, unknown] =>
    ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
      ? [property.name.text, readLiteral(property.initializer)]
      : ['', undefined],
  );
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

const findProperty = (node: ts.Node | undefined, name: string): ts.Expression | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find(
    (property) => ts.isPropertyAssignment(property) && property.name.getText() === name,
  );
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
};

/** Lists the calls of `fetch` below `process.env.BASE_URL` in a TypeScript sample. */
export function listFetchCalls(text: string): ParsedCall[] {
  const source = ts.createSourceFile('sample.ts', text, ts.ScriptTarget.Latest, true);
  const calls: ParsedCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'fetch') {
      const [url, init] = node.arguments;
      const path = /^`\$\{process\.env\.BASE_URL\}(\/.*)`$/s.exec(url?.getText() ?? '')?.[1];
      const method = findProperty(init, 'method');
      const body = findProperty(init, 'body');
      if (path) {
        const [argument] = body && ts.isCallExpression(body) ? body.arguments : [];
        calls.push({
          method: method && ts.isStringLiteralLike(method) ? method.text : 'GET',
          path: fillInPath(path),
          ...(argument && { body: readLiteral(argument) }),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** Finds the offset of the first syntax error in a Python sample. */
export function findPythonSyntaxError(text: string): number | undefined {
  let offset: number | undefined;
  parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) offset ??= from;
    },
  });
  return offset;
}

/** Reads a Python literal that differs from JSON only in trailing commas and the names of constants. */
function readPythonLiteral(text: string): unknown {
  const json = text
    .replace(/,(\s*[}\]])/g, '$1')
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\bNone\b/g, 'null');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Lists the calls of `requests` below BASE_URL in a Python sample. */
export function listRequestsCalls(text: string): ParsedCall[] {
  const calls: ParsedCall[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.name !== 'CallExpression') return;
      const call = text.slice(from, to);
      const [, method] = /^requests\.(get|post)\(/.exec(call) ?? [];
      const [, path] = /f"\{os\.environ\['BASE_URL'\]\}(\/[^"]*)"/.exec(call) ?? [];
      if (!method || !path) return;
      const list = node.getChild('ArgList');
      const names = list?.getChildren('VariableName') ?? [];
      const name = names.find((child) => text.slice(child.from, child.to) === 'json');
      const value = name?.nextSibling?.nextSibling;
      calls.push({
        method: method.toUpperCase(),
        path: fillInPath(path),
        ...(value && { body: readPythonLiteral(text.slice(value.from, value.to)) }),
      });
    },
  });
  return calls;
}
