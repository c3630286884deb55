import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { Rule, SchemaObject } from '../../api/description/openapi-objects';
import { listCalls } from '../../api/description/operations';
import { parameterKey } from '../../calls/request/request-description';
import { operationPath, schemaPath } from '../../site/page-paths';
import { type RuleSummary, summarizeRules } from './field-summary';

/** A rule with its subject: `updatePolicy`, `Policy`, `Policy.usersLimit`, `searchPolicies query.search`. */
type FoundRule = RuleSummary & { about: string; page: string };

const toFound = (rules: readonly Rule[] = [], about: string, page: string): FoundRule[] =>
  summarizeRules(rules).map((rule) => ({ ...rule, about, page }));

function listSchemaRules(name: string, schema: SchemaObject): FoundRule[] {
  const parts = [schema, ...(schema.allOf ?? [])];
  return parts.flatMap((part) => [
    ...toFound(part['x-rules'], name, schemaPath(name)),
    ...Object.entries(part.properties ?? {}).flatMap(([field, property]) =>
      toFound(property['x-rules'], `${name}.${field}`, `${schemaPath(name)}#${field}`),
    ),
  ]);
}

/** Lists the rules (`x-rules`) of all operations, parameters, schemas and fields. */
function listRules(document: OpenApiDocument): FoundRule[] {
  const operations = listCalls(document);
  return [
    ...operations.flatMap(({ id, source }) => [
      ...toFound(source['x-rules'], id, operationPath(id)),
      ...source.parameters.flatMap((parameter) => {
        const key = parameterKey(parameter);
        return toFound(parameter['x-rules'], `${id} ${key}`, `${operationPath(id)}#${key}`);
      }),
    ]),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      listSchemaRules(name, schema),
    ),
  ];
}

const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The rules with a title; if there are none, those that have all words of the text. */
export function searchRules(text: string, document: OpenApiDocument): FoundRule[] {
  const rules = listRules(document);
  const titled = rules.filter(({ title }) => title.toLowerCase() === text.trim().toLowerCase());
  if (titled.length > 0) return titled;
  const words = toWords(text);
  return rules.filter(({ title, rule, about }) => {
    const own = new Set(toWords(`${title} ${rule} ${about}`));
    return words.every((word) => own.has(word));
  });
}
