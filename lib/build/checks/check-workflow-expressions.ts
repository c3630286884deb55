import type { Criterion } from '../../api/arazzo/arazzo-schema';
import {
  ConditionError,
  type CriterionCondition,
  listConditionExpressions,
  parseCondition,
} from '../../api/arazzo/condition';
import { parseFieldQuery } from '../../api/arazzo/field-query';
import { assertJsonPath } from '../../api/arazzo/json-path';
import {
  parseRuntimeExpression,
  type RuntimeExpression,
} from '../../api/arazzo/runtime-expression';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { findBodySchemaAt } from '../../calls/request/body-schema';
import type { WorkflowSources } from '../../calls/workflows/workflow-operations';
import { describeError } from '../../kit/diagnostics/describe-error';
import type { FindingAt } from '../../kit/diagnostics/diagnostic';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import type { YamlPath } from '../../kit/diagnostics/yaml-source';

const expressionForms =
  '$inputs.name, $steps.id.outputs.name, $statusCode, $response.body#/pointer, $response.header.name or $request.body#/pointer';

/** What the expressions of a step can refer to. */
export type Scope = {
  inputs: readonly string[];
  /** The outputs of the steps before it, as `step.output`. */
  outputs: readonly string[];
  /** The schema of the response's body; undefined if it is not JSON. */
  response: SchemaObject | undefined;
  sources: WorkflowSources;
};

/** Reports an expression that is not supported, or that refers to nothing. */
export function checkExpression(text: string, at: YamlPath, scope: Scope): FindingAt<YamlPath>[] {
  const expression = parseRuntimeExpression(text);
  if (!expression) {
    const message = 'The expression is not supported';
    return [{ at, message, found: text, expected: expressionForms }];
  }
  return checkReference(expression, text, at, scope);
}

/** Reports a field that the response of the operation does not have. */
function checkField(
  pointer = '',
  at: YamlPath,
  { response, sources }: Scope,
): FindingAt<YamlPath>[] {
  if (pointer === '' || (response && findBodySchemaAt(response, pointer, sources.doctorApi)))
    return [];
  const message = 'The response of the operation has no such field';
  const expected = 'a field that the API describes';
  return [{ at, message, found: pointer, expected }];
}

function checkReference(
  expression: RuntimeExpression,
  text: string,
  at: YamlPath,
  scope: Scope,
): FindingAt<YamlPath>[] {
  const { inputs, outputs } = scope;
  switch (expression.kind) {
    case 'input': {
      if (inputs.includes(expression.name)) return [];
      const expected = describeNames(expression.name, inputs);
      return [{ at, message: 'The workflow has no such input', found: text, expected }];
    }
    case 'output': {
      const name = `${expression.step}.${expression.name}`;
      if (outputs.includes(name)) return [];
      const message = 'No earlier step has this output';
      return [{ at, message, found: name, expected: describeNames(name, outputs) }];
    }
    case 'body':
      return expression.message === 'request' ? [] : checkField(expression.pointer, at, scope);
    default:
      return [];
  }
}

/** Reports what runners of Arazzo can't compare: a field that is not there, and negative numbers. */
function checkOperands(
  condition: CriterionCondition,
  found: string,
  at: YamlPath,
): FindingAt<YamlPath>[] {
  if (condition.kind === 'not') return checkOperands(condition.condition, found, at);
  if (condition.kind !== 'compare') {
    return [condition.left, condition.right].flatMap((part) => checkOperands(part, found, at));
  }
  const { operator, right } = condition;
  if (!('literal' in right)) return [];
  const { literal } = right;
  const isAbsence = operator === '==' && literal === null;
  if (!isAbsence && !(typeof literal === 'number' && literal < 0)) return [];
  const message = 'Runners of Arazzo can’t compare this';
  const expected = `a criterion of the type jsonpath, such as ${isAbsence ? '$[?!@.name]' : '$[?@.id == -1]'}`;
  return [{ at, message, found, expected }];
}

export function checkCondition(text: string, at: YamlPath, scope: Scope): FindingAt<YamlPath>[] {
  try {
    const condition = parseCondition(text);
    return [
      ...checkOperands(condition, text, at),
      ...listConditionExpressions(condition).flatMap((expression) =>
        checkReference(expression, text, at, scope),
      ),
    ];
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    const expected = 'a condition such as $statusCode == 200';
    return [{ at, message: `Not a condition: ${error.message}`, found: text, expected }];
  }
}

/** Reports a criterion that is no query, no pattern or no condition, or that refers to nothing. */
export function checkCriterion(
  criterion: Criterion,
  path: YamlPath,
  scope: Scope,
): FindingAt<YamlPath>[] {
  const { condition } = criterion;
  const at = [...path, 'condition'];
  if (!('type' in criterion)) return checkCondition(condition, at, scope);
  const isQuery = criterion.type === 'jsonpath';
  const findings = isQuery ? [] : checkExpression(criterion.context, [...path, 'context'], scope);
  try {
    if (!isQuery) new RegExp(condition);
    else {
      assertJsonPath(condition);
      findings.push(...checkField(parseFieldQuery(condition)?.pointer, at, scope));
    }
    return findings;
  } catch (error) {
    const message = `Not a ${isQuery ? 'JSONPath query' : 'regular expression'}: ${describeError(error)}`;
    const expected = isQuery
      ? 'a query such as $[?@.profiles[?@.profileId == 5120]]'
      : 'a pattern such as ^image/';
    return [...findings, { at, message, found: condition, expected }];
  }
}
