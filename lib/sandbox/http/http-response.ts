import type { ErrorDetails } from '../api-error';
import type { ExampleResponse } from '../operation-contract';
import { sandboxExampleHeader, sandboxHeader } from '../sandbox-protocol';
import type { SandboxResponse } from '../sandbox-response';
import { toTimestamp } from '../timestamps';

const noStore = { 'Cache-Control': 'no-store' };

/** Identifies the sandbox as the sender of the response. */
const sender = { [sandboxHeader.name]: sandboxHeader.value };

const jsonResponse = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...noStore, ...sender, 'Content-Type': 'application/json' },
  });

let traceCount = 0;

function createErrorRecordResponse(
  status: number,
  { error, message, data }: ErrorDetails,
  now: Date,
): Response {
  traceCount += 1;
  return jsonResponse(status, {
    error,
    message,
    data,
    trace: `sandbox-${traceCount}`,
    timestamp: toTimestamp(now),
  });
}

/** Returns a 405 with the error record of a refused call. */
export const createErrorResponse = (details: ErrorDetails, now: Date): Response =>
  createErrorRecordResponse(405, details, now);

/**
 * Returns a 403. Its body is not documented. The sandbox sends an error record, because many generated clients take an
 * empty body for success.
 */
export const createForbiddenResponse = (now: Date): Response =>
  createErrorRecordResponse(
    403,
    {
      error: 'SANDBOX_FORBIDDEN',
      message: 'The caller has no permission for the company.',
      data: { reason: "The company id, or the company of the policy, isn't one of the caller's." },
    },
    now,
  );

/** Converts the result of an operation to an HTTP response. */
export function toResponse(result: SandboxResponse<unknown>): Response {
  if ('json' in result) return jsonResponse(200, result.json);
  if ('bytes' in result) {
    const { bytes, type, fileName } = result;
    return new Response(new Uint8Array(bytes), {
      status: 200,
      headers: {
        ...noStore,
        ...sender,
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        ...(fileName && { 'Content-Disposition': `attachment; filename="${fileName}"` }),
      },
    });
  }
  return new Response(null, { status: 204, headers: { ...noStore, ...sender } });
}

/** Returns the example of an operation that the sandbox does not simulate, marked as such. */
export const toExampleResponse = ({ status, type, text }: ExampleResponse): Response =>
  new Response(text ?? null, {
    status,
    headers: {
      ...noStore,
      ...sender,
      [sandboxExampleHeader]: 'true',
      ...(type !== undefined && { 'Content-Type': type }),
    },
  });
