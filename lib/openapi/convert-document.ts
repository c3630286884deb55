import { type CollectionResult, convertV2 } from 'openapi-to-postmanv2';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiSource } from './openapi-document';

/**
 * TypeScript types of the document (openapi-typescript).
 * @param options with `defaultNonNullable: false`, fields that have a default may be missing
 */
export async function createTypeScriptTypes(
  document: OpenApiSource,
  options: { defaultNonNullable?: boolean } = {},
): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: false, ...options });
  return `/** Types of the partner API. Generated from its OpenAPI document; do not edit. */\n\n${astToString(nodes)}`;
}

/** Without the random ids, so that the same document makes the same file. */
function dropIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropIds);
  if (typeof value !== 'object' || value === null) return value;
  const isItem = 'request' in value || 'response' in value || 'originalRequest' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_postman_id' && !(isItem && key === 'id'))
      .map(([key, inner]) => [key, dropIds(inner)]),
  );
}

/** A Postman collection of the document (openapi-to-postmanv2), with the examples as bodies. */
export async function createPostmanCollection(document: OpenApiSource): Promise<unknown> {
  const result = await new Promise<CollectionResult | undefined>((resolve, reject) => {
    convertV2(
      { type: 'json', data: structuredClone(document) },
      { folderStrategy: 'Tags', parametersResolution: 'Example', requestNameSource: 'Fallback' },
      (error, converted) => (error ? reject(new Error(error.message)) : resolve(converted)),
    );
  });
  const [output] = result?.output ?? [];
  if (!output) throw new Error(`No Postman collection could be made: ${result?.reason}`);
  return dropIds(output.data);
}
