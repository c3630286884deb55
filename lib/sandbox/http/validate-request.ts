import type { ErrorObject } from 'ajv';
import { validators as bodies } from '../../../.generated/sandbox/bodies.mjs';
import { validators as parameters } from '../../../.generated/sandbox/parameters.mjs';
import { describeAjvError } from '../../kit/diagnostics/schema-errors';
import { getAt, parsePointer } from '../../kit/json/json-pointer';
import { reject } from '../api-error';

type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

const bodyValidators = new Map<string, Validate>(Object.entries(bodies));
const parameterValidators = new Map<string, Validate>(Object.entries(parameters));

/** Maximum number of issues in an error record. */
const maxIssues = 20;

/** Maximum number of characters of a rejected value in an error record. */
const maxFoundCharacters = 200;

/** Keywords whose errors add nothing, because the failing subschema reports errors of its own. */
const applicatorKeywords = new Set(['allOf', 'anyOf', 'if']);

/** Keywords about the name of a field, not its value. */
const nameKeywords = new Set(['required', 'propertyNames']);

/** `/0/people/1/gender` → `[0].people[1].gender` */
const toField = (pointer: string) =>
  parsePointer(pointer)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

function describeReason(error: ErrorObject): string {
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'propertyNames') return 'is not a known field';
  return `must be ${describeAjvError(error)}`;
}

/** Returns the path of the field an error is about: a missing field, an unknown one, or the one with the value. */
const getFieldPath = ({ instancePath, params }: ErrorObject): string => {
  const parent = toField(instancePath);
  const name: string | undefined = params.propertyName ?? params.missingProperty;
  if (name === undefined) return parent;
  return parent === '' ? name : `${parent}.${name}`;
};

/** Shortens a rejected value, so that the error record does not repeat the whole request. */
function summarizeValue(value: unknown): unknown {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' && value.length > maxFoundCharacters
    ? `${value.slice(0, maxFoundCharacters)}…`
    : value;
}

function describeIssue(error: ErrorObject, value: unknown, location: string) {
  const field = getFieldPath(error) || location;
  const reason = describeReason(error);
  return nameKeywords.has(error.keyword)
    ? { field, reason }
    : { field, reason, found: summarizeValue(getAt(value, error.instancePath)) };
}

/** Removes errors of applicator keywords, and `enum` errors that repeat a `propertyNames` error. */
function dropRedundantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const named = new Set(
    errors.filter(({ keyword }) => keyword === 'propertyNames').map((error) => error.instancePath),
  );
  return errors.filter(
    ({ keyword, instancePath }) =>
      !applicatorKeywords.has(keyword) && !(keyword === 'enum' && named.has(instancePath)),
  );
}

function rejectInvalid(
  errors: ErrorObject[],
  value: unknown,
  location: 'parameters' | 'body',
): never {
  const relevant = dropRedundantErrors(errors);
  const issues = (relevant.length > 0 ? relevant : errors)
    .slice(0, maxIssues)
    .map((error) => describeIssue(error, value, location));
  const first = issues[0] ?? { field: location, reason: 'does not fit' };
  const subject =
    location === 'body' ? 'The body of the call does' : 'The parameters of the call do';
  reject('SANDBOX_REQUEST_MISFIT', `${subject} not fit: ${first.field} ${first.reason}.`, {
    ...first,
    in: location,
    faults: issues,
  });
}

/**
 * Validates the parameters of a call against the API description and coerces the strings to the described types, in
 * place. Refuses the call if they are invalid.
 */
export function validateParameters(id: string, values: Record<string, unknown>): void {
  const validate = parameterValidators.get(id);
  if (validate && !validate(values)) rejectInvalid(validate.errors ?? [], values, 'parameters');
}

/** Number of array items to validate at a time: ajv copies the collected errors for every failing item. */
const sliceLength = 200;

/** Converts the index in an error's path from the slice to the whole array. */
const shiftIndex = (error: ErrorObject, start: number): ErrorObject => ({
  ...error,
  instancePath: error.instancePath.replace(/^\/(\d+)/, (_, index) => `/${Number(index) + start}`),
});

/**
 * Validates the body of a call against the API description. Refuses the call if it is invalid; for a long array, with
 * the issues of the first slice that has any.
 */
export function validateBody(id: string, body: unknown): void {
  const validate = bodyValidators.get(id);
  if (!validate) return;
  if (!Array.isArray(body)) {
    if (!validate(body)) rejectInvalid(validate.errors ?? [], body, 'body');
    return;
  }
  for (let start = 0; start === 0 || start < body.length; start += sliceLength) {
    if (validate(body.slice(start, start + sliceLength))) continue;
    const errors = validate.errors?.map((error) => shiftIndex(error, start));
    rejectInvalid(errors ?? [], body, 'body');
  }
}
