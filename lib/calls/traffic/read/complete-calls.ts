import type { ReadInput, RecordedCall } from '../recorded-call';
import { addFieldLines, addHexDump, addLogCalls, addRecords, codeKinds } from './add-further-calls';
import { findClientError, readClientError } from './client-error';
import { isReceiverUrl } from './http-message';
import { overlaps } from './log-line';
import { listParts, maxMixedLength, mixedKinds } from './note-unread';
import { listOtherBodies } from './other-bodies';
import { readDeliveryUse, readResponseUse } from './response-use';
import { indexLines } from './text-lines';

/** Where the line with the address of a call starts. */
const findLineStart = (text: string, { request }: RecordedCall): number =>
  text.lastIndexOf('\n', request?.urlAt?.offset ?? request?.at?.offset ?? 0) + 1;

const isDelivered = ({ request }: RecordedCall): boolean =>
  request !== undefined && (request.url === '' || isReceiverUrl(request.url));

/** Adds what code does with the responses of its calls. */
function addResponseUse(input: ReadInput, text: string): ReadInput {
  if (!mixedKinds.has(input.kind)) return input;
  const starts = input.calls.map((call) => findLineStart(text, call));
  const calls = input.calls.map((call, index) => {
    if (isDelivered(call)) return call;
    const isLast = index === input.calls.length - 1;
    const next = isLast ? text.length : (starts[index + 1] ?? text.length);
    const use = readResponseUse(text, starts[index] ?? 0, next, isLast);
    return use ? { ...call, use } : call;
  });
  return { ...input, calls };
}

/** Adds what the code of a receiver does with deliveries: to the last one that the text has as a whole. */
function addDeliveryUse(input: ReadInput, text: string): ReadInput {
  const last = input.calls.findLastIndex((call) => isDelivered(call) && call.request?.body);
  const index = last === -1 ? input.calls.findLastIndex(isDelivered) : last;
  const call = input.calls[index];
  const use = call && readDeliveryUse(text);
  return use ? { ...input, calls: input.calls.with(index, { ...call, use }) } : input;
}

/**
 * Adds the JSON that belongs to no call: what a call sent, or got, can be one of its values. Each is of the call above it,
 * and those above the first call are of that. Below code, a program has logged what all of its calls sent.
 */
function addOtherBodies(input: ReadInput, text: string): ReadInput {
  const isComplete = ({ request, response }: RecordedCall) =>
    Boolean(request?.body?.content && response?.body?.content);
  if (!mixedKinds.has(input.kind) || input.calls.every(isComplete)) return input;
  const bodies = listOtherBodies(text, input.calls);
  if (bodies.length === 0) return input;
  const last = listParts(input.calls.at(-1) ?? {}).map(({ offset, length }) => offset + length);
  const logged = codeKinds.has(input.kind) ? Math.max(...last) : text.length;
  const starts = input.calls.map((call, index) => (index === 0 ? 0 : findLineStart(text, call)));
  const calls = input.calls.map((call, index) => {
    const end = starts[index + 1] ?? text.length;
    const otherBodies = bodies.filter(
      ({ at }) =>
        at && ((at.offset >= (starts[index] ?? 0) && at.offset < end) || at.offset > logged),
    );
    return otherBodies.length > 0 ? { ...call, otherBodies } : call;
  });
  return { ...input, calls };
}

/** Adds how the client failed, to the last call before its error. */
function addClientError(input: ReadInput, text: string): ReadInput {
  const clientError = findClientError(text);
  const offset = clientError?.at.offset ?? 0;
  const before = input.calls.findLastIndex(
    ({ request }) => request !== undefined && (request.at?.offset ?? 0) < offset,
  );
  const index = before === -1 ? input.calls.length - 1 : before;
  const call = input.calls[index];
  if (!clientError || !call || call.response?.status) return input;
  const isOnlyError = input.kind === 'json' || input.kind === 'url';
  // The properties of an error are no body of a call.
  if (input.kind === 'json') return readClientError(text) ?? input;
  return {
    ...input,
    calls: input.calls.with(index, { ...call, clientError }),
    notes: isOnlyError ? [] : input.notes,
  };
}

const revisionMention =
  /\bappointmentId["']?\s*[=:]\s*["']?(\d+)["']?[\s,;&|]+["']?appointmentRevisionId["']?\s*[=:]\s*["']?(\d+)/g;

/** Adds the revisions that the text has between its calls. */
function addMentions(input: ReadInput, text: string): ReadInput {
  const calls = [...input.calls];
  const parts = calls.flatMap(listParts);
  const lines = indexLines(text);
  for (const { 0: all, 1: id, 2: revision, index } of text.matchAll(revisionMention)) {
    const isOfCall = parts.some(
      (at) => index >= at.offset && index + all.length <= at.offset + at.length,
    );
    const next = calls.findIndex(({ request }) => (request?.at?.offset ?? 0) > index);
    const call = calls[next];
    if (isOfCall || !call) continue;
    const line = lines.find(index) + 1;
    const mention = { id: Number(id), revision: Number(revision), line };
    calls[next] = { ...call, mentions: [...(call.mentions ?? []), mention] };
  }
  return { ...input, calls };
}

/** Numbers of several digits that are no status, and no part of an address, of a time, or of a longer word. */
const plainNumber = /(?<![\w./:+-])(?![1-5]\d\d\b)[1-9]\d{2,6}(?![\w/:-]|\.\d)/g;

/** Adds the numbers that the text has outside of its calls: a documented limit can be one of them. */
function addNumbers(input: ReadInput, text: string): ReadInput {
  if (!mixedKinds.has(input.kind)) return input;
  const parts = input.calls.flatMap(listParts);
  const numbers = new Set(
    [...text.matchAll(plainNumber)].flatMap(({ 0: number, index }) =>
      parts.some((at) => overlaps(at, { offset: index, end: index + number.length }))
        ? []
        : [number],
    ),
  );
  if (numbers.size === 0) return input;
  return { ...input, calls: input.calls.map((call) => ({ ...call, numbers })) };
}

/** What adds something that the text has besides its calls, in this order. */
const additions = [
  ...[addResponseUse, addLogCalls, addHexDump, addFieldLines, addRecords, addDeliveryUse],
  ...[addClientError, addMentions, addNumbers, addOtherBodies],
];

/** Adds to the calls of a text what it has besides them: logs, records, code that uses a response, and errors. */
export const completeCalls = (input: ReadInput, text: string): ReadInput =>
  input.calls.length === 0 || text.length > maxMixedLength
    ? input
    : additions.reduce((result, add) => add(result, text), input);
