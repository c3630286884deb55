import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { isEditedAsJson } from '../../api/call/request-body';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { resolveSchema, type SchemaSource } from '../../api/description/resolve-schema';
import { hasType, listValueTexts, mainType } from '../../api/description/schema-types';
import { findSyntaxError, type JsonSyntaxError } from '../../elements/editor/find-syntax-error';
import type { FindingAt } from '../../kit/diagnostics/diagnostic';
import { describeRule } from '../../kit/diagnostics/schema-errors';
import { isDotSegment } from '../../kit/http/path-parameters';
import { findBodySchemaAt } from './body-schema';
import { listParameterValues } from './http-request';
import {
  parameterKey,
  type RequestDescription,
  type RequestParameter,
} from './request-description';
import type { RequestDraft } from './request-draft';

/** What is wrong with a parameter, at its key, or with the body, at a JSON Pointer. The message is a sentence. */
export type DraftFinding = Pick<FindingAt<string>, 'at' | 'message'> & {
  /** Where the body is not valid JSON, and why. */
  syntaxError?: JsonSyntaxError | undefined;
  /** Whether the request cannot be sent. Otherwise the server decides. */
  isBlocking?: true;
};

const patterns = {
  integer: /^-?\d+$/,
  number: /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/,
  boolean: /^(?:true|false)$/,
} as const;

/** Returns what a value should be instead; undefined if it is right. */
function findExpected(schema: SchemaObject, text: string): string | undefined {
  const { 'x-open-list': isOpen, minimum, maximum } = schema;
  const type = mainType(schema);
  const values = listValueTexts(schema);
  if (type === 'integer' || type === 'number' || type === 'boolean') {
    if (!patterns[type].test(text)) return describeRule('type', type);
    if (minimum !== undefined && Number(text) < minimum) return describeRule('minimum', minimum);
    if (maximum !== undefined && Number(text) > maximum) return describeRule('maximum', maximum);
    return undefined;
  }
  if (values && !isOpen && !values.includes(text)) return describeRule('enum', values);
  const { pattern, examples: [example] = [] } = schema;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text))
    return `${describeRule('pattern', pattern)}${example === undefined ? '' : `, such as ${example}`}`;
  const isDate = schema.format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDate ? describeRule('format', 'date') : undefined;
}

/** The first value of a parameter that does not fit its schema, and what fits. */
export function findWrongValue(
  parameter: Pick<RequestParameter, 'schema' | 'mediaType'>,
  text: string,
  source: SchemaSource,
): { found: string; expected: string } | undefined {
  const resolved = resolveSchema(parameter.schema, source);
  const schema = hasType(resolved, 'array') && resolved.items ? resolved.items : resolved;
  const wrong = listParameterValues(parameter, text).flatMap((found) => {
    const expected = findExpected(resolveSchema(schema, source), found.trim());
    return expected === undefined ? [] : [{ found, expected }];
  });
  return wrong[0];
}

function checkParameter(
  parameter: RequestParameter,
  text: string,
  description: RequestDescription,
): DraftFinding[] {
  const { name, in: location, required } = parameter;
  const at = parameterKey(parameter);
  const isPath = location === 'path';
  const values = listParameterValues(parameter, text);
  if (values.length === 0) {
    const message = `Enter ${name}.`;
    return required ? [{ at, message, ...(isPath && { isBlocking: true }) }] : [];
  }
  if (isPath && values.some((value) => isDotSegment(value.trim()))) {
    const message = `A URL can’t have “${text}” here, because it would mean another path.`;
    return [{ at, message, isBlocking: true }];
  }
  const wrong = findWrongValue(parameter, text, description);
  return wrong ? [{ at, message: `“${wrong.found}” must be ${wrong.expected}.` }] : [];
}

/** Keywords whose errors only say that another error is further down. */
const containers = new Set(['properties', 'items', '$ref', 'allOf', 'additionalProperties']);

/** A problem in the words of the sandbox, which refuses the same value. */
function describeError({ keyword, error }: OutputUnit, schema: SchemaObject | undefined): string {
  const [, missing] = /^Instance does not have required property "(.*)"\.$/.exec(error) ?? [];
  if (missing !== undefined) return `${missing} is required.`;
  const rule = Object.entries(schema ?? {}).find(([name]) => name === keyword)?.[1];
  const expected = describeRule(keyword, rule);
  const [example] = (keyword === 'pattern' && schema?.examples) || [];
  return expected === undefined
    ? error.replace(/^Instance /, 'The value ')
    : `Must be ${expected}${example === undefined ? '' : `, such as ${example}`}.`;
}

const describeSyntaxError = (error: JsonSyntaxError | undefined): string =>
  error ? ` Line ${error.line}: ${error.message}` : '';

/**
 * Creates a function that checks the JSON text of a body.
 * @returns what is wrong: a syntax error, or where it does not match the schema
 */
export function createBodyChecker(
  source: Pick<RequestDescription, 'body' | 'components'>,
): (text: string) => DraftFinding[] {
  const { body, components } = source;
  if (!body) return () => [];
  // A schema of the document is a JSON Schema (2020-12). As JSON, it has no keywords that are undefined.
  const schema: Schema = JSON.parse(JSON.stringify({ ...body.schema, components }));
  const validator = new Validator(schema, '2020-12', false);
  return (text) => {
    if (text.trim() === '') {
      return body.required ? [{ at: '', message: 'Enter a body.' }] : [];
    }
    if (!isEditedAsJson(body.mediaType)) return [];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      const syntaxError = findSyntaxError(text);
      const message = `This isn’t valid JSON yet.${describeSyntaxError(syntaxError)}`;
      return [{ at: '', message, syntaxError }];
    }
    return validator
      .validate(value)
      .errors.filter(({ keyword }) => !containers.has(keyword))
      .map((unit) => {
        const at = decodeURIComponent(unit.instanceLocation.replace(/^#/, ''));
        return { at, message: describeError(unit, findBodySchemaAt(body.schema, at, source)) };
      });
  };
}

/** Returns what is wrong with the parameters. */
export const checkParameters = (
  description: RequestDescription,
  draft: RequestDraft,
): DraftFinding[] =>
  description.parameters.flatMap((parameter) =>
    checkParameter(parameter, draft.parameters[parameterKey(parameter)] ?? '', description),
  );
