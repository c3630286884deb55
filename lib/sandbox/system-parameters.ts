import values from '../../.generated/sandbox/system-parameters.json';
import type { Schemas } from './api-types';

/** The system parameters with the example values that the specification gives (content/reference). */
export const systemParameters: Schemas['SystemParameters'] = values;

/** A parameter that is a number. Throws where it is none, or has no published value. */
export function readSystemParameter(name: string): number {
  const value = Object.entries(systemParameters).find(([key]) => key === name)?.[1];
  if (typeof value === 'number') return value;
  throw new Error(`The system parameter ${name} has no number`);
}
