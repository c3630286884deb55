import { sandboxHeader } from '../sandbox-protocol';
import type { Refusal, SandboxResponse } from '../sandbox-response';
import { toTimestamp } from '../timestamps';

const noStore = { 'Cache-Control': 'no-store' };

/** Says who answered: a reader sees it among the headers. */
const from = { [sandboxHeader.name]: sandboxHeader.value };

const jsonResponse = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...noStore, ...from, 'Content-Type': 'application/json' },
  });

let traces = 0;

/** The error record of a refused call, as the 405 that every call may answer with. */
export function createErrorResponse({ error, message, data }: Refusal, now: Date): Response {
  traces += 1;
  return jsonResponse(405, {
    error,
    message,
    data,
    trace: `sandbox-${traces}`,
    timestamp: toTimestamp(now),
  });
}

/** 403 has no published body. */
export const createForbiddenResponse = (): Response =>
  new Response(null, { status: 403, headers: { ...noStore, ...from } });

/** An operation's answer as a response. */
export function toResponse(answer: SandboxResponse<unknown>): Response {
  if ('json' in answer) return jsonResponse(200, answer.json);
  if ('bytes' in answer) {
    const { bytes, type, fileName } = answer;
    return new Response(new Uint8Array(bytes), {
      status: 200,
      headers: {
        ...noStore,
        ...from,
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        ...(fileName && { 'Content-Disposition': `attachment; filename="${fileName}"` }),
      },
    });
  }
  return new Response(null, { status: 204, headers: { ...noStore, ...from } });
}
