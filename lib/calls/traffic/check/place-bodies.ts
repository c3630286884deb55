import { isArraySchema } from '../../../api/description/resolve-schema';
import { isRecord } from '../../../kit/json/is-record';
import type { RecordedBody, RecordedCall } from '../recorded-call';
import { hasContent, readBodySchema } from './check-request-body';
import type { FoundOperation } from './check-url';
import { type CheckOptions, readJson } from './find-operation';
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

/** Whether a body has values that only the program knows, so that another one can be what was sent. */
const isBuilt = ({ content, isTruncated, isVerbatim }: RecordedBody): boolean =>
  !isVerbatim && (isTruncated === true || content.includes('${'));

/** Whether one object has all fields of another one that code builds. */
const hasFieldsOf = (value: unknown, built: unknown): boolean =>
  !isRecord(built) || (isRecord(value) && Object.keys(built).every((name) => name in value));

/** Whether a body is shortly after another one, as a program logs what it sent and got. */
const isNextTo = ({ at }: RecordedBody, { at: before }: RecordedBody): boolean => {
  const distance = (at?.offset ?? 0) - (before?.offset ?? 0) - (before?.length ?? 0);
  return distance > 0 && distance < 300;
};

const isErrorRecord = (value: unknown): boolean =>
  isRecord(value) && 'error' in value && 'trace' in value;

/**
 * Creates a function that adds the bodies that calls lack, if the text has others with most of the fields of their operation.
 * Each is of one call only.
 */
export function createBodyPlacer(
  description: TrafficDescription,
): (call: RecordedCall, found: FoundOperation | undefined) => RecordedCall {
  const taken = new Set<number>();
  return (call, found) => {
    const { request, response, otherBodies } = call;
    if (!request || !otherBodies || !found) return call;
    const { operation } = found;
    const { status = 0 } = response ?? {};
    const schema = readBodySchema(operation);
    const isList = schema !== undefined && isArraySchema(schema);
    const offsetOf = ({ at }: RecordedBody) => at?.offset ?? 0;
    const free = otherBodies.filter((body) => !taken.has(offsetOf(body)));
    const built = request.body && isBuilt(request.body) ? readJson(request.body) : undefined;
    const lacksBody = !hasContent(request.body) || built !== undefined;
    const findSent = (end = Number.POSITIVE_INFINITY) =>
      lacksBody
        ? findBest(
            (isList ? free.map(toList) : free).filter((body) => offsetOf(body) < end),
            (value) =>
              hasFieldsOf(value, built) ? scoreRequest(value, operation, description) : undefined,
          )
        : undefined;
    const lacksAnswer = !hasContent(response?.body);
    const below = free.filter((body) => offsetOf(body) > (request.at?.offset ?? 0));
    const last =
      lacksAnswer && status < 400
        ? findBest(below, (value) => scoreResponse(value, operation, response?.status, description))
        : undefined;
    // Requests and responses have many fields in common: with one value, it is the request.
    const before = findSent(last && offsetOf(last));
    const sent = before ?? (last && findSent());
    const error =
      lacksAnswer && sent && status < 200
        ? below.find((body) => isNextTo(body, sent) && isErrorRecord(readJson(body)))
        : undefined;
    const isFirst = !last || (error && offsetOf(error) < offsetOf(last));
    const received = error && isFirst ? error : sent && sent !== before ? undefined : last;
    for (const body of [sent, received]) if (body) taken.add(offsetOf(body));
    return {
      ...call,
      request: sent ? { ...request, body: sent } : request,
      response: received ? { headers: [], ...response, body: received } : response,
    };
  };
}
