import type { Workflow } from '../../../api/arazzo/arazzo-schema';
import type { ExpressionResponse } from '../../../api/arazzo/runtime-expression';
import type { HttpRequest } from '../../../api/call/api-call';
import { parseExactJson, writeExactJson } from '../../../kit/json/exact-json';
import { ExactNumber } from '../../../kit/json/exact-number';
import { isRecord, isTextRecord } from '../../../kit/json/is-record';
import { createRun, type RunState, type StepExchange } from '../run-state';
import { parseDelivery } from './parse-delivery';

const storageKey = (name: string) => `workflow-run:${name}`;

const isTextPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');

function parseRequest(value: unknown): HttpRequest | undefined {
  if (!isRecord(value)) return undefined;
  const { method, url, headers, body } = value;
  if (
    typeof method !== 'string' ||
    typeof url !== 'string' ||
    !URL.canParse(url, 'https://x.example')
  ) {
    return undefined;
  }
  if (!Array.isArray(headers) || !headers.every(isTextPair)) return undefined;
  if (body !== undefined && (typeof body !== 'string' || !parseExactJson(body))) return undefined;
  return { method, url, headers, ...(body !== undefined && { body }) };
}

function parseResponse(value: unknown): ExpressionResponse | undefined {
  if (!isRecord(value)) return undefined;
  const { statusCode, header, body } = value;
  return typeof statusCode === 'number' && isTextRecord(header)
    ? { statusCode, header, body }
    : undefined;
}

function parseExchange(value: unknown): StepExchange | undefined {
  if (!isRecord(value)) return undefined;
  const request = parseRequest(value.request);
  const response = parseResponse(value.response);
  const { changes, deliveries } = value;
  if (!request || !response || !Array.isArray(changes) || !Array.isArray(deliveries))
    return undefined;
  return {
    request,
    response,
    changes: changes.filter((change) => typeof change === 'string'),
    deliveries: deliveries.flatMap((delivery) => parseDelivery(delivery) ?? []),
  };
}

function parseExchanges(value: unknown, { steps }: Workflow): Record<string, StepExchange> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    steps.flatMap(({ stepId }): Array<[string, StepExchange]> => {
      const exchange = Object.hasOwn(value, stepId) ? parseExchange(value[stepId]) : undefined;
      return exchange ? [[stepId, exchange]] : [];
    }),
  );
}

const typeOf = (value: unknown) => (value instanceof ExactNumber ? 'number' : typeof value);

/** Reads an input, which has the type of its default value. */
function parseInputs(value: unknown, defaults: Record<string, unknown>): Record<string, unknown> {
  if (!isRecord(value)) return defaults;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, initial]) => {
      const stored = Object.hasOwn(value, name) ? value[name] : undefined;
      return [name, typeOf(stored) === typeOf(initial) ? stored : initial];
    }),
  );
}

/** Reads the run of a workflow that this tab has stored. Without one, or with a damaged one, the run starts. */
export function readStoredRun(name: string, workflow: Workflow): RunState {
  const initial = createRun(workflow);
  try {
    const text = window.sessionStorage.getItem(storageKey(name)) ?? 'null';
    const stored = parseExactJson(text)?.value;
    if (!isRecord(stored)) return initial;
    return {
      inputs: parseInputs(stored.inputs, initial.inputs),
      done: parseExchanges(stored.done, workflow),
      failed: parseExchanges(stored.failed, workflow),
    };
  } catch {
    return initial;
  }
}

/** Stores a run, so that a reload loses nothing. */
export function storeRun(name: string, state: RunState): void {
  try {
    window.sessionStorage.setItem(storageKey(name), writeExactJson(state));
  } catch {
    // Without storage, or with a full one, the page itself still has the run.
  }
}

export function removeStoredRun(name: string): void {
  try {
    window.sessionStorage.removeItem(storageKey(name));
  } catch {
    // Then there is none.
  }
}
