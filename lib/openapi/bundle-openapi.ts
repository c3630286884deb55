import { relative, sep } from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { type Diagnostic, isError } from '../diagnostics/diagnostic';
import { projectPath, projectRoot, readText } from '../files/project-files';
import { getSystemParameters } from '../reference/reference-data';
import type { Site } from '../site/site-settings';
import { checkOpenApiShape } from './check-openapi-shape';
import { getCodeList } from './code-lists';
import { completeDocument } from './complete-document';
import { assertOpenApiSource, type OpenApiSource } from './openapi-document';

const root = 'openapi/doctor-api.yaml';

/** Rules in addition to Redocly's strict set: a problem that affects partners is an error, never a warning. */
const rules = {
  // The servers come from the settings: completeDocument() adds them after linting.
  'no-empty-servers': 'off',
  'info-license': 'off',
  // The provider's API has both `/appointments/policy/{id}` and `/appointments/{id}/video-token`.
  'no-ambiguous-paths': 'off',
  // Every operation can return 405 (specification: portal.txt, section 8).
  'operation-4xx-response': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-description': 'error',
} as const;

function toDiagnostic(problem: NormalizedProblem): Diagnostic {
  const [location] = problem.location;
  const position = location && getLineColLocation(location);
  return {
    severity: problem.severity === 'error' ? 'error' : 'warning',
    file: position ? relative(projectRoot, position.source.absoluteRef).split(sep).join('/') : root,
    line: position?.start.line,
    column: position?.start.col,
    message: `${problem.message} (${problem.ruleId})`,
    expected: problem.suggest.length > 0 ? problem.suggest.join(' or ') : undefined,
  };
}

const createLintConfig = () => createConfig({ extends: ['recommended-strict'], rules });

/** Combines the source files into one document. */
async function bundleSources(): Promise<unknown> {
  const { bundle: bundled } = await bundle({
    ref: projectPath(root),
    config: await createLintConfig(),
  });
  return bundled.parsed;
}

/** Every problem in the OpenAPI source, with its position: those of the linter, then what the portal's code lacks. */
export async function checkOpenApi(): Promise<Diagnostic[]> {
  const problems = await lint({ ref: projectPath(root), config: await createLintConfig() });
  const diagnostics = problems.map(toDiagnostic);
  return diagnostics.some(isError)
    ? diagnostics
    : [...diagnostics, ...checkOpenApiShape(await bundleSources(), root, readText)];
}

/** Bundles the source files into one document and completes it from the settings and the reference data. */
export async function bundleOpenApi(site: Pick<Site, 'servers'>): Promise<OpenApiSource> {
  const source = await bundleSources();
  assertOpenApiSource(source);
  return completeDocument(source, {
    servers: site.servers,
    systemParameters: getSystemParameters(),
    getCodeList,
  });
}
