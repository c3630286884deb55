import type { InputKind, ReadInput, RecordedCall } from '../recorded-call';
import { isSameAddress, readLogLine, readLogLines } from './log-line';
import { moveCall } from './move-ranges';
import { listParts } from './note-unread';
import { splitLines } from './text-lines';

/** Kinds of texts below which people paste what a program has logged. */
const codeKinds: ReadonlySet<InputKind> = new Set(['curl', 'fetch', 'powershell']);

const isLogLine = (call: RecordedCall | undefined): boolean =>
  call !== undefined && (call.startedAt !== undefined || call.response?.status !== undefined);

/** Whether two requests are the same, of which the code of one can have variables in its address. */
function isSameRequest({ request }: RecordedCall, { request: logged }: RecordedCall): boolean {
  if (!request || request.method !== logged?.method) return false;
  if (isSameAddress(request.url, logged.url)) return true;
  const parts = request.url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/\$?\{[^{}]*\}/);
  if (parts.length < 2) return false;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${escaped.join('[^/]*')}$`).test(logged.url);
}

/** Adds the calls of a log below code: those of the code have their response there, and others are calls of their own. */
export function addLogCalls(input: ReadInput, text: string): ReadInput {
  if (!codeKinds.has(input.kind)) return input;
  const end = Math.max(
    ...input.calls.map(({ request }) => (request?.at ? request.at.offset + request.at.length : 0)),
  );
  const first = splitLines(text, end).find((line) => isLogLine(readLogLine(line)));
  if (!first) return input;
  const logged = readLogLines(text.slice(first.offset)).map((call) => moveCall(call, first.offset));
  const calls = input.calls.map((call): RecordedCall => {
    const { response } = call;
    // What follows the code was taken for its response.
    const isOfLog =
      response !== undefined &&
      listParts({ response }).every(({ offset }) => offset >= first.offset);
    return isOfLog ? { ...call, response: undefined } : call;
  });
  for (const call of logged) {
    const own = calls.findIndex((other) => !other.response && isSameRequest(other, call));
    const sent = calls[own];
    if (sent) calls[own] = { ...sent, response: call.response, startedAt: call.startedAt };
    else calls.push(call);
  }
  return { ...input, calls };
}
