import { ExactNumber } from './exact-number';

/** Whether a value is an object other than null or an array, such as a parsed JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber);
