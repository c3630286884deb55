import { isRecord } from '../../../lib/kit/json/is-record';
import { listSpecViolations, type ParsedResponse } from './expect-to-satisfy-api-spec';
import type { GeneratedRequest } from './generate-request';

const origin = 'http://sandbox';

/** The outcome of a generated request. */
type RequestOutcome = {
  status: number;
  /** The error code of a 405. */
  error: string | undefined;
  /** Violations of the API description. */
  violations: string[];
};

const readErrorCode = (json: unknown): string | undefined =>
  isRecord(json) && typeof json.error === 'string' ? json.error : undefined;

/** Sends a generated request to a sandbox and validates the response against the API description. */
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
  const response = await fetch(request);
  const isJson = response.headers.get('content-type') === 'application/json';
  const json: unknown = isJson ? await response.json() : undefined;
  const parsedResponse: ParsedResponse = { status: response.status, json, response };
  return {
    status: response.status,
    error: response.status === 405 ? readErrorCode(json) : undefined,
    violations: listSpecViolations(operationId, parsedResponse),
  };
}
