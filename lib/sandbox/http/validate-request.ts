import type { ErrorObject } from 'ajv';
import * as bodies from '../../../.generated/sandbox/bodies.mjs';
import * as parameters from '../../../.generated/sandbox/parameters.mjs';
import { getAt, parsePointer } from '../../contract/json-pointer';
import { refuse } from '../sandbox-response';

type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

const bodyOf = new Map<string, Validate>(Object.entries(bodies));
const parametersOf = new Map<string, Validate>(Object.entries(parameters));

/** Values of an enumeration that stand in an error record; the rest are on the page of the schema. */
const mostShownValues = 12;

/** Faults that stand in one error record. */
const mostFaults = 20;

/** Characters of a value that was found, in an error record. */
const longestFound = 200;

/** What says no more than that a part did not fit: the part has errors of its own. */
const composing = new Set(['allOf', 'anyOf', 'if']);

/** Errors about a field's name, not about a value. */
const ofNames = new Set(['required', 'propertyNames']);

/** `/0/people/1/gender` → `[0].people[1].gender` */
const toField = (pointer: string) =>
  parsePointer(pointer)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/** What a value must be, with an article, by its name in the description. */
const types: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};
const formats: Record<string, string> = {
  date: 'a day, such as 2027-03-02',
  'date-time': 'a moment with its zone, such as 2027-03-02T09:30:00Z',
  email: 'an e-mail address',
  uri: 'an address that begins with https://',
};

const listValues = (allowed: readonly unknown[]): string => {
  const more = allowed.length - mostShownValues;
  const shown = allowed.slice(0, mostShownValues).join(', ');
  return `${shown}${more > 0 ? ` and ${more} more` : ''}`;
};

function wordFault({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'propertyNames') return 'is no field that is known here';
  if (keyword === 'enum') return `must be one of ${listValues(params.allowedValues)}`;
  if (keyword === 'type') return `must be ${types[params.type] ?? params.type}`;
  if (keyword === 'format') return `must be ${formats[params.format] ?? params.format}`;
  return message ?? 'does not fit';
}

/** Where a fault stands: a missing field, a name that is none, or the value itself. */
const fieldOf = ({ instancePath, params }: ErrorObject): string => {
  const parent = toField(instancePath);
  const name: string | undefined = params.propertyName ?? params.missingProperty;
  if (name === undefined) return parent;
  return parent === '' ? name : `${parent}.${name}`;
};

/** A value that was found, short enough to be read: an answer is no echo. */
function showFound(value: unknown): unknown {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' && value.length > longestFound
    ? `${value.slice(0, longestFound)}…`
    : value;
}

function describeFault(error: ErrorObject, value: unknown, where: string) {
  const field = fieldOf(error) || where;
  const reason = wordFault(error);
  return ofNames.has(error.keyword)
    ? { field, reason }
    : { field, reason, found: showFound(getAt(value, error.instancePath)) };
}

/** Without what says no more than that a part did not fit, and what is said of a name as if it were the value. */
function dropEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const named = new Set(
    errors.filter(({ keyword }) => keyword === 'propertyNames').map((error) => error.instancePath),
  );
  return errors.filter(
    ({ keyword, instancePath }) =>
      !composing.has(keyword) && !(keyword === 'enum' && named.has(instancePath)),
  );
}

function refuseMisfit(errors: ErrorObject[], value: unknown, where: 'parameters' | 'body'): never {
  const told = dropEchoes(errors);
  const faults = (told.length > 0 ? told : errors)
    .slice(0, mostFaults)
    .map((error) => describeFault(error, value, where));
  const first = faults[0] ?? { field: where, reason: 'does not fit' };
  const subject = where === 'body' ? 'The body of the call does' : 'The parameters of the call do';
  refuse('SANDBOX_REQUEST_MISFIT', `${subject} not fit: ${first.field} ${first.reason}.`, {
    ...first,
    in: where,
    faults,
  });
}

/**
 * Judges the parameters of a call by the API's description, and turns their texts into the types that it names,
 * in place. Refuses the call where they do not fit.
 */
export function validateParameters(id: string, values: Record<string, unknown>): void {
  const validate = parametersOf.get(id);
  if (validate && !validate(values)) refuseMisfit(validate.errors ?? [], values, 'parameters');
}

/** Items of a list that are judged at a time: the errors of many would be copied once for each. */
const sliceLength = 200;

/** The error of a slice as that of the whole list. */
const shift = (error: ErrorObject, start: number): ErrorObject => ({
  ...error,
  instancePath: error.instancePath.replace(/^\/(\d+)/, (_, index) => `/${Number(index) + start}`),
});

/**
 * Judges the body of a call by the API's description. Refuses the call where it does not fit; of a long list, with
 * the faults of the first items that do not.
 */
export function validateBody(id: string, body: unknown): void {
  const validate = bodyOf.get(id);
  if (!validate) return;
  if (!Array.isArray(body)) {
    if (!validate(body)) refuseMisfit(validate.errors ?? [], body, 'body');
    return;
  }
  for (let start = 0; start === 0 || start < body.length; start += sliceLength) {
    if (validate(body.slice(start, start + sliceLength))) continue;
    const errors = validate.errors?.map((error) => shift(error, start));
    refuseMisfit(errors ?? [], body, 'body');
  }
}
