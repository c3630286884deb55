import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { listExpressions } from '../../api/arazzo/runtime-expression';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { listOperations, type Operation } from '../../api/description/operations';
import { resolveResponse } from '../../api/description/resolve-response';
import { listProperties } from '../../api/description/resolve-schema';
import { nobody } from '../../api/users/nobody';
import { findBodySchemaAt } from '../../calls/request/body-schema';
import { findStepOperation, type WorkflowSources } from '../../calls/workflows/workflow-operations';
import { findRules, listRuleReferences } from '../../calls/workflows/workflow-rules';
import {
  getExpectedStatuses,
  getOperationId,
  getSourceName,
} from '../../calls/workflows/workflow-step-run';
import type { FindingAt } from '../../kit/diagnostics/diagnostic';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import type { YamlPath } from '../../kit/diagnostics/yaml-source';
import { joinPointer, parsePointer } from '../../kit/json/json-pointer';
import { refusalStatus, tokenHeader } from '../../sandbox/sandbox-protocol';
import {
  checkCondition,
  checkCriterion,
  checkExpression,
  type Scope,
} from './check-workflow-expressions';

const tokenParameter = `header.${tokenHeader}`;

/** Reports the fields of a payload that the body's schema does not have. */
function checkPayload(
  payload: unknown,
  schema: SchemaObject | undefined,
  sources: WorkflowSources,
  path: YamlPath,
): FindingAt<YamlPath>[] {
  if (Array.isArray(payload)) {
    const items = schema?.items;
    return payload.flatMap((item, index) => checkPayload(item, items, sources, [...path, index]));
  }
  if (typeof payload !== 'object' || payload === null || !schema) return [];
  return Object.entries(payload).flatMap(([name, value]): FindingAt<YamlPath>[] => {
    const inner = findBodySchemaAt(schema, joinPointer('', name), sources.doctorApi);
    if (inner) return checkPayload(value, inner, sources, [...path, name]);
    const known = listProperties(schema, sources.doctorApi).map((property) => property.name);
    const message = 'The body of the operation has no such field';
    return known.length === 0
      ? []
      : [{ at: [...path, name], message, found: name, expected: describeNames(name, known) }];
  });
}

/** Reports parameters that the operation does not have, and required ones that are missing. */
function checkParameters(
  step: WorkflowStep,
  { source }: Operation,
  path: YamlPath,
): FindingAt<YamlPath>[] {
  const { parameters = [] } = step;
  const known = source.parameters.map(({ in: location, name }) => `${location}.${name}`);
  const names = [...known, tokenParameter];
  const unknown = parameters.flatMap(({ in: location, name }, index): FindingAt<YamlPath>[] => {
    const found = `${location}.${name}`;
    if (names.includes(found)) return [];
    const message = 'The operation has no such parameter';
    const expected = describeNames(found, names);
    return [{ at: [...path, 'parameters', index, 'name'], message, found, expected }];
  });
  const sent = new Set(parameters.map(({ in: location, name }) => `${location}.${name}`));
  const missing = source.parameters
    .filter(({ required, in: location, name }) => required && !sent.has(`${location}.${name}`))
    .map(({ in: location, name }): FindingAt<YamlPath> => {
      const message = 'A required parameter is missing';
      const expected = `the parameter ${location}.${name}`;
      return { at: [...path, 'operationId'], message, found: [...sent].join(', '), expected };
    });
  const hasToken = sent.has(tokenParameter);
  const isNobody = step['x-actor'] === nobody;
  if (hasToken !== isNobody || getSourceName(step) === 'sandbox') return [...unknown, ...missing];
  const token: FindingAt<YamlPath> = {
    at: [...path, 'x-actor'],
    message: isNobody ? 'A step of the actor nobody sends a token' : 'The step sends no token',
    found: step['x-actor'],
    expected: isNobody ? 'the actor whose token it is' : `nobody, or the header ${tokenHeader}`,
  };
  return [...unknown, ...missing, token];
}

