import { isJsonType } from '../../../api/call/request-body';
import type { MediaTypeObject, SchemaObject } from '../../../api/description/openapi-objects';
import {
  isArraySchema,
  listProperties,
  type SchemaSource,
  unwrapArraySchema,
} from '../../../api/description/resolve-schema';
import { type PartialJson, parsePartialJson } from '../../../elements/editor/partial-json';
import { parseJson } from '../../../kit/files/parse-json';
import { isRecord } from '../../../kit/json/is-record';
import { getAt, joinPointer } from '../../../kit/json/json-pointer';
import { setAt } from '../../request/edit-json';
import { type BodyInspection, createBodyInspector } from '../../request/inspect-body';
import type { RecordedBody, TextRange } from '../recorded-call';

/** A recorded body that was compared with a schema. */
export type InspectedBody = BodyInspection & {
  /** The range of a value in the text that was read, or of the name of a field. */
  rangeOf: (pointer: string, target?: 'value' | 'name') => TextRange | undefined;
};

type Inspect = ReturnType<typeof createBodyInspector>;

/** Compiled schemas by the object of the description that has them. A file has many calls of few operations. */
export type InspectorCache = WeakMap<SchemaObject, Inspect>;

function getInspector(schema: SchemaObject, source: SchemaSource, cache: InspectorCache): Inspect {
  const known = cache.get(schema);
  if (known) return known;
  const body = { required: false, schema, mediaType: 'application/json' };
  const inspect = createBodyInspector(body, source);
  cache.set(schema, inspect);
  return inspect;
}

/** The end of a pointer that a text with missing parts still has: a missing field is where its object is. */
function findRange(
  { ranges, nameRanges }: PartialJson,
  pointer: string,
  target: 'value' | 'name',
): TextRange | undefined {
  const range = (target === 'name' && nameRanges.get(pointer)) || ranges.get(pointer);
  return range && { offset: range.from, length: range.to - range.from };
}

/** The range of a part of a body in the text that was read; that of the whole body if the body was unescaped. */
function toTextRange({ at, isVerbatim }: RecordedBody, range: TextRange | undefined) {
  if (!at || !isVerbatim || !range) return at;
  return { offset: at.offset + range.offset, length: range.length };
}

/** The object or list in a text; undefined for another value. */
function readEncodedJson(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? parseJson(value) : undefined;
}

/** Compares what a text contains, too, if it is where an object or a list is expected. */
const inspectEncoded =
  (inspect: (text: string) => BodyInspection) =>
  (text: string): BodyInspection => {
    const inspection = inspect(text);
    const encoded = inspection.problems.filter(
      ({ at }) => readEncodedJson(getAt(inspection.value, at)) !== undefined,
    );
    if (encoded.length === 0) return inspection;
    const value = encoded.reduce((whole, { at }) => {
      const inner = readEncodedJson(getAt(whole, at));
      return inner === undefined ? whole : setAt(whole, at, inner);
    }, inspection.value);
    const decoded = inspectEncoded(inspect)(JSON.stringify(value));
    const message = 'The JSON is in a text, so it was converted twice. Its content is checked, too';
    const said = encoded.map((problem) => ({ ...problem, message }));
    return { ...decoded, problems: [...said, ...decoded.problems] };
  };

/**
 * Compares a text with a schema. An object instead of a list is compared with the schema of the items, too, or the list in
 * it with that of the list, so that the first problem does not hide the others.
 */
function inspectMeantBody(
  text: string,
  schema: SchemaObject,
  source: SchemaSource,
  inspect: (text: string) => BodyInspection,
): BodyInspection {
  const inspection = inspect(text);
  if (!isArraySchema(schema) || !isRecord(inspection.value)) return inspection;
  // The list can be in a field of the object.
  const [name, list] =
    Object.entries(inspection.value).find(([, value]) => Array.isArray(value)) ?? [];
  if (name !== undefined && Object.keys(inspection.value).length === 1) {
    const problems = inspect(JSON.stringify(list)).problems.map((problem) => ({
      ...problem,
      at: joinPointer('', name) + problem.at,
    }));
    return { ...inspection, problems: [...inspection.problems, ...problems] };
  }
  if (listProperties(unwrapArraySchema(schema), source).length === 0) return inspection;
  const { problems, unknownFields, toMeant } = inspect(`[${text}]`);
  const toObject = (pointer: string) => pointer.replace(/^\/0(?=\/|$)/, '');
  return {
    ...inspection,
    toMeant: (pointer) => toObject(toMeant(`/0${pointer}`)),
    problems: [
      ...inspection.problems,
      ...problems.map((problem) => ({ ...problem, at: toObject(problem.at) })),
    ],
    unknownFields: unknownFields.map((field) => ({ ...field, path: toObject(field.path) })),
  };
}

/**
 * Compares a JSON body with a schema. Of a body that the record cuts off, what arrived is compared, and nothing is
 * missing.
 */
export function inspectRecordedBody(
  body: RecordedBody,
  schema: SchemaObject,
  source: SchemaSource,
  cache: InspectorCache,
  isReceived: boolean,
): InspectedBody {
  const inspectAny = getInspector(schema, source, cache);
  const inspect = inspectEncoded((text) => inspectAny(text, isReceived));
  let partial: PartialJson | undefined;
  const getPartial = () => {
    partial ??= parsePartialJson(body.content);
    return partial;
  };
  const rangeOf: InspectedBody['rangeOf'] = (pointer, target = 'value') =>
    toTextRange(body, findRange(getPartial(), pointer, target));
  if (!body.isTruncated)
    return { ...inspectMeantBody(body.content, schema, source, inspect), rangeOf };
  const { value } = getPartial();
  const inspection = inspect(JSON.stringify(value ?? {}));
  const problems = inspection.problems.filter(({ message }) => !message.endsWith(' is required.'));
  return { ...inspection, problems, rangeOf };
}

/** The documented JSON of a body; undefined if it has another media type. */
export const findJsonMedia = (
  content: Readonly<Record<string, MediaTypeObject>> = {},
): MediaTypeObject | undefined =>
  Object.entries(content).find(([mediaType]) => isJsonType(mediaType))?.[1];
