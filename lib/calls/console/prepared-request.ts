import { findHeader } from '../../api/call/api-call';
import { parseExactJson, writeExactJson } from '../../kit/json/exact-json';
import { tokenHeader } from '../../sandbox/sandbox-protocol';
import type { SandboxCase } from '../../sandbox/seed/sandbox-cases';
import type { SampleCall } from '../samples/sample-call';

/** A request with which the console's form is filled in when it opens. */
export type PreparedRequest = {
  title: string;
  /** Caller, purpose and outcome of the request. */
  text: string;
  /** Replaces the reader's token; `null` removes it. If missing, the reader's token is not changed. */
  token?: string | null | undefined;
  operationId: string;
  /** The values of the form fields, by parameter name. */
  fields: Record<string, string>;
  /** JSON. */
  body?: string | undefined;
};

type ParameterValue = string | number | boolean | ReadonlyArray<string | number>;

/** The console's library expects arrays as JSON and other values as plain strings. */
const toFields = (values: Record<string, ParameterValue>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? JSON.stringify(value) : String(value),
    ]),
  );

/** Creates the request of a sandbox case. */
export function prepareCase({
  title,
  userName,
  description,
  token,
  operationId,
  path,
  query,
  body,
}: SandboxCase): PreparedRequest {
  const fields = toFields({ ...path, ...query });
  const text = `${userName}: ${description}`;
  return {
    title,
    text,
    token,
    operationId,
    fields,
    ...(body !== undefined && { body: writeExactJson(body, 2) }),
  };
}

/**
 * Creates the request of a sample that was run.
 * @param run.as describes the user who made the call, such as `as Dana Example`
 * @param run.token the sandbox token with which it was sent. A token that the sample makes up is only mentioned
 */
export function prepareSample({
  call,
  as,
  token,
}: {
  call: SampleCall;
  as: string;
  token?: string | undefined;
}): PreparedRequest {
  const { method, url, operation, parameters = {}, body } = call;
  const sampleToken = findHeader(call, tokenHeader);
  const hint = sampleToken === undefined ? '' : ` Enter that as "My token": ${sampleToken}.`;
  return {
    title: 'Request from a sample',
    text: `${method} ${url}, ${as}.${hint}`,
    token,
    operationId: operation,
    fields: toFields(parameters),
    ...(typeof body === 'string' && { body: writeExactJson(parseExactJson(body)?.value, 2) }),
  };
}
