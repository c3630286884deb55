import ts from 'typescript';
import { readCodeInputs } from '../../kit/build-cache/code-inputs';
import { openPassedInputs } from '../../kit/build-cache/passed-inputs';
import { type Diagnostic, locateFindings } from '../../kit/diagnostics/diagnostic';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { isFile, listFiles, readText } from '../../kit/files/project-files';
import { siteFiles } from '../../site/site-settings';
import { findWordingProblems, wordingFile } from './find-wording';

/** A text in code that a person can read. */
type UiText = { text: string; offset: number };

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
function listUiTexts(source: string, fileName: string): UiText[] {
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

/** Files that list words which readers type, or words to avoid. */
const vocabularies = [
  wordingFile,
  'content/site/synonyms.yaml',
  'content/site/questions.yaml',
  siteFiles.allowedWords,
];

const endings = ['.yaml', '.json', '.ts', '.tsx'];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Lists the files whose texts readers see, other than MDX: API description, contract, settings and code. */
const listTextFiles = () =>
  ['openapi', 'content', 'app', 'components', 'lib']
    .flatMap((folder) => endings.flatMap((ending) => listFiles(folder, ending)))
    .filter((file) => isFile(file) && !isTest(file) && !vocabularies.includes(file));

const countLines = (text: string) => text.split('\n').length;

/**
 * Checks the wording of a YAML, JSON, TypeScript or TSX source.
 * @param file the path from the project's root
 */
export function checkWording(source: string, file: string): Diagnostic[] {
  const isCode = /\.tsx?$/.test(file);
  const texts = isCode
    ? listUiTexts(source, file)
    : parseYamlSource(source)
        .listTexts()
        .map(({ text, position }) => ({ text, line: position.line }));
  return texts
    .filter(({ text }) => /\S\s+\S/.test(text))
    .flatMap((item) =>
      locateFindings(file, findWordingProblems(item.text), (offset) => ({
        line: 'line' in item ? item.line : countLines(source.slice(0, item.offset + offset)),
      })),
    );
}

/** Checks the wording of every file that has changed since it last passed. */
export async function checkAllWording(): Promise<Diagnostic[]> {
  const code = await readCodeInputs('lib/build/checks/check-wording.ts');
  const passed = openPassedInputs('wording', [
    ...code,
    readText(wordingFile),
    readText(siteFiles.allowedWords),
  ]);
  const diagnostics = listTextFiles().flatMap((file) => {
    const source = readText(file);
    // Whether a text is YAML or code depends on the name, so it is a part of the input.
    const input = `${file}\n${source}`;
    if (passed.has(input)) return [];
    const found = checkWording(source, file);
    if (found.length === 0) passed.add(input);
    return found;
  });
  passed.save();
  return diagnostics;
}
