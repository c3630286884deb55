import ts from 'typescript';

/** A text in code that a person can read. */
export type UiText = { text: string; offset: number };

/** Module names and types are no texts. */
const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.JsxText =>
  ts.isJsxText(node) ||
  (ts.isStringLiteralLike(node) &&
    !ts.isLiteralTypeNode(node.parent) &&
    !ts.isImportDeclaration(node.parent) &&
    !ts.isExportDeclaration(node.parent));

/**
 * Lists the texts of a module that people read: in JSX, and strings of more than one word. Comments are not included.
 * @param source TypeScript or TSX, by the ending of the file name
 */
export function listUiTexts(source: string, fileName: string): UiText[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const texts: UiText[] = [];
  const visit = (node: ts.Node) => {
    if (isText(node)) texts.push({ text: node.text, offset: node.getStart(file) });
    if (ts.isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        texts.push({ text: part.text, offset: part.getStart(file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.filter(({ text }) => /\S\s+\S/.test(text));
}
