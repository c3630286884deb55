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
import { describeNames } from '../../kit/diagnostics/suggest-name';
import type { YamlPath } from '../../kit/diagnostics/yaml-source';

/** What does not fit in a workflow, with the path of the value in its file. */
export type Fault = { path: YamlPath; message: string; found: string; expected: string };

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
export function checkExpression(text: string, path: YamlPath, scope: Scope): Fault[] {
  const expression = parseRuntimeExpression(text);
  if (!expression) {
    const message = 'The expression is not supported';
    return [{ path, message, found: text, expected: expressionForms }];
  }
  return checkReference(expression, text, path, scope);
}

/** Reports a field that the response of the operation does not have. */
function checkField(pointer = '', path: YamlPath, { response, sources }: Scope): Fault[] {
  if (pointer === '' || (response && findBodySchemaAt(response, pointer, sources.doctorApi)))
    return [];
  const message = 'The response of the operation has no such field';
  const expected = 'a field that the API describes';
  return [{ path, message, found: pointer, expected }];
}

function checkReference(
  expression: RuntimeExpression,
  text: string,
  path: YamlPath,
  scope: Scope,
): Fault[] {
  const { inputs, outputs } = scope;
  switch (expression.kind) {
    case 'input': {
      if (inputs.includes(expression.name)) return [];
      const expected = describeNames(expression.name, inputs);
      return [{ path, message: 'The workflow has no such input', found: text, expected }];
    }
    case 'output': {
      const name = `${expression.step}.${expression.name}`;
      if (outputs.includes(name)) return [];
      const message = 'No earlier step has this output';
      return [{ path, message, found: name, expected: describeNames(name, outputs) }];
    }
    case 'body':
      return expression.message === 'request' ? [] : checkField(expression.pointer, path, scope);
    default:
      return [];
  }
}

/** Reports what runners of Arazzo can't compare: a field that is not there, and negative numbers. */
function checkOperands(condition: CriterionCondition, found: string, path: YamlPath): Fault[] {
  if (condition.kind === 'not') return checkOperands(condition.condition, found, path);
  if (condition.kind !== 'compare') {
    return [condition.left, condition.right].flatMap((part) => checkOperands(part, found, path));
  }
  const { operator, right } = condition;
  if (!('literal' in right)) return [];
  const { literal } = right;
  const isAbsence = operator === '==' && literal === null;
  if (!isAbsence && !(typeof literal === 'number' && literal < 0)) return [];
  const message = 'Runners of Arazzo can’t compare this';
  const expected = `a criterion of the type jsonpath, such as ${isAbsence ? '$[?!@.name]' : '$[?@.id == -1]'}`;
  return [{ path, message, found, expected }];
}

export function checkCondition(text: string, path: YamlPath, scope: Scope): Fault[] {
  try {
    const condition = parseCondition(text);
    return [
      ...checkOperands(condition, text, path),
      ...listConditionExpressions(condition).flatMap((expression) =>
        checkReference(expression, text, path, scope),
      ),
    ];
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    const expected = 'a condition such as $statusCode == 200';
    return [{ path, message: `Not a condition: ${error.message}`, found: text, expected }];
  }
}

/** Reports a criterion that is no query, no pattern or no condition, or that refers to nothing. */
export function checkCriterion(criterion: Criterion, path: YamlPath, scope: Scope): Fault[] {
  const { condition } = criterion;
  const at = [...path, 'condition'];
  if (!('type' in criterion)) return checkCondition(condition, at, scope);
  const isQuery = criterion.type === 'jsonpath';
  const faults = isQuery ? [] : checkExpression(criterion.context, [...path, 'context'], scope);
  try {
    if (!isQuery) new RegExp(condition);
    else {
      assertJsonPath(condition);
      faults.push(...checkField(parseFieldQuery(condition)?.pointer, at, scope));
    }
    return faults;
  } catch (error) {
    const message = `Not a ${isQuery ? 'JSONPath query' : 'regular expression'}: ${describeError(error)}`;
    const expected = isQuery
      ? 'a query such as $[?@.profiles[?@.profileId == 5120]]'
      : 'a pattern such as ^image/';
    return [...faults, { path: at, message, found: condition, expected }];
  }
}
