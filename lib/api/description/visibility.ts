import { operationPath, schemaPath } from '../../site/page-paths';
import { getOpenApiDocument } from './load-openapi-document';
import type { OpenApiDocument } from './openapi-document';
import type { Viewer } from './openapi-objects';
import { listOperations, type Operation } from './operations';

/** The name of the insurers' users in `x-visible-to`. */
const carrierUsers: Viewer = 'Insurance carrier users';

/** Whether an operation is for insurance carrier users only. */
export const isForCarriers = ({ source }: Operation): boolean =>
  source['x-visible-to']?.includes(carrierUsers) ?? false;

type ViewerLinks = { viewer: string; links: Array<{ label: string; href: string }> };

/** Lists the operations and fields that only some can see or call, grouped by who can. */
export function listVisibility(document: OpenApiDocument = getOpenApiDocument()): ViewerLinks[] {
  const linksByViewer = new Map<string, ViewerLinks['links']>();
  const add = (viewers: readonly string[] = [], label: string, href: string) => {
    for (const viewer of viewers) {
      linksByViewer.set(viewer, [...(linksByViewer.get(viewer) ?? []), { label, href }]);
    }
  };
  for (const { id, source } of listOperations(document)) {
    add(source['x-visible-to'], id, operationPath(id));
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    for (const part of [schema, ...(schema.allOf ?? [])]) {
      for (const [field, property] of Object.entries(part.properties ?? {})) {
        add(property['x-visible-to'], `${name}.${field}`, `${schemaPath(name)}#${field}`);
      }
    }
  }
  return [...linksByViewer].map(([viewer, links]) => ({ viewer, links }));
}
