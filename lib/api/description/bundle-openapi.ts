import { bundle, createConfig } from '@redocly/openapi-core';
import { projectPath } from '../../kit/files/project-files';
import { getSystemParameters } from '../../site/reference/reference-data';
import type { Site } from '../../site/site-settings';
import { openApiRoot } from './checks/openapi-sources';
import { getCodeList } from './code-lists';
import { completeDocument } from './complete-document';
import { removeExtensions } from './extensions';
import { assertOpenApiSource, type OpenApiSource } from './openapi-document';

/**
 * Rules that differ from Redocly's recommended set. What would be wrong for a reader is an error; what a valid description may
 * leave out or have otherwise is advice.
 */
const rules = {
  // The servers come from the settings: completeDocument() adds them after linting.
  'no-empty-servers': 'off',
  'no-server-trailing-slash': 'off',
  'no-server-example.com': 'off',
  'info-license': 'off',
  // The provider's API has both `/appointments/policy/{id}` and `/appointments/{id}/video-token`.
  'no-ambiguous-paths': 'off',
  'operation-4xx-response': 'warn',
  'no-invalid-media-type-examples': 'warn',
  'no-invalid-parameter-examples': 'warn',
  'no-invalid-schema-examples': 'warn',
  'no-required-schema-properties-undefined': 'warn',
  'nullable-type-sibling': 'warn',
  'operation-operationId-url-safe': 'warn',
  'operation-description': 'warn',
  'operation-summary': 'warn',
  'no-schema-type-mismatch': 'warn',
  'operation-tag-defined': 'warn',
  'parameter-description': 'warn',
  'tag-description': 'warn',
} as const;

export const createLintConfig = () => createConfig({ extends: ['recommended'], rules });

/** Combines the source files into one document. */
export async function bundleSources(): Promise<unknown> {
  const { bundle: bundled } = await bundle({
    ref: projectPath(openApiRoot),
    config: await createLintConfig(),
  });
  return bundled.parsed;
}

/** Bundles the source files into one document and completes it from the settings and the reference data. */
export async function bundleOpenApi(
  site: Pick<Site, 'servers' | 'shownExtensions'>,
): Promise<OpenApiSource> {
  const source = removeExtensions(await bundleSources(), site.shownExtensions);
  assertOpenApiSource(source);
  return completeDocument(source, {
    servers: site.servers,
    systemParameters: getSystemParameters(),
    getCodeList,
  });
}
