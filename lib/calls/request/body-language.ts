import type { SchemaObject } from '../../api/description/openapi-objects';
import { sampleValue } from '../../api/description/sample-value';
import { hasType } from '../../api/description/schema-types';
import type {
  CompletionItem,
  CompletionList,
  EditorLanguage,
  Hover,
} from '../../elements/editor/editor-language';
import {
  findCursorContext,
  type PartialJson,
  readAround,
} from '../../elements/editor/partial-json';
import { isRecord } from '../../kit/json/is-record';
import { getAt, joinPointer } from '../../kit/json/json-pointer';
import { describeType, findBodySchemaAt, getChildSchema, listAddableNames } from './body-schema';
import { createBodyChecker } from './check-draft';
import type { RequestDescription } from './request-description';

/** The values that a schema names. */
function listValues(schema: SchemaObject | undefined): CompletionItem[] {
  const values = schema?.enum ?? (schema && hasType(schema, 'boolean') ? [true, false] : []);
  return values.map((value) => ({
    label: String(value),
    insertText: JSON.stringify(value),
    detail: '',
    isProperty: false,
  }));
}

/**
 * The JSON of an operation's request body, as the API description defines it.
 * @returns undefined if the operation has no body
 */
export function createBodyLanguage(description: RequestDescription): EditorLanguage | undefined {
  const { body } = description;
  if (!body) return undefined;
  const find = (pointer: string) => findBodySchemaAt(body.schema, pointer, description);
  const check = createBodyChecker(description);

  const complete = (source: PartialJson, position: number): CompletionList | undefined => {
    const cursor = findCursorContext(source, position);
    if (!cursor) return undefined;
    const { target, key, from, to } = cursor;
    const { value, parent } = readAround(source, cursor);
    const schema = find(parent);
    if (target === 'value') {
      const items = listValues(getChildSchema(schema, key ?? 0, description));
      return { from, to, items };
    }
    const object = getAt(value, parent);
    // A key that is renamed has a value already: only the key is inserted.
    const hasValue = /^\s*:/.test(source.text.slice(to));
    const names = schema
      ? listAddableNames(schema, isRecord(object) ? object : {}, description)
      : [];
    const items = names.map((name): CompletionItem => {
      const field = getChildSchema(schema, name, description);
      const initial = JSON.stringify(sampleValue(field, description));
      return {
        label: name,
        insertText: hasValue ? JSON.stringify(name) : `${JSON.stringify(name)}: ${initial}`,
        detail: describeType(field),
        documentation: field?.description,
        isProperty: true,
      };
    });
    return { from, to, items };
  };

  const hover = (source: PartialJson, position: number): Hover | undefined => {
    const cursor = findCursorContext(source, position);
    if (!cursor) return undefined;
    const { parent, target, key, from, to } = cursor;
    const token = source.text.slice(from, to);
    const name = target === 'key' ? /^"(.*)"$/.exec(token)?.[1] : key;
    if (name === undefined) return undefined;
    const field = find(joinPointer(parent, name));
    if (!field) return undefined;
    return { from, to, title: `${name}: ${describeType(field)}`, text: field.description ?? '' };
  };

  return {
    complete,
    hover,
    lint: (value) => check(JSON.stringify(value)),
  };
}
