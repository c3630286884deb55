import type { Root } from 'mdast';
import { isPartial } from '../../content/doc-path.mjs';
import { parseDoc } from '../../content/front-matter';
import { listMdxFiles, type MdxFile, parseMdx, readMdxFile } from '../../content/mdx';
import { abbreviate, type Diagnostic, locateFindings } from '../../kit/diagnostics/diagnostic';
import { checkCodeFences } from './mdx/check-code-fences';
import { checkComponents, getComponentRules, type KnownNames } from './mdx/check-components';
import { checkExpressions } from './mdx/check-expressions';
import { checkHeadings } from './mdx/check-headings';
import { checkHtmlElements } from './mdx/check-html-elements';
import { checkImages } from './mdx/check-images';
import { checkImports } from './mdx/check-imports';
import { checkText } from './mdx/check-text';
import { checkIgnoreComments, removeIgnored } from './remove-ignored';

/** Checks the syntax tree of an MDX file. */
function checkTree(tree: Root, source: string, file: string, known: KnownNames): Diagnostic[] {
  const components = Object.keys(getComponentRules(file));
  const findings = [
    ...checkComponents(tree, file, known),
    ...checkHtmlElements(tree, components),
    ...checkExpressions(tree, components),
    ...checkImports(tree, file),
    ...checkHeadings(tree, isPartial(file)),
    ...checkImages(tree, file),
    ...checkText(tree, source),
    ...checkCodeFences(tree, source),
    ...checkIgnoreComments(tree),
  ].map((finding) => ({ ...finding, found: abbreviate(finding.found) }));
  return locateFindings(file, findings, ({ position }) => position?.start);
}

function checkParsed(
  { source, tree, diagnostics }: MdxFile,
  file: string,
  known: KnownNames,
): Diagnostic[] {
  if (source === undefined) return diagnostics;
  return [
    ...(isPartial(file) ? [] : parseDoc(source, file).diagnostics),
    ...diagnostics,
    ...(tree ? checkTree(tree, source, file, known) : []),
  ];
}

/**
 * Checks an MDX source: front matter, syntax, components and their attributes, headings, images, and Markdown that
 * would appear as text.
 * @param file the path from the project's root
 * @param known the names that attributes can refer to
 */
export const checkMdxSource = (
  source: string,
  file: string,
  known: KnownNames = {},
): Diagnostic[] => checkParsed(parseMdx(source, file), file, known);

/** Checks all MDX files. */
export const checkMdx = (known: KnownNames): Diagnostic[] =>
  removeIgnored(listMdxFiles().flatMap((file) => checkParsed(readMdxFile(file), file, known)));
