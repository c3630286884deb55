import type { Operation } from '../../../api/description/operation-groups';
import { isArraySchema } from '../../../api/description/resolve-schema';
import { parsePartialJson } from '../../../elements/editor/partial-json';
import { parseJson } from '../../../kit/files/parse-json';
import type { ReadInput, RecordedBody, RecordedCall, RecordedRequest } from '../recorded-call';
import { hasContent } from './check-request-body';
import type { FoundOperation } from './check-url';
import { findJsonMedia } from './inspect-recorded-body';
import { rankAlternatives } from './list-alternatives';
import { matchOperation, type OperationMatch } from './match-operation';
import {
  guessWebhook,
  matchBody,
  matchDelivery,
  scoreRequest,
  scoreResponse,
} from './match-schema';
import type { TrafficDescription } from './traffic-description';

export type CheckOptions = {
  kind?: ReadInput['kind'] | undefined;
  /** The operation that somebody has selected for all calls, instead of the one that fits. */
  operationId?: string | undefined;
  /** The operation of a call that has no address, such as an error record. */
  expectedId?: string | undefined;
};

/** The JSON of a body as far as it was recorded; undefined if there is none. */
export function readJson(body: RecordedBody | undefined): unknown {
  if (!hasContent(body) || body.encoding !== 'text') return undefined;
  const value = parseJson(body.content);
  return value === undefined ? parsePartialJson(body.content).value : value;
}

/** The operation or webhook with an id, whatever the path of the request. */
function selectOperation(
  id: string,
  match: OperationMatch,
  { operations }: TrafficDescription,
): FoundOperation | undefined {
  const operation = operations.find((candidate) => candidate.id === id);
  return (
    operation && { ...match, operation, fit: match.operation === operation ? match.fit : 'none' }
  );
}

/** Whether a request is to a receiver of webhooks, whose address only ends like an operation's path. */
const isReceiver = ({ fit, prefix, url }: OperationMatch): boolean =>
  (fit === 'none' ? url.segments : prefix).some((segment) => /hook|callback/i.test(segment));

/** The operation of the same resource whose body a request has, although the API lacks its path. */
const guessByResource = (
  { method }: RecordedRequest,
  body: unknown,
  { url }: OperationMatch,
  description: TrafficDescription,
): Operation | undefined =>
  body === undefined || url.segments.length === 0
    ? undefined
    : rankAlternatives(method, url, description).find(
        ({ operation }) => scoreRequest(body, operation, description) !== undefined,
      )?.operation;

/** What is known of a request if only its response was recorded. */
const unknownRequest: RecordedRequest = { method: '', url: '', headers: [] };

/** Finds what a request calls: an operation by its path; otherwise, a webhook by its body. */
export function findOperation(
  { request = unknownRequest, use }: RecordedCall,
  body: unknown,
  { kind, operationId, expectedId }: CheckOptions,
  description: TrafficDescription,
): { match: OperationMatch; found?: FoundOperation | undefined } {
  const match = matchOperation(request, description);
  const isReceived = kind === 'delivery' || isReceiver(match);
  const delivery = isReceived || !match.operation ? matchDelivery(body, description) : undefined;
  const read = use?.fields.map(({ text }) => text).join(' ') ?? '';
  const guess = isReceived
    ? guessWebhook(`${request.url} ${JSON.stringify(body ?? '')} ${read}`, description)
    : undefined;
  const meant =
    match.operation ??
    (match.isMisspelled ? match.nearest : guessByResource(request, body, match, description));
  const fitting = delivery?.id ?? guess?.id ?? meant?.id;
  const id = operationId ?? fitting ?? (request.url === '' ? expectedId : undefined);
  return { match, found: id === undefined ? undefined : selectOperation(id, match, description) };
}

/**
 * A body without its request is that of the operation with the most similar schema. If it is that of a response, the call
 * has the body there.
 */
export function placeBody(
  call: RecordedCall,
  { operationId, expectedId }: CheckOptions,
  description: TrafficDescription,
): { call: RecordedCall; operationId?: string | undefined } {
  const { request } = call;
  if (request?.url !== '' || call.response || operationId !== undefined) {
    return { call, operationId };
  }
  const body = readJson(request.body);
  const isKnown = expectedId !== undefined || matchDelivery(body, description) !== undefined;
  const found = isKnown ? undefined : matchBody(body, description);
  if (found?.part !== 'response') return { call, operationId: found?.operation.id };
  const { body: content, ...empty } = request;
  const response = { status: found.status, headers: [], body: content, at: request.at };
  return { call: { ...call, request: empty, response }, operationId: found.operation.id };
}

/** The body with the highest score; of several, the last one. */
function findBest(
  bodies: readonly RecordedBody[],
  score: (value: unknown) => number | undefined,
): RecordedBody | undefined {
  let best: { body: RecordedBody; score: number } | undefined;
  for (const body of bodies) {
    const own = score(readJson(body));
    if (own !== undefined && own >= (best?.score ?? 0)) best = { body, score: own };
  }
  return best?.body;
}

/** A list; an object as the only known one of its items, as programs log them. */
const toList = (body: RecordedBody): RecordedBody =>
  body.content.startsWith('[')
    ? body
    : { ...body, content: `[${body.content}]`, isVerbatim: false, isTruncated: true };

/** A call with the bodies that it lacks, if the text has others with most of the fields of its operation. */
export function addOtherBodies(
  call: RecordedCall,
  found: FoundOperation | undefined,
  description: TrafficDescription,
): RecordedCall {
  const { request, response, otherBodies } = call;
  if (!request || !otherBodies || !found) return call;
  const { operation } = found;
  const status = response?.status;
  const schema = findJsonMedia(operation.source.requestBody?.content)?.schema;
  const isList = schema !== undefined && isArraySchema(schema);
  const offsetOf = ({ at }: RecordedBody) => at?.offset ?? 0;
  const findSent = (end = Number.POSITIVE_INFINITY) =>
    findBest(
      (isList ? otherBodies.map(toList) : otherBodies).filter((body) => offsetOf(body) < end),
      (value) => scoreRequest(value, operation, description),
    );
  const lacksBody = !hasContent(request.body);
  const lacksAnswer = !hasContent(response?.body) && (status ?? 0) < 400;
  const fitting = otherBodies.filter((body) => offsetOf(body) > (request.at?.offset ?? 0));
  const last = lacksAnswer
    ? findBest(fitting, (value) => scoreResponse(value, operation, status, description))
    : undefined;
  // Requests and responses have many fields in common: with one value, it is the request.
  const before = lacksBody ? findSent(last && offsetOf(last)) : undefined;
  const sent = before ?? (lacksBody ? findSent() : undefined);
  const received = sent && sent !== before ? undefined : last;
  return {
    ...call,
    request: sent ? { ...request, body: sent } : request,
    response: received ? { headers: [], ...response, body: received } : response,
  };
}
