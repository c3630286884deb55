import type { Operation } from '../../../api/description/operation-groups';
import { isArraySchema } from '../../../api/description/resolve-schema';
import { getTokenUse } from '../../../api/description/restrictions';
import { isRecord } from '../../../kit/json/is-record';
import { summarizeError } from '../../console/api-response';
import type { ReadInput, RecordedCall, RecordedRequest } from '../recorded-call';
import {
  adviseRepeat,
  type CallOutcome,
  type RepeatAdvice,
  undocumentedCallAdvice,
} from './advise-repeat';
import { type ApplicableRule, listApplicableRules, listResponseRules } from './applicable-rules';
import type { CheckContext } from './check-context';
import { checkDelivery } from './check-delivery';
import { checkRequestBody, hasContent, readBodySchema } from './check-request-body';
import { checkResponse } from './check-response';
import { checkAccept, checkResponseUse } from './check-response-use';
import { checkSecurity, listOperationCredentials, readToken } from './check-security';
import { createSequenceChecker } from './check-sequence';
import {
  checkPath,
  checkRequestParameters,
  describeOtherPath,
  describeUnknownCall,
  type FoundOperation,
  isMisspelled,
} from './check-url';
import { explainClientError } from './explain-client-error';
import { explainRefusal, type RefusalCause } from './explain-refusal';
import { type CheckOptions, findOperation, readJson } from './find-operation';
import { describeAlternatives, rankAlternatives } from './list-alternatives';
import { createBodyPlacer, placeBody } from './place-bodies';
import { decideRefusal } from './refusal-conditions';
import { isWebhook, type TrafficDescription } from './traffic-description';
import { compareFindings, createFinding, type TrafficFinding } from './traffic-finding';
import { listValueRules, type ValueRule } from './value-rules';

/** A call with everything that the checks know about it. */
export type CheckedCall = {
  call: RecordedCall;
  /** The operation or webhook; undefined if none fits. */
  match?: FoundOperation | undefined;
  /** The JSON of the bodies as far as it was recorded. */
  requestBody: unknown;
  responseBody: unknown;
  findings: TrafficFinding[];
  /** Whether the server reported an error. */
  isRefused: boolean;
  /** Whether the record lacks a part of the request that the operation needs. */
  isPartial: boolean;
  /** Why it may have failed; empty if it was not refused. */
  causes: RefusalCause[];
  /** Lists what the documentation says about its values, the most important first. A file has many calls that nobody looks at. */
  listValueRules: () => ValueRule[];
  /** Undefined if no operation fits and it was not refused. */
  repeat?: CallRepeat | undefined;
};

/** Whether this call can be sent again. */
export type CallRepeat = RepeatAdvice & {
  /** Whether it is likely to be refused again as it is. */
  needsChange: boolean;
  /** The read that shows whether it has changed something; undefined if it has none, or is a read itself. */
  read: Pick<Operation, 'id' | 'method' | 'path'> | undefined;
};

/** Kinds of inputs that have only a part of a request. */
const partialKinds: ReadonlySet<ReadInput['kind'] | undefined> = new Set([
  'url',
  'log-line',
  'json',
  'error-record',
  'unknown',
]);

/** Rules that the request breaks whatever the data of the server is, as findings. */
const listBrokenRules = (
  rules: readonly ApplicableRule[],
  { at, body }: RecordedRequest,
): TrafficFinding[] =>
  rules.flatMap(({ rule: { title, rule }, subject, pointer, href }) => {
    const result = decideRefusal(title, subject);
    if (!result?.isBroken) return [];
    const toPlain = (text: string) => text.replaceAll('`', '').replace(/\.$/, '');
    return createFinding('documented-rule', {
      location: pointer ?? '',
      message: `The request breaks the documented rule “${title}”`,
      found: toPlain(result.reason),
      expected: toPlain(rule),
      href,
      at: pointer === undefined ? at : (body?.at ?? at),
    });
  });

/** The read with the path of an operation, or of its list, as `GET /appointments` for `POST /appointment`. */
function findRead(
  { method, path }: Operation,
  { operations }: TrafficDescription,
): CallRepeat['read'] {
  if (method === 'get' || path === '') return undefined;
  const reads = operations.filter((operation) => operation.method === 'get');
  const read = reads.find((other) => other.path === path || other.path === `${path}s`);
  return read && { id: read.id, method: read.method, path: read.path };
}

