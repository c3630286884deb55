import { operationPath, schemaPath } from '../site/urls';
import { getOpenApiDocument, type OpenApiDocument } from './openapi-document';
import { listOperations, type Operation } from './operations';

/** How the document names the users of insurers in `x-visible-to`. */
const carriers = 'Insurance carrier users';

/** Whether an operation is for insurance carrier users only. */
export const isForCarriers = ({ source }: Operation): boolean =>
  source['x-visible-to']?.includes(carriers) ?? false;

export type ViewerLinks = { viewer: string; links: Array<{ label: string; href: string }> };

/** Everything that not everybody sees or calls, by who does. */
export function listVisibility(document: OpenApiDocument = getOpenApiDocument()): ViewerLinks[] {
  const places = new Map<string, ViewerLinks['links']>();
  const add = (viewers: readonly string[] = [], label: string, href: string) => {
    for (const viewer of viewers) {
      places.set(viewer, [...(places.get(viewer) ?? []), { label, href }]);
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
  return [...places].map(([viewer, list]) => ({ viewer, links: list }));
}
