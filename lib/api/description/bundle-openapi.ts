import { bundle, createConfig } from '@redocly/openapi-core';
import { projectPath } from '../../kit/files/project-files';
import { getSystemParameters } from '../../site/reference/reference-data';
import type { Site } from '../../site/site-settings';
import { openApiRoot } from './checks/openapi-sources';
import { getCodeList } from './code-lists';
import { completeDocument } from './complete-document';
import { assertOpenApiSource, type OpenApiSource } from './openapi-document';

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
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
} as const;

export const createLintConfig = () => createConfig({ extends: ['recommended-strict'], rules });

/** Combines the source files into one document. */
export async function bundleSources(): Promise<unknown> {
  const { bundle: bundled } = await bundle({
    ref: projectPath(openApiRoot),
    config: await createLintConfig(),
  });
  return bundled.parsed;
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
