import type { Criterion, WorkflowFailure, WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { evaluateCondition, parseCondition } from '../../api/arazzo/condition';
import { matchesJsonPath } from '../../api/arazzo/json-path';
import {
  type ExpressionContext,
  type ExpressionRequest,
  type ExpressionResponse,
  resolveExpressions,
} from '../../api/arazzo/runtime-expression';
import { buildRequest, type CallParameter, type HttpRequest } from '../../api/call/api-call';
import { parseExactJson, writeExactJson } from '../../kit/json/exact-json';
import { isRecord } from '../../kit/json/is-record';
import { removeAt, setAt } from '../request/edit-json';

/** Where an operation is: its method and path, and the URL of its API without a slash at the end. */
export type StepOperation = { method: string; path: string; base: string };

/** The request and the response of a step in a run, and their evaluation. */
export type StepRun = {
  request: HttpRequest;
  response: ExpressionResponse;
  /** The success criteria that are not met. */
  unmet: Criterion[];
  /** The documented failure that the response is; undefined after a success and for any other response. */
  failure: WorkflowFailure | undefined;
  outputs: Record<string, unknown>;
};

/** Changes of a request: values by JSON Pointer into the body, or by `{location}.{name}` of a parameter. */
export type RequestChanges = Record<string, unknown>;

/** The id of a step's operation, without the name of the document that describes it. */
export const getOperationId = ({ operationId }: WorkflowStep): string =>
  operationId.slice(operationId.lastIndexOf('.') + 1);

/** The name of the document that describes the operation of a step: the API's, or that of the sandbox's own endpoints. */
export const getSourceName = ({ operationId }: WorkflowStep): 'doctorApi' | 'sandbox' =>
  operationId.startsWith('$sourceDescriptions.sandbox.') ? 'sandbox' : 'doctorApi';

/** A condition that lists statuses, such as `$statusCode == 200 || $statusCode == 204`. */
const statusList = /^\$statusCode == \d+(?: \|\| \$statusCode == \d+)*$/;

/** The statuses that a step expects, of which a response has one. A step can also prove that a call is refused. */
export function getExpectedStatuses({ successCriteria }: WorkflowStep): number[] {
  const list = successCriteria.find(({ condition }) => statusList.test(condition))?.condition;
  return list?.match(/\d+/g)?.map(Number) ?? [200];
}

const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? writeExactJson(value) : String(value ?? '');

/** Applies the changes of the body. A changed value `null` removes the field. The pointer '' is the whole body. */
function changeBody(body: unknown, changes: RequestChanges): unknown {
  return Object.entries(changes)
    .filter(([key]) => key === '' || key.startsWith('/'))
    .reduce<unknown>(
      (changed, [pointer, value]) =>
        value === null ? removeAt(changed, pointer) : setAt(changed, pointer, value),
      body,
    );
}

/** The parameters of a step with their changes, by `{location}.{name}`. */
function listParameters(
  { parameters = [] }: WorkflowStep,
  context: ExpressionContext,
  changes: RequestChanges,
): CallParameter[] {
  const values = new Map(
    parameters.map(({ in: location, name, value }) => [
      `${location}.${name}`,
      resolveExpressions(value, context),
    ]),
  );
  for (const [key, value] of Object.entries(changes)) values.set(key, value);
  return [...values].flatMap(([key, value]) =>
    (['path', 'query', 'header'] as const).flatMap((location) =>
      key.startsWith(`${location}.`) && value !== undefined && value !== null
        ? [{ in: location, name: key.slice(location.length + 1), value }]
        : [],
    ),
  );
}

/**
 * Builds the request of a step.
 * @param changes what is different from the step, with resolved values
 */
export function buildStepRequest(
  step: WorkflowStep,
  { method, path, base }: StepOperation,
  context: ExpressionContext,
  changes: RequestChanges = {},
): HttpRequest {
  const payload = step.requestBody && resolveExpressions(step.requestBody.payload, context);
  const body = step.requestBody && {
    mediaType: 'application/json',
    text: writeExactJson(changeBody(payload, changes)),
  };
  return buildRequest(
    { method, path, parameters: listParameters(step, context, changes), body },
    base,
  );
}

const lowerCaseNames = (headers: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));

/** The request as expressions see it. */
function toExpressionRequest({ method, url, headers, body }: HttpRequest): ExpressionRequest {
  const { searchParams } = new URL(url, 'https://x.example');
  return {
    method,
    url,
    header: lowerCaseNames(headers),
    query: Object.fromEntries(searchParams),
    path: {},
    body: typeof body === 'string' ? parseExactJson(body)?.value : undefined,
  };
}

function isMet(criterion: Criterion, context: ExpressionContext): boolean {
  if (!('type' in criterion))
    return evaluateCondition(parseCondition(criterion.condition), context);
  if (criterion.type === 'jsonpath') {
    return matchesJsonPath(criterion.condition, context.response?.body);
  }
  const value = resolveExpressions(criterion.context, context);
  return value !== undefined && new RegExp(criterion.condition).test(toText(value));
}

/**
 * Returns the documented failure that a response matches. Many failures have the same status. The sandbox distinguishes
 * them by error code; the codes of the API are not documented.
 */
function findFailure(
  { onFailure = [] }: WorkflowStep,
  context: ExpressionContext,
): WorkflowFailure | undefined {
  const body = context.response?.body;
  const code = isRecord(body) ? body.error : undefined;
  const candidates = onFailure.filter(({ criteria }) => criteria.every((c) => isMet(c, context)));
  const withCode = (wanted: unknown) =>
    candidates.find((failure) => failure['x-sandbox-error'] === wanted);
  const known = (code === undefined ? undefined : withCode(code)) ?? withCode(undefined);
  if (known) return known;
  const isOfSandbox = typeof code === 'string' && code.startsWith('SANDBOX_');
  return candidates.length === 1 && !isOfSandbox ? candidates[0] : undefined;
}

/** Evaluates the response of a step: its success criteria, the failure that it may be, and the outputs. */
export function evaluateStep(
  step: WorkflowStep,
  request: HttpRequest,
  response: ExpressionResponse,
  before: Pick<ExpressionContext, 'inputs' | 'steps'>,
): StepRun {
  const context: ExpressionContext = { ...before, request: toExpressionRequest(request), response };
  const unmet = step.successCriteria.filter((criterion) => !isMet(criterion, context));
  const failure = unmet.length === 0 ? undefined : findFailure(step, context);
  const outputs =
    unmet.length === 0 && step.outputs ? resolveExpressions(step.outputs, context) : {};
  return { request, response, unmet, failure, outputs: isRecord(outputs) ? outputs : {} };
}

/** Whether a step says how to cause a failure. */
export const canBeCaused = (failure: WorkflowFailure): boolean => failure['x-break'] !== undefined;

/** The changes of a request that cause a documented failure, with resolved values. */
export function resolveBreak(failure: WorkflowFailure, context: ExpressionContext): RequestChanges {
  const changes = resolveExpressions(failure['x-break'] ?? {}, context);
  return isRecord(changes) ? changes : {};
}
