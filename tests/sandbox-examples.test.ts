import { describe, expect, it } from 'vitest';
import contract from '../.generated/sandbox/contract.json';
import { getOpenApiDocument } from '../lib/openapi/openapi-document';
import { listOperations, type Operation } from '../lib/openapi/operations';
import type { OperationId } from '../lib/sandbox/api-types';
import { createTestSandbox, tokens } from './support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from './support/sandbox-contract/expect-to-satisfy-api-spec';

/** Callers of operations that Dana Example may not make, though they are not for carrier users only. */
const callers: Partial<Record<string, string>> = {
  downloadReport: tokens.carrier,
};

type Value = string | number | boolean;
type Example = {
  id: string;
  name: string;
  path: Record<string, string | number>;
  query: Record<string, Value | Array<string | number>>;
  body?: unknown;
};

/** The parameters' examples; those that may be missing only where `all` are wanted. */
function readParameters({ source }: Operation, all: boolean): Pick<Example, 'path' | 'query'> {
  const path: Example['path'] = {};
  const query: Example['query'] = {};
  for (const { name, in: place, required, example } of source.parameters) {
    if (!required && !all) continue;
    const values = [example]
      .flat()
      .map((value) => (typeof value === 'number' ? value : `${value}`));
    const [value] = values;
    if (value === undefined) continue;
    if (place === 'path') path[name] = value;
    else query[name] = Array.isArray(example) ? values : value;
  }
  return { path, query };
}

function listExamples(operation: Operation): Example[] {
  const { id, source } = operation;
  const bodies = Object.entries(source.requestBody?.content['application/json']?.examples ?? {});
  const full = readParameters(operation, true);
  if (bodies.length > 0) {
    return bodies.map(([name, { value }]) => ({ id, name, ...full, body: value }));
  }
  const hasOptional = source.parameters.some(({ required }) => !required);
  return [
    { id, name: 'parameters', ...full },
    ...(hasOptional
      ? [{ id, name: 'required parameters', ...readParameters(operation, false) }]
      : []),
  ];
}

const examples = listOperations(getOpenApiDocument()).flatMap(listExamples);
const isOperation = (id: string): id is OperationId =>
  contract.calls.some((call) => call.id === id);

function callerOf(id: string): string {
  const call = contract.calls.find((candidate) => candidate.id === id);
  return callers[id] ?? (call?.carrierOnly ? tokens.carrier : tokens.dana);
}

describe('The examples of the API’s description', () => {
  it.each(examples)('$id, $name: is answered by the sandbox', async (example) => {
    const { id, path, query, body } = example;
    if (!isOperation(id)) throw new Error(`The sandbox has no operation ${id}`);
    const answer = await createTestSandbox().call(id, { path, query, body, token: callerOf(id) });
    await expectToSatisfyApiSpec(id, answer);
    expect([200, 204], JSON.stringify(answer.json)?.slice(0, 500)).toContain(answer.status);
  });
});
