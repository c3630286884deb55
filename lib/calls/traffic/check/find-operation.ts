import type { Operation } from '../../../api/description/operation-groups';
import { parsePartialJson } from '../../../elements/editor/partial-json';
import { parseJson } from '../../../kit/files/parse-json';
import type { ReadInput, RecordedBody, RecordedCall, RecordedRequest } from '../recorded-call';
import { hasContent } from './check-request-body';
import type { FoundOperation } from './check-url';
import { rankAlternatives } from './list-alternatives';
import { matchOperation, type OperationMatch } from './match-operation';
import { guessWebhook, matchDelivery, scoreRequest } from './match-schema';
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
