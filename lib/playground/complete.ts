import { chooseForm, listForms, listTags, locateSchema } from '../elements/locate';
import { getAt, joinPointer } from '../elements/pointer';
import type { JsonSchema } from '../elements/schema';
import { findCursor, type JsonSource } from './json-tree';
import { guessRoot } from './root';

export type Suggestion = {
  label: string;
  /** The text that takes the place of what is being written. */
  insert: string;
  detail: string;
  info?: string;
  isKey: boolean;
};

export type Suggestions = { from: number; to: number; list: Suggestion[] };

const scalarText = (value: unknown) => JSON.stringify(value);

/** The first value of a new field: an empty one of the right kind. */
function startValue(schema: JsonSchema): string {
  const forms = listForms(schema);
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
  const forms = listForms(schema);
  return [...new Set(forms.map(({ title, type }) => String(title ?? type ?? 'any').toLowerCase()))]
    .slice(0, 3)
    .join(' or ');
};

function suggestKeys(schema: JsonSchema | undefined, object: unknown): Suggestion[] {
  const form = chooseForm(schema, object);
  const tags = ['type', 'kind'].filter((tag) => listTags(schema, tag).length > 1);
  const properties =
    form?.properties ?? Object.fromEntries(tags.map((tag) => [tag, { type: 'string' }]));
  const taken = typeof object === 'object' && object !== null ? object : {};
  return Object.entries(properties)
    .filter(([name]) => !Object.hasOwn(taken, name))
    .map(([name, field]) => ({
      label: name,
      insert: `"${name}": ${startValue(field)}`,
      detail: `${typeOf(field)}${form?.required?.includes(name) ? ', required' : ''}`,
      info: field.description,
      isKey: true,
    }));
}

function suggestValues(schema: JsonSchema | undefined): Suggestion[] {
  const forms = listForms(schema);
  const scalars = forms.flatMap((form): unknown[] => {
    if (form.properties) return [];
    if (form.const !== undefined) return [form.const];
    if (form.enum) return form.enum;
    return form.type === 'boolean' ? [true, false] : [];
  });
  // Where a whole object is wanted, each kind of it is offered with its tag.
  const objects = ['type', 'kind'].flatMap((tag) =>
    listTags(schema, tag).map((value) => ({ label: value, insert: `{ "${tag}": "${value}" }` })),
  );
  return [
    ...scalars.map((value) => ({ label: String(value), insert: scalarText(value) })),
    ...objects,
  ].map((suggestion) => ({ ...suggestion, detail: '', isKey: false }));
}

/** What may be written at a position. */
export function suggest(source: JsonSource, position: number): Suggestions | undefined {
  const cursor = findCursor(source, position);
  if (!cursor) return undefined;
  const root = guessRoot(source.value);
  const { parent, at, key, from, to } = cursor;
  const around = getAt(source.value, parent);
  const schema = locateSchema(root, source.value, parent);
  if (at === 'key') {
    const list = suggestKeys(schema, around);
    // A name that is written over keeps its value.
    const isRenamed = /^\s*:/.test(source.text.slice(to));
    const named = list.map((entry) => ({ ...entry, insert: scalarText(entry.label) }));
    return { from, to, list: isRenamed ? named : list };
  }
  if (key === undefined) {
    return { from, to, list: suggestValues(listForms(schema).find(({ items }) => items)?.items) };
  }
  const tags = key === 'type' || key === 'kind' ? listTags(schema, key) : [];
  const list =
    tags.length > 0
      ? tags.map((tag) => ({ label: tag, insert: scalarText(tag), detail: '', isKey: false }))
      : suggestValues(locateSchema(root, source.value, joinPointer(parent, key)));
  return { from, to, list };
}

/** What a field or value at a position means. */
export function explain(
  source: JsonSource,
  position: number,
): { from: number; to: number; title: string; text: string } | undefined {
  const cursor = findCursor(source, position);
  if (!cursor) return undefined;
  const root = guessRoot(source.value);
  const written = source.text.slice(cursor.from, cursor.to);
  const name = cursor.at === 'key' ? /^"(.*)"$/.exec(written)?.[1] : cursor.key;
  if (name === undefined) return undefined;
  const pointer = joinPointer(cursor.parent, name);
  const schema = locateSchema(root, source.value, pointer);
  if (!schema) return undefined;
  const owner = chooseForm(
    locateSchema(root, source.value, cursor.parent),
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
