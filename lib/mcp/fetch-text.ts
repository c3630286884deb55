import { describeError } from '../kit/diagnostics/describe-error';
import { limits } from './limits';
import { ToolError } from './tool-error';

/** Limits of a request to a site or a sandbox. Tests shorten them. */
type FetchLimits = { timeoutMs: number; maxBytes: number };

export const fetchLimits: FetchLimits = {
  timeoutMs: limits.fileTimeoutMs,
  maxBytes: limits.maxFileBytes,
};

/** Reads the body of a response as bytes, and no more of it than allowed. */
export async function readBytes(
  response: Response,
  url: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new ToolError(`${url} has more than ${maxBytes} bytes, which is the limit.`);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** Turns what a request failed with into a message for the client. */
export function toFetchError(error: unknown, url: string, timeoutMs: number): ToolError {
  if (error instanceof ToolError) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new ToolError(`${url} did not respond within ${timeoutMs} ms. Try again later.`);
  }
  // The message of Node's fetch is only "fetch failed"; its cause says why.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return new ToolError(
    `${url} could not be read (${describeError(cause) || 'no connection'}). Check the address and the connection.`,
  );
}
