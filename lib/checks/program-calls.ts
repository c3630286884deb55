import { parser } from '@lezer/python';
import ts from 'typescript';

/** A call that a program makes: its address below the API's root, its method, and its body where it is fixed. */
export type ProgramCall = { method: string; path: string; body?: unknown };

const fixedPath = (text: string) => text.replace(/\$?\{[^}]*\}/g, '1').split('?')[0] ?? '';

/** A literal's value; undefined where any part of it is only known when the program runs. */
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

const propertyOf = (node: ts.Node | undefined, name: string): ts.Expression | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find(
    (property) => ts.isPropertyAssignment(property) && property.name.getText() === name,
  );
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
};

/** The calls of `fetch` below `process.env.BASE_URL` in a TypeScript sample. */
export function listFetchCalls(text: string): ProgramCall[] {
  const source = ts.createSourceFile('sample.ts', text, ts.ScriptTarget.Latest, true);
  const calls: ProgramCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'fetch') {
      const [address, init] = node.arguments;
      const path = /^`\$\{process\.env\.BASE_URL\}(\/.*)`$/s.exec(address?.getText() ?? '')?.[1];
      const method = propertyOf(init, 'method');
      const body = propertyOf(init, 'body');
      if (path) {
        const [argument] = body && ts.isCallExpression(body) ? body.arguments : [];
        calls.push({
          method: method && ts.isStringLiteralLike(method) ? method.text : 'GET',
          path: fixedPath(path),
          ...(argument && { body: readLiteral(argument) }),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** Where a Python sample is no Python, as a character's position; undefined where all is right. */
export function findPythonSyntaxError(text: string): number | undefined {
  let fault: number | undefined;
  parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) fault ??= from;
    },
  });
  return fault;
}

/** The value of a Python literal that is also JSON but for trailing commas and names of constants. */
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

/** The calls of `requests` below BASE_URL in a Python sample. */
export function listRequestsCalls(text: string): ProgramCall[] {
  const calls: ProgramCall[] = [];
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
        path: fixedPath(path),
        ...(value && { body: readPythonLiteral(text.slice(value.from, value.to)) }),
      });
    },
  });
  return calls;
}
