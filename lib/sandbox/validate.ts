import type { ErrorObject } from 'ajv';
import { refuse } from './answer';
import * as bodies from './generated/bodies.mjs';
import * as parameters from './generated/parameters.mjs';

type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

const bodyOf = new Map<string, Validate>(Object.entries(bodies));
const parametersOf = new Map<string, Validate>(Object.entries(parameters));

/** Values of an enumeration that stand in an error record; the rest are on the page of the schema. */
const mostShownValues = 12;

/** Faults that stand in one error record. */
const mostFaults = 20;

/** `/0/people/1/gender` → `[0].people[1].gender` */
const toField = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

function wordFault({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    const values = params.allowedValues.map(String);
    const more = values.length - mostShownValues;
    const shown = values.slice(0, mostShownValues).join(', ');
    return `must be one of ${shown}${more > 0 ? ` and ${more} more` : ''}`;
  }
  if (keyword === 'format')
    return `must be ${params.format === 'email' ? 'an e-mail address' : `a ${params.format}`}`;
  return message ?? 'does not fit';
}

const fieldOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const parent = toField(instancePath);
  if (keyword !== 'required') return parent;
  return parent === '' ? String(params.missingProperty) : `${parent}.${params.missingProperty}`;
};

/** What a JSON pointer leads to in a value. */
const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, part) => Object(inner)[part.replaceAll('~1', '/')], value);

function refuseMisfit(errors: ErrorObject[], value: unknown, where: 'parameters' | 'body'): never {
  // A composed schema repeats its parts' errors, and says in the end that a part did not fit.
  const told = errors.filter(({ keyword }) => !['allOf', 'anyOf', 'if'].includes(keyword));
  const faults = (told.length > 0 ? told : errors).map((error) => ({
    field: fieldOf(error) || where,
    reason: error.keyword === 'required' ? 'is required' : wordFault(error),
    ...(error.keyword === 'required' ? {} : { found: valueAt(value, error.instancePath) }),
  }));
  const first = faults[0] ?? { field: where, reason: 'does not fit' };
  const subject = where === 'body' ? 'The body of the call does' : 'The parameters of the call do';
  refuse('SANDBOX_REQUEST_MISFIT', `${subject} not fit: ${first.field} ${first.reason}.`, {
    ...first,
    in: where,
    faults: faults.slice(0, mostFaults),
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

/** Judges the body of a call by the API's description. Refuses the call where it does not fit. */
export function validateBody(id: string, body: unknown): void {
  const validate = bodyOf.get(id);
  if (validate && !validate(body)) refuseMisfit(validate.errors ?? [], body, 'body');
}
