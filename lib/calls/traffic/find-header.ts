import type { RecordedHeader } from './recorded-call';

/** Finds a header by its name, whatever the case. */
export const findHeader = (
  headers: readonly RecordedHeader[],
  name: string,
): RecordedHeader | undefined =>
  headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
