import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { expectedFormats, expectedTypes } from '../../api/description/describe-expected';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { resolveSchema } from '../../api/description/resolve-schema';
import { findSyntaxError, type JsonSyntaxError } from '../../elements/editor/find-syntax-error';
import { isDotSegment } from '../../kit/http/path-parameters';
import { findBodySchemaAt } from './body-schema';
import { listParameterValues } from './http-request';
import {
  parameterKey,
  type RequestDescription,
  type RequestParameter,
} from './request-description';
import type { RequestDraft } from './request-draft';

/** A problem of a draft, as a sentence. */
export type DraftProblem = {
  /** The key of a parameter, or `body`. */
  target: string;
  /** JSON Pointer of the value in the body. */
  pointer?: string | undefined;
  message: string;
  /** Where the body is not valid JSON, and why. */
  syntaxError?: JsonSyntaxError | undefined;
  /** Whether the request cannot be sent. Otherwise the server decides. */
  isBlocking: boolean;
};

const patterns = {
  integer: /^-?\d+$/,
  number: /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/,
  boolean: /^(?:true|false)$/,
} as const;

/** How many values of an enumeration a message names. */
const maxNamedValues = 6;

const nameValues = (values: readonly string[]) =>
  values.length > maxNamedValues
    ? `one of ${values.length} values, such as ${values.slice(0, 3).join(', ')}`
    : `one of ${values.join(', ')}`;

/** Returns what a value should be instead; undefined if it is right. */
function findExpected(schema: SchemaObject, text: string): string | undefined {
  const { type, enum: values, 'x-open-list': isOpen, minimum, maximum } = schema;
  if (type === 'integer' || type === 'number' || type === 'boolean') {
    if (!patterns[type].test(text)) return expectedTypes[type];
    if (minimum !== undefined && Number(text) < minimum) return `at least ${minimum}`;
    if (maximum !== undefined && Number(text) > maximum) return `at most ${maximum}`;
    return undefined;
  }
  if (values && !isOpen && !values.includes(text)) return nameValues(values);
  if (schema.format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return expectedFormats.date;
  return undefined;
}

function checkParameter(
  parameter: RequestParameter,
  text: string,
  description: RequestDescription,
): DraftProblem[] {
  const { name, in: location, required } = parameter;
  const target = parameterKey(parameter);
  const isPath = location === 'path';
  const values = listParameterValues(parameter, text);
  if (values.length === 0) {
    return required ? [{ target, message: `Enter ${name}.`, isBlocking: isPath }] : [];
  }
  if (isPath && values.some((value) => isDotSegment(value.trim()))) {
    const message = `A URL can’t have “${text}” here, because it would mean another path.`;
    return [{ target, message, isBlocking: true }];
  }
  const resolved = resolveSchema(parameter.schema, description);
  const schema = resolved.type === 'array' && resolved.items ? resolved.items : resolved;
  const wrong = values.flatMap((value) => {
    const expected = findExpected(resolveSchema(schema, description), value.trim());
    return expected === undefined ? [] : [`“${value}” must be ${expected}.`];
  });
  return wrong.slice(0, 1).map((message) => ({ target, message, isBlocking: false }));
}

/** Keywords whose errors only say that another error is further down. */
const containers = new Set(['properties', 'items', '$ref', 'allOf', 'additionalProperties']);

/** A problem in the words of the sandbox, which refuses the same value. */
function describeError({ keyword, error }: OutputUnit, schema: SchemaObject | undefined): string {
  const [, missing] = /^Instance does not have required property "(.*)"\.$/.exec(error) ?? [];
  if (missing !== undefined) return `${missing} is required.`;
  const { type = '', format = '', pattern, enum: values, minimum, maximum } = schema ?? {};
  const [example] = schema?.examples ?? [];
  const expected: Record<string, string | undefined> = {
    type: expectedTypes[type],
    format: expectedFormats[format],
    enum: values && nameValues(values),
    minimum: minimum === undefined ? undefined : `at least ${minimum}`,
    maximum: maximum === undefined ? undefined : `at most ${maximum}`,
    pattern:
      pattern && `a text with the pattern ${pattern}${example ? `, such as ${example}` : ''}`,
  };
  return expected[keyword] === undefined
    ? error.replace(/^Instance /, 'The value ')
    : `Must be ${expected[keyword]}.`;
}

const describeSyntaxError = (error: JsonSyntaxError | undefined): string =>
  error ? ` Line ${error.line}: ${error.message}` : '';

/**
 * Creates a function that checks the JSON text of a body.
 * @returns its problems: a syntax error, or where it does not match the schema
 */
export function createBodyChecker(
  source: Pick<RequestDescription, 'body' | 'components'>,
): (text: string) => DraftProblem[] {
  const { body, components } = source;
  if (!body) return () => [];
  const target = 'body';
  // A schema of the document is a JSON Schema (2020-12). As JSON, it has no keywords that are undefined.
  const schema: Schema = JSON.parse(JSON.stringify({ ...body.schema, components }));
  const validator = new Validator(schema, '2020-12', false);
  return (text) => {
    if (text.trim() === '') {
      return body.required ? [{ target, message: 'Enter a body.', isBlocking: false }] : [];
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      const syntaxError = findSyntaxError(text);
      const message = `This isn’t valid JSON yet.${describeSyntaxError(syntaxError)}`;
      return [{ target, pointer: '', message, syntaxError, isBlocking: false }];
    }
    return validator
      .validate(value)
      .errors.filter(({ keyword }) => !containers.has(keyword))
      .map((unit) => {
        const pointer = decodeURIComponent(unit.instanceLocation.replace(/^#/, ''));
        const message = describeError(unit, findBodySchemaAt(body.schema, pointer, source));
        return { target, pointer, message, isBlocking: false };
      });
  };
}

/** Returns the problems of the parameters. */
export const checkParameters = (
  description: RequestDescription,
  draft: RequestDraft,
): DraftProblem[] =>
  description.parameters.flatMap((parameter) =>
    checkParameter(parameter, draft.parameters[parameterKey(parameter)] ?? '', description),
  );
