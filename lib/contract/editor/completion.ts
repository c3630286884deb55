import type { JsonSchema } from '../definition-schema';
import { getAt, joinPointer } from '../json-pointer';
import { detectDocumentKind } from '../resolve-document';
import {
  chooseVariant,
  findSchemaAt,
  listDiscriminatorValues,
  listVariants,
} from '../schema-lookup';
import { findCursorContext, type PartialJson } from './partial-json';

export type CompletionItem = {
  label: string;
  /** The text that takes the place of what is being written. */
  insertText: string;
  detail: string;
  documentation?: string;
  isProperty: boolean;
};

export type CompletionList = { from: number; to: number; items: CompletionItem[] };

const scalarText = (value: unknown) => JSON.stringify(value);

/** The first value of a new field: an empty one of the right kind. */
function startValue(schema: JsonSchema): string {
  const forms = listVariants(schema);
  const [form] = forms;
  if (schema.const !== undefined) return scalarText(schema.const);
  if (schema.default !== undefined) return scalarText(schema.default);
  const allowed = form?.enum?.[0];
  if (allowed !== undefined) return scalarText(allowed);
  const types = forms.flatMap(({ type }) => type ?? []);
  if (types.includes('string')) return '""';
  if (types.includes('boolean')) return 'false';
  if (types.includes('integer') || types.includes('number')) return String(form?.minimum ?? 0);
  return types.includes('array') ? '[]' : '{}';
}

const typeOf = (schema: JsonSchema): string => {
  const forms = listVariants(schema);
  return [...new Set(forms.map(({ title, type }) => String(title ?? type ?? 'any').toLowerCase()))]
    .slice(0, 3)
    .join(' or ');
};

function suggestKeys(schema: JsonSchema | undefined, object: unknown): CompletionItem[] {
  const form = chooseVariant(schema, object);
  const tags = ['type', 'kind'].filter((tag) => listDiscriminatorValues(schema, tag).length > 1);
  const properties =
    form?.properties ?? Object.fromEntries(tags.map((tag) => [tag, { type: 'string' }]));
  const taken = typeof object === 'object' && object !== null ? object : {};
  return Object.entries(properties)
    .filter(([name]) => !Object.hasOwn(taken, name))
    .map(([name, field]) => ({
      label: name,
      insertText: `"${name}": ${startValue(field)}`,
      detail: `${typeOf(field)}${form?.required?.includes(name) ? ', required' : ''}`,
      documentation: field.description,
      isProperty: true,
    }));
}

function suggestValues(schema: JsonSchema | undefined): CompletionItem[] {
  const forms = listVariants(schema);
  const scalars = forms.flatMap((form): unknown[] => {
    if (form.properties) return [];
    if (form.const !== undefined) return [form.const];
    if (form.enum) return form.enum;
    return form.type === 'boolean' ? [true, false] : [];
  });
  // Where a whole object is wanted, each kind of it is offered with its tag.
  const objects = ['type', 'kind'].flatMap((tag) =>
    listDiscriminatorValues(schema, tag).map((value) => ({
      label: value,
      insertText: `{ "${tag}": "${value}" }`,
    })),
  );
  return [
    ...scalars.map((value) => ({ label: String(value), insertText: scalarText(value) })),
    ...objects,
  ].map((suggestion) => ({ ...suggestion, detail: '', isProperty: false }));
}

/** What may be written at a position. */
export function getCompletions(source: PartialJson, position: number): CompletionList | undefined {
  const cursor = findCursorContext(source, position);
  if (!cursor) return undefined;
  const root = detectDocumentKind(source.value);
  const { parent, at, key, from, to } = cursor;
  const around = getAt(source.value, parent);
  const schema = findSchemaAt(root, source.value, parent);
  if (at === 'key') {
    const list = suggestKeys(schema, around);
    // A name that is written over keeps its value.
    const isRenamed = /^\s*:/.test(source.text.slice(to));
    const named = list.map((entry) => ({ ...entry, insertText: scalarText(entry.label) }));
    return { from, to, items: isRenamed ? named : list };
  }
  if (key === undefined) {
    return {
      from,
      to,
      items: suggestValues(listVariants(schema).find(({ items }) => items)?.items),
    };
  }
  const tags = key === 'type' || key === 'kind' ? listDiscriminatorValues(schema, key) : [];
  const list =
    tags.length > 0
      ? tags.map((tag) => ({
          label: tag,
          insertText: scalarText(tag),
          detail: '',
          isProperty: false,
        }))
      : suggestValues(findSchemaAt(root, source.value, joinPointer(parent, key)));
  return { from, to, items: list };
}

/** What a field or value at a position means. */
export function getHover(
  source: PartialJson,
  position: number,
): { from: number; to: number; title: string; text: string } | undefined {
  const cursor = findCursorContext(source, position);
  if (!cursor) return undefined;
  const root = detectDocumentKind(source.value);
  const written = source.text.slice(cursor.from, cursor.to);
  const name = cursor.at === 'key' ? /^"(.*)"$/.exec(written)?.[1] : cursor.key;
  if (name === undefined) return undefined;
  const pointer = joinPointer(cursor.parent, name);
  const schema = findSchemaAt(root, source.value, pointer);
  if (!schema) return undefined;
  const owner = chooseVariant(
    findSchemaAt(root, source.value, cursor.parent),
    getAt(source.value, cursor.parent),
  );
  const isRequired = owner?.required?.includes(name) ?? false;
  const fallback = schema.default === undefined ? '' : ` Default: ${scalarText(schema.default)}.`;
  // At an element's own type its meaning helps more than the field's.
  const meaning =
    cursor.at === 'value' && name === 'type' ? owner?.description : schema.description;
  return {
    from: cursor.from,
    to: cursor.to,
    title: `${name}: ${typeOf(schema)}${isRequired ? ', required' : ''}`,
    text: `${meaning ?? ''}${fallback}`,
  };
}
