import { describe, expect, it } from 'vitest';
import contract from '../../.generated/sandbox/contract.json';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { listOperations, type Operation } from '../../lib/api/description/operations';
import type { OperationId } from '../../lib/sandbox/api-types';
import { createTestSandbox, tokens } from '../support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../support/sandbox-contract/expect-to-satisfy-api-spec';

/** Tokens for operations that are not marked as being for carrier users only but that Dana Example may not call. */
const specialTokens: Partial<Record<string, string>> = {
  downloadReport: tokens.carrier,
};

type ParameterValue = string | number | boolean;
type Example = {
  id: string;
  name: string;
  path: Record<string, string | number>;
  query: Record<string, ParameterValue | Array<string | number>>;
  body?: unknown;
};

/** Returns the examples of the required parameters, and of the optional ones if `includeOptional` is set. */
function readParameters(
  { source }: Operation,
  includeOptional: boolean,
): Pick<Example, 'path' | 'query'> {
  const path: Example['path'] = {};
  const query: Example['query'] = {};
  for (const { name, in: location, required, example } of source.parameters) {
    if (!required && !includeOptional) continue;
    const values = [example]
      .flat()
      .map((value) => (typeof value === 'number' ? value : `${value}`));
    const [value] = values;
    if (value === undefined) continue;
    if (location === 'path') path[name] = value;
    else query[name] = Array.isArray(example) ? values : value;
  }
  return { path, query };
}

function listExamples(operation: Operation): Example[] {
  const { id, source } = operation;
  const bodies = Object.entries(source.requestBody?.content['application/json']?.examples ?? {});
  const allParameters = readParameters(operation, true);
  if (bodies.length > 0) {
    return bodies.map(([name, { value }]) => ({ id, name, ...allParameters, body: value }));
  }
  const hasOptional = source.parameters.some(({ required }) => !required);
  return [
    { id, name: 'parameters', ...allParameters },
    ...(hasOptional
      ? [{ id, name: 'required parameters', ...readParameters(operation, false) }]
      : []),
  ];
}

const examples = listOperations(getOpenApiDocument()).flatMap(listExamples);
const isOperation = (id: string): id is OperationId =>
  contract.calls.some((operation) => operation.id === id);

function getToken(id: string): string {
  const operation = contract.calls.find((candidate) => candidate.id === id);
  return specialTokens[id] ?? (operation?.carrierOnly ? tokens.carrier : tokens.patient);
}

describe('the sandbox returns success for the examples of the API description', () => {
  it.each(examples)('$id, $name', async (example) => {
    const { id, path, query, body } = example;
    if (!isOperation(id)) throw new Error(`The sandbox contract has no operation ${id}`);
    const response = await createTestSandbox().call(id, { path, query, body, token: getToken(id) });
    await expectToSatisfyApiSpec(id, response);
    expect([200, 204], JSON.stringify(response.json)?.slice(0, 500)).toContain(response.status);
  });
});
