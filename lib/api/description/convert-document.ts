import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { OpenApiSource } from './openapi-document';

/** The type of a reference to a schema: `components["schemas"]["X"]`. */
function createSchemaReference(name: string): ts.TypeNode {
  const index = (object: ts.TypeNode, key: string) =>
    ts.factory.createIndexedAccessTypeNode(
      object,
      ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(key)),
    );
  return index(index(ts.factory.createTypeReferenceNode('components'), 'schemas'), name);
}

const textMapSchema = z.object({
  propertyNames: z.object({ $ref: z.string() }),
  additionalProperties: z.object({ type: z.literal('string') }),
});

/** Returns the type of a map of strings with enumerated keys: openapi-typescript ignores the keys. */
function createTextMapType(schema: unknown): ts.TypeNode | undefined {
  const map = textMapSchema.safeParse(schema);
  if (!map.success) return undefined;
  const name = map.data.propertyNames.$ref.replace('#/components/schemas/', '');
  const { createTypeReferenceNode, createKeywordTypeNode } = ts.factory;
  const record = createTypeReferenceNode('Record', [
    createSchemaReference(name),
    createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  ]);
  return createTypeReferenceNode('Partial', [record]);
}

/** Leaves out the addresses of examples: openapi-typescript would request them. */
const withoutExternalValues = (key: string, value: unknown): unknown =>
  key === 'externalValue' && typeof value === 'string' ? undefined : value;

/**
 * Creates TypeScript types of the document with openapi-typescript. Fields that have a default are optional: a client
 * that has to send the default overwrites what the server has.
 */
export async function createTypeScriptTypes(document: OpenApiSource): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document, withoutExternalValues), {
    alphabetize: false,
    defaultNonNullable: false,
    transform: createTextMapType,
  });
  return `/** Types of the partner API. Generated from its OpenAPI document; do not edit. */\n\n${astToString(nodes)}`;
}

/** Formats the document as YAML. Texts that YAML 1.1 reads as dates or booleans are quoted, because many tools use it. */
export const formatYaml = (document: OpenApiSource): string =>
  stringify(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
