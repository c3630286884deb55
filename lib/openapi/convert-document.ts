import { type CollectionResult, convertV2 } from 'openapi-to-postmanv2';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiSource } from './openapi-document';

/**
 * Creates TypeScript types of the document with openapi-typescript.
 * @param options with `defaultNonNullable: false`, fields that have a default are optional
 */
export async function createTypeScriptTypes(
  document: OpenApiSource,
  options: { defaultNonNullable?: boolean } = {},
): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: false, ...options });
  return `/** Types of the partner API. Generated from its OpenAPI document; do not edit. */\n\n${astToString(nodes)}`;
}

/** Removes the random ids, so that the same document always produces the same file. */
function removeIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeIds);
  if (typeof value !== 'object' || value === null) return value;
  const isItem = 'request' in value || 'response' in value || 'originalRequest' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_postman_id' && !(isItem && key === 'id'))
      .map(([key, inner]) => [key, removeIds(inner)]),
  );
}

/**
 * Creates a Postman collection of the document with openapi-to-postmanv2. Bodies contain the examples. Throws if the
 * document cannot be converted.
 */
export async function createPostmanCollection(document: OpenApiSource): Promise<unknown> {
  const result = await new Promise<CollectionResult | undefined>((resolve, reject) => {
    convertV2(
      { type: 'json', data: structuredClone(document) },
      { folderStrategy: 'Tags', parametersResolution: 'Example', requestNameSource: 'Fallback' },
      (error, converted) => (error ? reject(new Error(error.message)) : resolve(converted)),
    );
  });
  const [output] = result?.output ?? [];
  if (!output) {
    const reason = result?.reason ?? 'it returned no result';
    throw new Error(`openapi-to-postmanv2 could not convert the document: ${reason}`);
  }
  return removeIds(output.data);
}
