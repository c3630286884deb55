import type { ExpressionResponse } from '../../api/arazzo/runtime-expression';
import { toRequestInit } from '../../api/call/api-call';
import type { SendStepRequest } from './run-workflow';

const jsonType = /^application\/json\b/;
const textTypes = /^(?:text|multipart)\//;

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  const bytes = await response.arrayBuffer();
  if (jsonType.test(type)) return JSON.parse(new TextDecoder().decode(bytes));
  if (bytes.byteLength === 0 || textTypes.test(type)) return new TextDecoder().decode(bytes);
  return `A file of type ${type || 'unknown'} with ${bytes.byteLength} bytes.`;
}

/** Reads a response as steps and pages use it: JSON as a value, text as text, and a sentence about any other file. */
export const readStepResponse = async (response: Response): Promise<ExpressionResponse> => ({
  statusCode: response.status,
  header: Object.fromEntries(response.headers),
  body: await readBody(response),
});

/** Creates a function that sends requests of steps. */
export const createStepSender =
  (send: (url: string, init: RequestInit) => Promise<Response>): SendStepRequest =>
  async (request) =>
    readStepResponse(await send(request.url, toRequestInit(request)));
