import values from '../../.generated/sandbox/system-parameters.json';
import type { Schemas } from './api-types';
import type { RequiredParameter } from './required-parameters';

/** The system parameters with the example values of the specification (content/reference/system-parameters.yaml). */
export const systemParameters: Schemas['SystemParameters'] = values;

/** Returns a numeric system parameter. Throws if it is not a number or has no documented value. */
export function readSystemParameter(name: RequiredParameter): number {
  const value = Object.entries(systemParameters).find(([key]) => key === name)?.[1];
  if (typeof value === 'number') return value;
  throw new Error(`Expected the system parameter ${name} to be a number, found ${String(value)}`);
}