/** Reports rules that the operation and what it sends and returns do not have, and references that fit several. */
function checkRules(
  step: WorkflowStep,
  operation: Operation,
  sources: WorkflowSources,
  path: YamlPath,
): FindingAt<YamlPath>[] {
  const document = sources[getSourceName(step)];
  return (step['x-rules'] ?? []).flatMap((found, index): FindingAt<YamlPath>[] => {
    const { rules, isAmbiguous } = findRules(found, operation, document);
    if (rules.length > 0 && !isAmbiguous) return [];
    const message = isAmbiguous
      ? 'Several rules have this title'
      : 'The operation has no such rule';
    const names = isAmbiguous
      ? rules.map(({ title, owner }) => `${title} (${owner})`)
      : listRuleReferences(operation, document);
    const expected = describeNames(found, names);
    return [{ at: [...path, 'x-rules', index], message, found, expected }];
  });
}

/** The schema of a JSON response with a status; undefined if there is none. */
function findResponseSchema(
  { source }: Operation,
  status: number,
  document: OpenApiDocument,
): SchemaObject | undefined {
  const response = source.responses[status];
  return response && resolveResponse(response, document).content?.['application/json']?.schema;
}

/** Reports documented success statuses that a step does not accept. */
function checkStatuses(
  { successCriteria }: WorkflowStep,
  statuses: readonly number[],
  { source }: Operation,
  path: YamlPath,
): FindingAt<YamlPath>[] {
  const documented = Object.keys(source.responses)
    .filter((status) => /^2\d\d$/.test(status))
    .map(Number);
  // A step can also expect that a call is refused.
  if (!statuses.some((status) => status < 300)) return [];
  if (documented.every((status) => statuses.includes(status))) return [];
  const index = successCriteria.findIndex(({ condition }) => condition.startsWith('$statusCode'));
  const expected = documented.map((status) => `$statusCode == ${status}`).join(' || ');
  return [
    {
      at: [...path, 'successCriteria', Math.max(index, 0), 'condition'],
      message: 'The operation documents other success statuses',
      found: statuses.join(', '),
      expected,
    },
  ];
}

/** Reports what a step has that the API's description, the inputs or the earlier steps do not have. */
export function checkStep(
  step: WorkflowStep,
  path: YamlPath,
  scope: Omit<Scope, 'response'>,
): FindingAt<YamlPath>[] {
  const { sources } = scope;
  const operation = findStepOperation(step, sources);
  if (!operation) {
    const id = getOperationId(step);
    const known = listOperations(sources[getSourceName(step)]).map((candidate) => candidate.id);
    const message = 'There is no such operation';
    const expected = describeNames(id, known);
    return [{ at: [...path, 'operationId'], message, found: id, expected }];
  }
  const body = operation.source.requestBody?.content['application/json']?.schema;
  const before: Scope = { ...scope, response: undefined };
  const respondsWith = (status: number): Scope => ({
    ...scope,
    response: findResponseSchema(operation, status, sources[getSourceName(step)]),
  });
  const statuses = getExpectedStatuses(step);
  const after = statuses.map(respondsWith).find(({ response }) => response) ?? before;
  const failed = respondsWith(refusalStatus);
  const { parameters = [], requestBody, successCriteria, outputs = {}, onFailure = [] } = step;
  const checkTexts = (value: unknown, base: YamlPath, used: Scope) =>
    listExpressions(value).flatMap(({ text, pointer }) =>
      checkExpression(text, [...base, ...parsePointer(pointer)], used),
    );
  return [
    ...checkParameters(step, operation, path),
    ...parameters.flatMap(({ value }, index) =>
      checkTexts(value, [...path, 'parameters', index, 'value'], before),
    ),
    ...(requestBody
      ? [
          ...checkPayload(requestBody.payload, body, sources, [...path, 'requestBody', 'payload']),
          ...checkTexts(requestBody.payload, [...path, 'requestBody', 'payload'], before),
        ]
      : []),
    ...checkStatuses(step, statuses, operation, path),
    ...successCriteria.flatMap((criterion, index) =>
      checkCriterion(criterion, [...path, 'successCriteria', index], after),
    ),
    ...Object.entries(outputs).flatMap(([name, text]) =>
      checkExpression(text, [...path, 'outputs', name], after),
    ),
    ...onFailure.flatMap((failure, index) => {
      const at = [...path, 'onFailure', index];
      return [
        ...failure.criteria.flatMap(({ condition }, criterion) =>
          checkCondition(condition, [...at, 'criteria', criterion, 'condition'], failed),
        ),
        ...checkTexts(failure['x-break'] ?? {}, [...at, 'x-break'], before),
      ];
    }),
    ...checkRules(step, operation, sources, path),
  ];
}