/** What a text can lack or distort although the server got it: if it accepted the call, the record is at fault. */
const acceptedRules: ReadonlySet<TrafficFinding['ruleId']> = new Set([
  'body-syntax',
  'missing-token',
]);

const isSuccess = (status = 0): boolean => status >= 200 && status < 300;

function checkRequest(request: RecordedRequest, found: FoundOperation, context: CheckContext) {
  // A delivery has the address of the partner, and a body alone has none.
  if (isWebhook(found.operation)) return checkDelivery(request, found, context);
  const body = checkRequestBody(request, found, context);
  // With another method, a body is still meant for the operation if it has one.
  const hasMeantBody = found.operation.source.requestBody && hasContent(request.body);
  if (request.url === '') return body;
  if (found.fit === 'none') {
    // A misspelled path is that of the operation.
    const rest = isMisspelled(found)
      ? [
          ...checkRequestParameters(request, found, context),
          ...checkSecurity(request, found, context),
        ]
      : [];
    return [describeOtherPath(request, found), ...rest, ...body];
  }
  // The operation is only the first one with this path.
  if (request.method === '') return checkPath(request, found, context);
  return [
    ...checkPath(request, found, context),
    ...checkRequestParameters(request, found, context),
    ...checkSecurity(request, found, context),
    ...(found.fit === 'exact' || hasMeantBody ? body : []),
  ];
}

/**
 * Creates a function that checks calls against the API description, one after the other: each by itself, and against
 * those before it. It can get the operation that somebody has selected for one of them.
 */
