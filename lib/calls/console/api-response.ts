import type { ErrorSummary } from './error-summary';

/** The body of a response as it is displayed. `parts` is the number of parts of a multipart response. */
export type ResponseContent =
  | { kind: 'none' }
  | { kind: 'file' }
  | { kind: 'image' }
  /** Several values are the parts of a multipart response. */
  | { kind: 'json'; values: unknown[]; text: string; parts?: number }
  | { kind: 'text'; text: string; parts?: number }
  /** The start of a text that is too large to display. */
  | { kind: 'start'; text: string };

/** A response. */
export type ApiResponse = {
  status: number;
  statusText: string;
  /** Milliseconds from sending to the end of the response. */
  duration: number;
  headers: Array<[name: string, value: string]>;
  body: Blob;
  fileName: string;
  content: ResponseContent;
  errorSummary?: ErrorSummary | undefined;
  /** What the request changed in the sandbox: `appointments 1000001 added`. */
  changes: string[];
};
