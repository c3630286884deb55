/** The mark of an ExactNumber (exact-number.ts), so that small scripts do without its code. A text, because copies of it are equal. */
export const exactNumberMark = '@@exact-number';

/** Whether a value is an object other than null, an array, or an exact number, such as a parsed JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(exactNumberMark in value);

/** The records of a list, or the only one. */
export const listRecords = (value: unknown): Array<Record<string, unknown>> =>
  [value].flat().filter(isRecord);

/** Whether a value is an object with texts. */
export const isTextRecord = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
