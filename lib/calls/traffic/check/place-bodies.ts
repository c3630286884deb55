import { isArraySchema } from '../../../api/description/resolve-schema';
import type { RecordedBody, RecordedCall } from '../recorded-call';
import { hasContent } from './check-request-body';
import type { FoundOperation } from './check-url';
import { type CheckOptions, readJson } from './find-operation';
import { findJsonMedia } from './inspect-recorded-body';
import { matchBody, matchDelivery, scoreRequest, scoreResponse } from './match-schema';
import type { TrafficDescription } from './traffic-description';

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
