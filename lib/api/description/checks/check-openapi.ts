import { join, relative, resolve } from 'node:path';
import { BaseResolver, lint, Source } from '@redocly/openapi-core';
import { type Diagnostic, locateFindings } from '../../../kit/diagnostics/diagnostic';
import { cached } from '../../../kit/files/cached';
import { readText } from '../../../kit/files/project-files';
import { bundleSources, createLintConfig } from '../bundle-openapi';
import { checkDescriptions } from './check-descriptions';
import { checkExtensions } from './check-extensions';
import { checkFieldGroups } from './check-field-groups';
import { checkOpenApiShape } from './check-openapi-shape';
import { checkReferences, checkUnreferencedFiles, listUsedSources } from './check-references';
import { checkRepeatedRules } from './check-repeated-rules';
import { checkSchemaKeywords } from './check-schema-keywords';
import { checkUniqueNames } from './check-unique-names';
import { type OpenApiSources, openApiRoot, readOpenApiSources } from './openapi-sources';
import { redoclyToDiagnostic } from './redocly-diagnostics';

/** The portal reads OpenAPI 3.0 and 3.1. */
function checkVersion(sources: OpenApiSources): Diagnostic[] {
  const source = sources.get(openApiRoot);
  const version: unknown = source?.document.get('openapi');
  if (typeof version === 'string' && /^3\.[01]\.\d+$/.test(version)) return [];
  const message = 'openapi: Unknown version';
  const [found, expected] = [String(version ?? 'nothing'), '3.1.0, or another version 3.0 or 3.1'];
  return locateFindings(openApiRoot, [{ at: ['openapi'], message, found, expected }], (path) =>
    source?.positionOfKey(path),
  );
}

/** The servers of every environment are settings, so those of the file do not appear. */
function checkServers(sources: OpenApiSources): Diagnostic[] {
  const source = sources.get(openApiRoot);
  if (!source?.document.has('servers')) return [];
  const message = 'servers: The servers are settings of the portal, and these do not appear';
  const expected = 'servers in content/site/settings.yaml only';
  const finding = { at: ['servers'], message, found: 'servers', expected };
  return locateFindings(openApiRoot, [finding], source.positionOfKey).map((diagnostic) => ({
    ...diagnostic,
    severity: 'warning',
  }));
}

/** The files that the description consists of, found once for all checks. */
const readUsedSources = cached(['openapi'], () => listUsedSources(readOpenApiSources().sources));

/** Checks the syntax of openapi/, its version and its references, without which nothing else can be checked. */
export function checkOpenApi(): Diagnostic[] {
  const { sources, diagnostics } = readOpenApiSources();
  const isRootValid = sources.has(openApiRoot);
  return [
    ...diagnostics,
    ...(isRootValid ? [...checkVersion(sources), ...checkServers(sources)] : []),
    ...checkReferences(readUsedSources(), new Set(diagnostics.map(({ file }) => file))),
  ];
}

/** Checks the schemas, the names and the extensions in the valid files of openapi/. */
export function checkOpenApiSchemas(): Diagnostic[] {
  const sources = readUsedSources();
  return [
    ...checkSchemaKeywords(sources),
    ...checkDescriptions(sources),
    ...checkExtensions(sources),
    ...checkFieldGroups(sources),
    ...checkRepeatedRules(sources),
    ...checkUniqueNames(sources),
  ];
}

/** Whether the linter could not check an example, because its schema is invalid. The schema has a diagnostic, too. */
const isConsequence = ({ message }: Diagnostic) =>
  message.startsWith('The schema of an example is invalid');

const linterRoot = resolve('/');

/**
 * Reads the project's files as if its folder were the root: the linter does not find what an example refers to in a folder
 * whose name has a space, or anything else that URLs encode.
 */
class ProjectResolver extends BaseResolver {
  override loadExternalRef = async (path: string) =>
    new Source(path, readText(relative(linterRoot, path)));
}

/**
 * Checks openapi/ with the linter, and that it has what the portal reads. The linter reads the files itself: their syntax
 * and their references must be valid.
 */
export async function lintOpenApi(): Promise<Diagnostic[]> {
  const { sources } = readOpenApiSources();
  const config = await createLintConfig();
  const problems = await lint({
    ref: join(linterRoot, openApiRoot),
    config,
    externalRefResolver: new ProjectResolver(config.resolve),
  });
  const found = problems.map((problem) => redoclyToDiagnostic(problem, linterRoot));
  const linted = found.every(isConsequence)
    ? found
    : found.filter((problem) => !isConsequence(problem));
  const read = (file: string) => sources.get(file)?.text ?? '';
  const isReported = ({ file, line }: Diagnostic) =>
    linted.some((problem) => problem.file === file && problem.line === line);
  const shape = checkOpenApiShape(await bundleSources(), openApiRoot, read);
  return [
    ...linted,
    ...shape.filter((problem) => !isReported(problem)),
    ...checkUnreferencedFiles(sources, readUsedSources()),
  ];
}
