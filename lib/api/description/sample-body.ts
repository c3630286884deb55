import { isRecord } from '../../kit/json/is-record';
import { isJsonType } from '../call/request-body';
import type { OpenApiDocument } from './openapi-document';
import type { MediaTypeObject } from './openapi-objects';
import { listChoices, type SchemaSource, unwrapArraySchema } from './resolve-schema';
import { sampleValue } from './sample-value';
import { createValueValidator } from './validate-value';
import { writeXml } from './write-xml';

const isXmlType = (mediaType: string): boolean => /^[^;]*[/+]xml\s*(?:;|$)/i.test(mediaType);

/** A value as people write it in a body: an object in XML is a text. */
export const writeInMediaType = (
  value: unknown,
  mediaType: string,
  { schema }: Pick<MediaTypeObject, 'schema'>,
  source: SchemaSource,
): unknown =>
  isXmlType(mediaType) && typeof value === 'object' ? writeXml(value, schema, source) : value;

/**
 * The values of a body in samples: the first example, or a sample of the schema. If the schema has alternatives, these are
 * one value for each: the first example that fits it best.
 */
export function listSampleBodies(
  mediaType: string,
  media: MediaTypeObject,
  document: OpenApiDocument,
): unknown[] {
  const { schema, examples = {} } = media;
  const write = (value: unknown) => writeInMediaType(value, mediaType, media, document);
  const values = Object.values(examples).flatMap(({ value }) =>
    value === undefined ? [] : [value],
  );
  const [choice] = listChoices(unwrapArraySchema(schema), document);
  if (!choice) return [write(values[0] ?? sampleValue(schema, document, { isComplete: true }))];
  const findFaults = createValueValidator(document);
  const fitting = values.map((value) => {
    const counts = choice.options.map(
      (option) => [value].flat().flatMap((item) => findFaults(option.schema, item)).length,
    );
    return counts.indexOf(Math.min(...counts));
  });
  return choice.options.map((_, alternative) =>
    write(
      values[fitting.indexOf(alternative)] ??
        sampleValue(schema, document, { alternative, isComplete: true }),
    ),
  );
}

/** A sample of a body without an example, in JSON or XML; undefined if the schema says nothing about it. */
export function generateExample(
  mediaType: string,
  media: MediaTypeObject,
  source: SchemaSource,
  isResponse: boolean,
): unknown {
  if (!isJsonType(mediaType) && !isXmlType(mediaType)) return undefined;
  const value = sampleValue(media.schema, source, { isComplete: true, isResponse });
  const isEmpty = isRecord(value) && Object.keys(value).length === 0;
  return value === '' || isEmpty ? undefined : writeInMediaType(value, mediaType, media, source);
}