export function createCallChecker(
  description: TrafficDescription,
  options: CheckOptions & { isSingle: boolean },
): (call: RecordedCall, operationId?: string) => CheckedCall {
  const { isSingle, kind, expectedId } = options;
  const shared: CheckContext = {
    description,
    inspectors: new WeakMap(),
    isSingle,
    isPartial: partialKinds.has(kind),
    isCode: kind === 'fetch',
  };
  const sequence = createSequenceChecker();
  const addOtherBodies = createBodyPlacer(description);
  return (recorded, selectedId = options.operationId) => {
    const selection = { kind, operationId: selectedId, expectedId };
    const { isPartial = shared.isPartial } = recorded;
    const context = { ...shared, isPartial, isCode: shared.isCode && !recorded.isPartial };
    const { call: placed, operationId } = placeBody(recorded, selection, description);
    const { match, found } = findOperation(
      placed,
      readJson(placed.request?.body),
      { ...selection, operationId },
      description,
    );
    const call = addOtherBodies(placed, found);
    const { request, response } = call;
    const requestBody = readJson(request?.body);
    const responseBody = readJson(response?.body);
    const isWebhookCall = found !== undefined && isWebhook(found.operation);
    const token = request && found && readToken(request, listOperationCredentials(found, context));
    const known = sequence.findKnown(call, requestBody, found);
    let rules: ApplicableRule[] | undefined;
    const getRules = () => {
      if (rules || !found) return rules ?? [];
      // Of a body that was read in part, nothing is missing.
      const isCut = request?.body?.isTruncated ?? false;
      rules = listApplicableRules(found, requestBody, description, known).filter(
        ({ pointer, subject }) => !isCut || pointer === undefined || subject.value !== undefined,
      );
      return rules;
    };
    const bodySchema = found && readBodySchema(found.operation);
    const isBodyUnknown = bodySchema !== undefined && !hasContent(request?.body);
    const listUnknownRules = () => {
      if (!found || !isBodyUnknown) return [];
      const body = isArraySchema(bodySchema) ? [{}] : {};
      const all = listApplicableRules(found, body, description);
      return all.filter(({ pointer }) => pointer !== undefined);
    };
    const findings = [
      ...sequence.check({ call, match: found, token, requestBody, responseBody }),
      ...(request && found ? checkRequest(request, found, context) : []),
      ...(request && !isWebhookCall && !response ? listBrokenRules(getRules(), request) : []),
      ...(request && !found ? [describeUnknownCall(request, match, context)] : []),
      ...(response && found ? checkResponse(response, found.operation, context) : []),
      ...(call.use && found && (found.fit !== 'none' || isWebhookCall)
        ? checkResponseUse(call.use, found.operation, description)
        : []),
      ...(request && found && (found.fit === 'exact' || isMisspelled(found))
        ? checkAccept(request, found.operation)
        : []),
    ]
      .map(
        (finding): TrafficFinding =>
          acceptedRules.has(finding.ruleId) && isSuccess(response?.status)
            ? { ...finding, level: 'note', message: `The server accepted it. ${finding.message}` }
            : finding,
      )
      .sort(compareFindings);
    const hasFinding = (ruleIds: ReadonlyArray<TrafficFinding['ruleId']>) =>
      findings.some(({ ruleId }) => ruleIds.includes(ruleId));
    const status = response?.status;
    // A body below a command often comes without its status. Other objects have no `error`.
    const summary = status === undefined ? summarizeError(responseBody) : undefined;
    const isErrorRecord =
      (request ? summary?.error : summary) !== undefined ||
      (status === undefined && isRecord(responseBody) && responseBody.trace !== undefined);
    const isRefused = (status ?? 0) >= 400 || isErrorRecord;
    const isForeign = hasFinding(['foreign-response']);
    const answered: CallOutcome = isRefused ? 'refused' : 'succeeded';
    const outcome = response && !isForeign ? answered : 'lost';
    const isUndocumented =
      request !== undefined &&
      findings.some(
        ({ ruleId, level }) =>
          ruleId === 'wrong-method' ||
          (ruleId === 'unknown-operation' && level === 'error' && !match.isMisspelled),
      ) &&
      request.url !== '';
    // A path without its method can be that of several operations.
    const isUnclear = found?.fit === 'path' || request?.isMethodAssumed;
    const advised = isUnclear ? undefined : found?.operation;
    const refusal = {
      match: found,
      rules: isRefused ? getRules() : [],
      unknownRules: isRefused ? listUnknownRules() : [],
      hasRequest: request !== undefined,
      isBodyUnknown: isBodyUnknown || (request?.body?.isTruncated ?? false),
      hasToken: token !== undefined,
      hasUnknownHeaders: request?.hasUnknownHeaders ?? false,
      status,
      errorRecord: isRecord(responseBody) ? responseBody : response?.body?.content,
    };
    // An error about the syntax of the body is that of its receiver.
    const hasOwnSyntax = hasFinding(['body-syntax']);
    const clientError = hasOwnSyntax ? undefined : call.clientError;
    const causes = [
      ...(clientError ? explainClientError(clientError, found?.operation, description) : []),
      ...(isRefused ? explainRefusal({ ...refusal, findings }, description) : []),
    ];
    const needsChange =
      answered === 'refused' &&
      !isUndocumented &&
      // What the response names in the body stays as it is, too.
      causes.some(({ condition, isNamed }) => condition === 'met' || (isNamed && request)) &&
      !isForeign;
    const listOwnValueRules = (): ValueRule[] => {
      const alternatives =
        isUndocumented && request
          ? describeAlternatives(rankAlternatives(request.method, match.url, description))
          : [];
      if (!found || found.fit === 'path') return alternatives;
      const answer = isRefused || response?.status === undefined ? undefined : responseBody;
      const received = listResponseRules(found, response?.status ?? 0, answer, description);
      const listed = listValueRules(
        [...getRules(), ...received],
        found.operation,
        answer,
        call.numbers,
      );
      // What refuses nothing can still be a mistake.
      const special = listed.filter(
        ({ rank, text }) => rank === 0 && !causes.some((cause) => cause.text === text),
      );
      return [...alternatives, ...(isRefused && !isWebhookCall ? special : listed)];
    };
    // The view, the verdict, and the outputs ask for them.
    let valueRules: ValueRule[] | undefined;
    return {
      call,
      match: found,
      requestBody,
      responseBody,
      findings,
      isRefused,
      isPartial:
        request !== undefined &&
        found !== undefined &&
        !isWebhookCall &&
        ((isBodyUnknown && !hasFinding(['missing-body'])) ||
          (getTokenUse(found.operation.source) === 'required' &&
            token === undefined &&
            !isSuccess(status) &&
            !hasFinding(['missing-token', 'wrong-credential']))),
      causes,
      listValueRules: () => {
        valueRules ??= listOwnValueRules();
        return valueRules;
      },
      repeat:
        advised || isRefused || isUndocumented
          ? {
              ...(isUndocumented
                ? undocumentedCallAdvice
                : adviseRepeat(advised, requestBody, outcome)),
              needsChange,
              read: advised && findRead(advised, description),
            }
          : undefined,
    };
  };
}

/** Checks calls against the API description: each by itself, and their order. */
export const checkCalls = (
  calls: readonly RecordedCall[],
  description: TrafficDescription,
  options: CheckOptions = {},
): CheckedCall[] => {
  const check = createCallChecker(description, { ...options, isSingle: calls.length === 1 });
  return calls.map((call) => check(call));
};
