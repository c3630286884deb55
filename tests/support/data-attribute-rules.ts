import ts from 'typescript';
import { toHastProperty } from '../../lib/kit/html/hast-property';

/** The text of each file by its path. */
export type SourceFiles = ReadonlyMap<string, string>;

/** A constant of lib/site/data-attributes. */
export type ListedAttribute = {
  constant: string;
  attribute: string;
  writers: string[];
  readers: string[];
};

const isScript = (path: string) => /\.tsx?$/.test(path);

const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

function visitNodes(root: ts.Node, callback: (node: ts.Node) => void): void {
  callback(root);
  ts.forEachChild(root, (child) => visitNodes(child, callback));
}

function listIdentifiers(root: ts.Node): Set<string> {
  const names = new Set<string>();
  visitNodes(root, (node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
  });
  return names;
}

/** Returns the data attributes that JSX spells out. */
function listJsxAttributes(root: ts.Node): Set<string> {
  const names = new Set<string>();
  visitNodes(root, (node) => {
    if (ts.isJsxAttribute(node)) names.add(node.name.getText());
  });
  return names;
}

function listTags(node: ts.Node, name: string): string[] {
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === name)
    .map(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').trim());
}

/** Lists the attributes that lib/site/data-attributes exports, with their writers and readers. */
export function parseListedAttributes(text: string): ListedAttribute[] {
  const declarations = parse('data-attributes.ts', text)
    .statements.filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.map(({ name, initializer }) => ({
        statement,
        constant: name.getText(),
        initializer,
      })),
    );
  return declarations.flatMap(({ statement, constant, initializer }) => {
    if (!initializer || !ts.isStringLiteral(initializer)) return [];
    return {
      constant,
      attribute: initializer.text,
      writers: listTags(statement, 'writer'),
      readers: listTags(statement, 'reader'),
    };
  });
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Returns the attributes that a style sheet selects by. */
const listCssAttributes = (css: string) =>
  new Set(Array.from(withoutComments(css).matchAll(/\[(data-[a-z-]+)/g), ([, name = '']) => name));

/** Returns a function that tests whether a file uses an attribute. */
function createUsageTest(path: string, text: string): (attribute: ListedAttribute) => boolean {
  if (isScript(path)) {
    const source = parse(path, text);
    const names = listIdentifiers(source);
    const jsxNames = listJsxAttributes(source);
    return ({ constant, attribute }) => names.has(constant) || jsxNames.has(attribute);
  }
  if (path.endsWith('.css')) {
    const names = listCssAttributes(text);
    return ({ attribute }) => names.has(attribute);
  }
  // JavaScript cannot import the constants. It contains the property of the hast element.
  const names = listIdentifiers(parse(path, text));
  return ({ attribute }) => names.has(toHastProperty(attribute));
}

/**
 * Compares the listed writers and readers with the files that use the attributes.
 * @param files the files that can use attributes, without the list itself
 */
export function findWrongUsages(
  attributes: readonly ListedAttribute[],
  files: SourceFiles,
): string[] {
  const usageTests = [...files].map(([path, text]) => ({
    path,
    uses: createUsageTest(path, text),
  }));
  return attributes.flatMap((attribute) => {
    const { constant, writers, readers } = attribute;
    const users = new Set(usageTests.filter(({ uses }) => uses(attribute)).map(({ path }) => path));
    const listed = [...writers, ...readers];
    return [
      ...(writers.length === 0 ? [`${constant}: has no @writer`] : []),
      ...(readers.length === 0 ? [`${constant}: has no @reader`] : []),
      ...listed
        .filter((path) => !users.has(path))
        .map((path) => `${constant}: ${path} ${files.has(path) ? 'does not use it' : 'not found'}`),
      ...[...users]
        .filter((path) => !listed.includes(path))
        .map((path) => `${constant}: ${path} uses it and is not listed`),
    ];
  });
}

const isModuleSpecifier = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword);

/** Returns the name of a data attribute that a node spells out instead of using its constant. JSX may do so. */
function findLiteral(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const isHastProperties = /(^|\.)properties$/.test(node.expression.getText());
    if (isHastProperties && /^data[A-Z]/.test(node.name.text)) return node.name.text;
  }
  if (ts.isIdentifier(node)) return node.text === 'dataset' ? 'dataset' : undefined;
  const isText =
    ts.isStringLiteralLike(node) ||
    node.kind === ts.SyntaxKind.TemplateHead ||
    node.kind === ts.SyntaxKind.TemplateMiddle ||
    node.kind === ts.SyntaxKind.TemplateTail;
  if (!isText || isModuleSpecifier(node)) return undefined;
  // The lookbehind excludes options such as curl's `--data-urlencode`, and names of files.
  return /(?<![\w/-])data-[a-z][a-z-]*/.exec(node.getText())?.[0];
}

/** Finds names of data attributes outside of the list: in TypeScript any, in JSX and CSS those that are not listed. */
export function findLiteralAttributes(
  attributes: readonly ListedAttribute[],
  files: SourceFiles,
): string[] {
  const listed = new Set(attributes.map(({ attribute }) => attribute));
  return [...files].flatMap(([path, text]) => {
    if (path.endsWith('.css')) {
      return [...listCssAttributes(text)]
        .filter((name) => !listed.has(name))
        .map((name) => `${path}: ${name} is not listed`);
    }
    const source = parse(path, text);
    const found = [...listJsxAttributes(source)]
      .filter((name) => name.startsWith('data-') && !listed.has(name))
      .map((name) => `${path}: ${name} is not listed`);
    visitNodes(source, (node) => {
      const name = findLiteral(node);
      if (name === undefined) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${name} instead of a constant`);
    });
    return found;
  });
}
