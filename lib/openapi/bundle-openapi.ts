import { relative, sep } from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { projectPath, projectRoot } from '../files/project-files';
import { getSystemParameters } from '../reference/reference-data';
import type { Site } from '../site/site-settings';
import { getCodeList } from './code-lists';
import { completeDocument } from './complete-document';
import { assertOpenApiSource, type OpenApiSource } from './openapi-document';

const root = 'openapi/doctor-api.yaml';

/** Rules over Redocly's strict set: what a partner relies on is an error, never a warning. */
const rules = {
  // The servers are settings and are put in after linting.
  'no-empty-servers': 'off',
  'info-license': 'off',
  // `/appointments/policy/{id}` beside `/appointments/{id}/video-token`: the paths are the provider's.
  'no-ambiguous-paths': 'off',
  // The specification gives 405 as the one error of every call; not all have another 4XX.
  'operation-4xx-response': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-description': 'error',
} as const;

function toDiagnostic(problem: NormalizedProblem): Diagnostic {
  const [location] = problem.location;
  const place = location && getLineColLocation(location);
  return {
    severity: problem.severity === 'error' ? 'error' : 'warning',
    file: place ? relative(projectRoot, place.source.absoluteRef).split(sep).join('/') : root,
    line: place?.start.line,
    column: place?.start.col,
    message: `${problem.message} (${problem.ruleId})`,
    expected: problem.suggest.length > 0 ? problem.suggest.join(' or ') : undefined,
  };
}

const createLintConfig = () => createConfig({ extends: ['recommended-strict'], rules });

/** Every fault that the linter finds in the OpenAPI source, with its place. */
export async function checkOpenApi(): Promise<Diagnostic[]> {
  const problems = await lint({ ref: projectPath(root), config: await createLintConfig() });
  return problems.map(toDiagnostic);
}

/** Joins the source files into one document and completes it from the settings and the reference's data. */
export async function bundleOpenApi(site: Pick<Site, 'servers'>): Promise<OpenApiSource> {
  const { bundle: bundled } = await bundle({
    ref: projectPath(root),
    config: await createLintConfig(),
  });
  const source: unknown = bundled.parsed;
  assertOpenApiSource(source);
  return completeDocument(source, {
    servers: site.servers,
    systemParameters: getSystemParameters(),
    getCodeList,
  });
}
