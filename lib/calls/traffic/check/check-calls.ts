import { parsePartialJson } from '../../../elements/editor/partial-json';
import { summarizeError } from '../../console/api-response';
import type { ReadInput, RecordedBody, RecordedCall, RecordedRequest } from '../recorded-call';
import { adviseRepeat, type RepeatAdvice } from './advise-repeat';
import type { CheckContext } from './check-context';
import { checkRequestBody, hasContent } from './check-request-body';
import { checkResponse } from './check-response';
import { checkSecurity, listOperationCredentials, readToken } from './check-security';
import { createSequenceChecker } from './check-sequence';
import {
  checkPath,
  checkRequestParameters,
  describeUnknownCall,
  type FoundOperation,
} from './check-url';
import { explainRefusal, type RefusalCause } from './explain-refusal';
import { matchOperation, type OperationMatch } from './match-operation';
import { matchBody, matchDelivery } from './match-schema';
import { isWebhook, type TrafficDescription } from './traffic-description';
import type { TrafficFinding } from './traffic-finding';

/** A call with everything that the checks know about it. */
export type CheckedCall = {
  call: RecordedCall;
  /** The operation or webhook; undefined if none fits. */
  match?: FoundOperation | undefined;
  findings: TrafficFinding[];
  /** Why it may have failed; empty if it was not refused. */
  causes: RefusalCause[];
  /** Undefined if no operation fits. */
  repeat?: RepeatAdvice | undefined;
};

export type CheckOptions = {
  kind?: ReadInput['kind'] | undefined;
  /** The operation that somebody has selected for all calls, instead of the one that fits. */
  operationId?: string | undefined;
};

/** The JSON of a body as far as it was recorded; undefined if there is none. */
const readJson = (body: RecordedBody | undefined): unknown =>
  hasContent(body) && body.encoding === 'text' ? parsePartialJson(body.content).value : undefined;

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

/** Finds what a request calls: an operation by its path; otherwise, a webhook or an operation by the body. */
function findOperation(
  request: RecordedRequest,
  body: unknown,
  { kind, operationId }: CheckOptions,
  description: TrafficDescription,
): { match: OperationMatch; found?: FoundOperation | undefined } {
  const match = matchOperation(request, description);
  const { operation } = match;
  if (operationId !== undefined) {
    return { match, found: selectOperation(operationId, match, description) };
  }
  const delivery = kind === 'delivery' || !operation ? matchDelivery(body, description) : undefined;
  const isBodyOnly = match.url.segments.length === 0 && match.url.origin === undefined;
  const known =
    delivery ?? operation ?? (isBodyOnly ? matchBody(body, description)?.operation : undefined);
  return { match, found: known && selectOperation(known.id, match, description) };
}

/** Kinds of inputs that have only a part of a request. */
const partialKinds: ReadonlySet<ReadInput['kind'] | undefined> = new Set([
  'url',
  'log-line',
  'json',
  'error-record',
  'unknown',
]);

function checkRequest(request: RecordedRequest, found: FoundOperation, context: CheckContext) {
  const body = checkRequestBody(request, found, context);
  // A delivery has the address of the partner, and a body alone has none.
  if (isWebhook(found.operation) || found.fit === 'none') return body;
  return [
    ...checkPath(request, found, context),
    ...checkRequestParameters(request, found, context),
    ...checkSecurity(request, found, context),
    ...(found.fit === 'exact' ? body : []),
  ];
}

/**
 * Creates a function that checks calls against the API description, one after the other: each by itself, and against
 * those before it.
 */
export function createCallChecker(
  description: TrafficDescription,
  options: CheckOptions & { isSingle: boolean },
): (call: RecordedCall) => CheckedCall {
  const { isSingle, kind } = options;
  const isPartial = partialKinds.has(kind);
  const context: CheckContext = { description, inspectors: new WeakMap(), isSingle, isPartial };
  const checkOrder = createSequenceChecker();
  return (call) => {
    const { request, response } = call;
    const body = readJson(request?.body);
    const errorRecord = readJson(response?.body);
    const { match, found } = request ? findOperation(request, body, options, description) : {};
    const token = request && found && readToken(request, listOperationCredentials(found, context));
    const findings = [
      ...(request && found ? checkRequest(request, found, context) : []),
      ...(request && match && !found ? [describeUnknownCall(request, match, context)] : []),
      ...checkOrder({ call, match: found, token, requestBody: body, responseBody: errorRecord }),
      ...(response && found ? checkResponse(response, found.operation, context) : []),
    ];
    const status = response?.status;
    const isErrorRecord = !request && summarizeError(errorRecord) !== undefined;
    const isRefused = (status ?? 0) >= 400 || isErrorRecord;
    const refusal = { match: found, body, hasToken: token !== undefined, status, errorRecord };
    return {
      call,
      match: found,
      findings,
      causes: isRefused ? explainRefusal({ ...refusal, findings }, description) : [],
      repeat: found && found.fit !== 'path' ? adviseRepeat(found.operation, body) : undefined,
    };
  };
}

/** Checks calls against the API description: each by itself, and their order. */
export const checkCalls = (
  calls: readonly RecordedCall[],
  description: TrafficDescription,
  options: CheckOptions = {},
): CheckedCall[] =>
  calls.map(createCallChecker(description, { ...options, isSingle: calls.length === 1 }));
