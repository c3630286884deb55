import type { Refusal } from '../refusal';
import { sandboxHeader } from '../sandbox-protocol';
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

/** Returns a 405 with the error record of a refused call. */
export function createErrorResponse({ error, message, data }: Refusal, now: Date): Response {
  traceCount += 1;
  return jsonResponse(405, {
    error,
    message,
    data,
    trace: `sandbox-${traceCount}`,
    timestamp: toTimestamp(now),
  });
}

/** Returns a 403. Its body is not documented. */
export const createForbiddenResponse = (): Response =>
  new Response(null, { status: 403, headers: { ...noStore, ...sender } });

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
