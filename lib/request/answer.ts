import type { ErrorSummary } from '../console/read-response-body';

/** The body of a response as it is displayed. */
export type AnswerContent =
  | { kind: 'none' }
  | { kind: 'file' }
  | { kind: 'image' }
  /** Several values are the parts of a multipart response. */
  | { kind: 'json'; values: unknown[]; text: string }
  | { kind: 'text'; text: string };

/** A response. */
export type Answer = {
  status: number;
  statusText: string;
  /** Milliseconds from sending to the end of the response. */
  duration: number;
  headers: Array<[name: string, value: string]>;
  body: Blob;
  fileName: string;
  content: AnswerContent;
  errorSummary?: ErrorSummary | undefined;
  /** What the request changed in the sandbox: `appointments 1000001 added`. */
  changes: string[];
};

/** The outcome of a request. */
export type Outcome =
  | { state: 'answered'; answer: Answer }
  | { state: 'failed'; reason: string }
  | { state: 'canceled' };
