import { listSpecViolations, type ParsedResponse } from './expect-to-satisfy-api-spec';
import type { GeneratedRequest } from './generate-request';

/** An answer may take this long. */
const longest = 1000;

const origin = 'http://sandbox';

/** What came of a generated request: its status, and what is wrong with the answer. */
export type RequestOutcome = {
  status: number;
  error?: string;
  violations: string[];
  duration: number;
};

const errorOf = (json: unknown): string | undefined => {
  const { error } = Object(json);
  return typeof error === 'string' ? error : undefined;
};

/** Sends a generated request to a sandbox and holds the answer against the description. */
export async function sendGeneratedRequest(
  operationId: string,
  { method, path, headers, body }: GeneratedRequest,
  fetch: (request: Request) => Promise<Response>,
): Promise<RequestOutcome> {
  const request = new Request(origin + path, {
    method,
    headers,
    ...(method !== 'GET' && body !== undefined && { body }),
  });
  const start = performance.now();
  const response = await fetch(request);
  const isJson = response.headers.get('content-type') === 'application/json';
  const json: unknown = isJson ? await response.json() : undefined;
  const duration = performance.now() - start;
  const answer: ParsedResponse = { status: response.status, json, response };
  return {
    status: response.status,
    error: response.status === 405 ? errorOf(json) : undefined,
    duration,
    violations: [
      ...listSpecViolations(operationId, answer),
      ...(duration > longest ? [`the answer took ${Math.round(duration)} ms`] : []),
    ],
  };
}
