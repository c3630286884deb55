import contract from '../../.generated/contract/schema.json';
import type { JsonSchema } from './definition-schema';
import { parsePointer } from './json-pointer';

/** Where a document begins: the definition that describes it. */
export type DocumentKind = 'element' | 'screen' | 'override';

const definitions: Record<string, JsonSchema> = contract.$defs;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema with its reference followed. */
function follow(schema: JsonSchema | undefined): JsonSchema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? schema : follow(definitions[name]);
}

/** The forms of a schema: the members of a union, unions inside it included. */
export function listVariants(schema: JsonSchema | undefined): JsonSchema[] {
  const found = follow(schema);
  if (!found) return [];
  // `element` puts its union behind a condition.
  const union = isRecord(found.else) ? (found.else as JsonSchema) : found;
  return union.oneOf ? union.oneOf.flatMap(listVariants) : [found];
}

const namesOf = ({ properties }: JsonSchema) => Object.keys(properties ?? {});

/** How well a form fits an object: its tag decides, then the fields that both have. */
function score(form: JsonSchema, value: Record<string, unknown>): number {
  const tags = Object.entries(form.properties ?? {}).filter(([, field]) => 'const' in field);
  const tagged = tags.reduce(
    (sum, [name, field]) => sum + (value[name] === field.const ? 1000 : -1000),
    0,
  );
  const names = namesOf(form);
  return tagged + Object.keys(value).filter((key) => names.includes(key)).length;
}

/**
 * The form of a schema that an object most likely has.
 * @returns undefined where no form is an object's, or where a tag is written that none has
 */
export function chooseVariant(
  schema: JsonSchema | undefined,
  value: unknown,
): JsonSchema | undefined {
  const forms = listVariants(schema).filter((form) => form.properties !== undefined);
  if (forms.length < 2 || !isRecord(value)) return forms[0];
  const [best] = forms
    .map((form) => ({ form, score: score(form, value) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= 0 ? best.form : undefined;
}

/** The schema of the value at a pointer in a document, before a form is chosen; undefined where there is none. */
export function findSchemaAt(
  root: DocumentKind,
  document: unknown,
  pointer: string,
): JsonSchema | undefined {
  let schema: JsonSchema | undefined = definitions[root];
  let value: unknown = document;
  for (const part of parsePointer(pointer)) {
    if (Array.isArray(value)) {
      schema = listVariants(schema).find(({ items }) => items)?.items;
      value = value[Number(part)];
    } else {
      const form = chooseVariant(schema, value);
      const free = isRecord(form?.additionalProperties) ? form.additionalProperties : undefined;
      schema =
        form?.properties && Object.hasOwn(form.properties, part)
          ? form.properties[part]
          : (free as JsonSchema | undefined);
      value = isRecord(value) ? value[part] : undefined;
    }
    if (!schema) return undefined;
  }
  return schema;
}

/** The values of a tag (`type`, `kind`) that the forms of a schema have. */
export function listDiscriminatorValues(schema: JsonSchema | undefined, tag: string): string[] {
  return listVariants(schema).flatMap((form) => {
    const value = form.properties?.[tag]?.const;
    return typeof value === 'string' ? [value] : [];
  });
}
