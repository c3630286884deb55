import { getAt, joinPointer } from '../../kit/json/json-pointer';
import type { JsonSchema } from '../definition-schema';
import { detectDocumentKind } from '../resolve-document';
import {
  findSchemaAt,
  listDiscriminatorValues,
  listVariants,
  selectVariant,
} from '../schema-lookup';
import type { CompletionItem, CompletionList, Hover } from './editor-language';
import { findCursorContext, type PartialJson, readAround } from './partial-json';

/** The JSON of a new field's initial value: its constant, its default, or an empty value of its type. */
function getInitialJson(schema: JsonSchema): string {
  const variants = listVariants(schema);
  const [first] = variants;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.default !== undefined) return JSON.stringify(schema.default);
  const allowed = first?.enum?.[0];
  if (allowed !== undefined) return JSON.stringify(allowed);
  const types = variants.flatMap(({ type }) => type ?? []);
  if (types.includes('string')) return '""';
  if (types.includes('boolean')) return 'false';
  if (types.includes('integer') || types.includes('number')) return String(first?.minimum ?? 0);
  return types.includes('array') ? '[]' : '{}';
}

const maxNamedTypes = 3;

/** A schema's type as displayed: the titles of its variants, or their number if there are many. */
function describeSchemaType(schema: JsonSchema): string {
  const titles = listVariants(schema).map(({ title, type }) =>
    String(title ?? type ?? 'any').toLowerCase(),
  );
  const names = [...new Set(titles)];
  return names.length > maxNamedTypes ? `one of ${names.length} types` : names.join(' or ');
}

function completeKeys(schema: JsonSchema | undefined, object: unknown): CompletionItem[] {
  const variant = selectVariant(schema, object);
  const discriminators = ['type', 'kind'].filter(
    (name) => listDiscriminatorValues(schema, name).length > 1,
  );
  const properties =
    variant?.properties ??
    Object.fromEntries(discriminators.map((name) => [name, { type: 'string' }]));
  const existing = typeof object === 'object' && object !== null ? object : {};
  return Object.entries(properties)
    .filter(([name]) => !Object.hasOwn(existing, name))
    .map(([name, field]) => ({
      label: name,
      insertText: `"${name}": ${getInitialJson(field)}`,
      detail: `${describeSchemaType(field)}${variant?.required?.includes(name) ? ', required' : ''}`,
      documentation: field.description,
      isProperty: true,
    }));
}

function completeValues(schema: JsonSchema | undefined): CompletionItem[] {
  const scalars = listVariants(schema).flatMap((variant): unknown[] => {
    if (variant.properties) return [];
    if (variant.const !== undefined) return [variant.const];
    if (variant.enum) return variant.enum;
    return variant.type === 'boolean' ? [true, false] : [];
  });
  // For a discriminated union, each variant is offered as an object with its discriminator.
  const objects = ['type', 'kind'].flatMap((name) =>
    listDiscriminatorValues(schema, name).map((value) => ({
      label: value,
      insertText: `{ "${name}": "${value}" }`,
    })),
  );
  return [
    ...scalars.map((value) => ({ label: String(value), insertText: JSON.stringify(value) })),
    ...objects,
  ].map((item) => ({ ...item, detail: '', isProperty: false }));
}

/** The completions at an offset of the text; undefined outside of the document. */
export function getCompletions(source: PartialJson, position: number): CompletionList | undefined {
  const cursor = findCursorContext(source, position);
  if (!cursor) return undefined;
  const { target, key, from, to } = cursor;
  const { value, parent } = readAround(source, cursor);
  const kind = detectDocumentKind(value);
  const schema = findSchemaAt(kind, value, parent);
  if (target === 'key') {
    const items = completeKeys(schema, getAt(value, parent));
    // A key that is renamed has a value already: only the key is inserted.
    const hasValue = /^\s*:/.test(source.text.slice(to));
    const keysOnly = items.map((item) => ({ ...item, insertText: JSON.stringify(item.label) }));
    return { from, to, items: hasValue ? keysOnly : items };
  }
  if (key === undefined) {
    return {
      from,
      to,
      items: completeValues(listVariants(schema).find(({ items }) => items)?.items),
    };
  }
  const discriminatorValues =
    key === 'type' || key === 'kind' ? listDiscriminatorValues(schema, key) : [];
  const items =
    discriminatorValues.length > 0
      ? discriminatorValues.map((value) => ({
          label: value,
          insertText: JSON.stringify(value),
          detail: '',
          isProperty: false,
        }))
      : completeValues(findSchemaAt(kind, value, joinPointer(parent, key)));
  return { from, to, items };
}

/** The documentation of the field or value at an offset of the text; undefined if there is none. */
export function getHover(source: PartialJson, position: number): Hover | undefined {
  const cursor = findCursorContext(source, position);
  if (!cursor) return undefined;
  const kind = detectDocumentKind(source.value);
  const token = source.text.slice(cursor.from, cursor.to);
  const name = cursor.target === 'key' ? /^"(.*)"$/.exec(token)?.[1] : cursor.key;
  if (name === undefined) return undefined;
  const pointer = joinPointer(cursor.parent, name);
  const schema = findSchemaAt(kind, source.value, pointer);
  if (!schema) return undefined;
  const owner = selectVariant(
    findSchemaAt(kind, source.value, cursor.parent),
    getAt(source.value, cursor.parent),
  );
  const isRequired = owner?.required?.includes(name) ?? false;
  const defaultText =
    schema.default === undefined ? '' : ` Default: ${JSON.stringify(schema.default)}.`;
  // For the value of `type`, the element's description is more useful than that of the field.
  const description =
    cursor.target === 'value' && name === 'type' ? owner?.description : schema.description;
  return {
    from: cursor.from,
    to: cursor.to,
    title: `${name}: ${describeSchemaType(schema)}${isRequired ? ', required' : ''}`,
    text: `${description ?? ''}${defaultText}`,
  };
}
