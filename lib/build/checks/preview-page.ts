import { type Diagnostic, formatDiagnostic, isError } from '../../kit/diagnostics/diagnostic';
import { formatExcerpt } from '../../kit/diagnostics/format-excerpt';
import {
  filesCanChange,
  normalizeText,
  projectRoot,
  switchProject,
} from '../../kit/files/project-files';
import { checkMdxSource } from './check-mdx';
import { findOpenApiDocument } from './find-openapi-document';
import { listKnownNames } from './known-names';

/** Longer than any fence of a page. */
const fence = '~'.repeat(20);

function describeProblem(diagnostic: Diagnostic, source: string): string {
  const { line, column = 1 } = diagnostic;
  const excerpt = line === undefined ? '' : `\n\n${formatExcerpt(source, line, column)}`;
  return `${fence}text\n${formatDiagnostic(diagnostic)}${excerpt}\n${fence}`;
}

/**
 * Returns the MDX that the development server compiles for a page: its own, or what is wrong with it. Next shows no page
 * of a route of which one does not compile.
 * @param file the path from the project's root
 * @param root the absolute path of the project
 */
export function previewPage(source: string, file: string, root: string): string {
  // Turbopack's processes need not have the environment of the server.
  if (projectRoot !== root || !filesCanChange) switchProject(root);
  const text = normalizeText(source);
  const problems = checkMdxSource(text, file, listKnownNames(findOpenApiDocument(new Set())));
  const errors = problems.filter(isError);
  if (errors.length === 0) return source;
  return [
    '<Danger title="This page cannot be shown">',
    ...errors.map((error) => describeProblem(error, text)),
    '</Danger>',
  ].join('\n\n');
}
