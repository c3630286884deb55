import type { Criterion } from './arazzo-schema';
import { type CriterionCondition, parseCondition } from './condition';
import { describeJsonPath } from './describe-json-path';
import type { RuntimeExpression } from './runtime-expression';

type Comparison = CriterionCondition & { kind: 'compare' };
type Operand = Comparison['left'];

/** Context of expressions: the values of inputs, and the numbers of steps. */
export type CriterionNames = {
  inputs?: Readonly<Record<string, unknown>>;
  /** The number of each step, by id. */
  steps?: Readonly<Record<string, number>>;
};

const operatorTexts: Record<Comparison['operator'], string> = {
  '==': 'equals',
  '!=': 'differs from',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
};

const code = (text: string) => `\`${text}\``;

/** A JSON Pointer as a path, such as `profiles.0.name`. */
const formatPointer = (pointer: string) => pointer.slice(1).replaceAll('/', '.');

function describeExpression(
  expression: RuntimeExpression,
  { inputs = {}, steps = {} }: CriterionNames,
): string {
  switch (expression.kind) {
    case 'statusCode':
      return 'the status';
    case 'url':
    case 'method':
      return `the ${expression.kind} of the request`;
    case 'input': {
      const value = inputs[expression.name];
      const example = value === undefined ? '' : ` (${code(String(value))})`;
      return `the input ${code(expression.name)}${example}`;
    }
    case 'output': {
      const number = steps[expression.step];
      const step = number === undefined ? 'an earlier step' : `step ${number}`;
      return `${code(expression.name)} of ${step}`;
    }
    case 'part':
      return `the ${expression.part === 'header' ? 'header' : 'parameter'} ${code(expression.name)}`;
    case 'body':
      return expression.pointer === '' ? 'the body' : code(formatPointer(expression.pointer));
  }
}

const describeOperand = (operand: Operand, names: CriterionNames): string =>
  'expression' in operand
    ? describeExpression(operand.expression, names)
    : code(operand.literal === '' ? '""' : String(operand.literal));

function describeComparison({ left, operator, right }: Comparison, names: CriterionNames): string {
  if ('expression' in left && 'literal' in right) {
    const subject = describeExpression(left.expression, names);
    const is = operator === '==' ? 'is' : operator === '!=' ? 'isn’t' : undefined;
    if (right.literal === null)
      return operator === '==' ? `no ${subject}` : `${subject} is present`;
    if (is !== undefined)
      return `${subject} ${is} ${right.literal === '' ? 'blank' : code(String(right.literal))}`;
  }
  return `${describeOperand(left, names)} ${operatorTexts[operator]} ${describeOperand(right, names)}`;
}

/** The status that a condition requires, as code; undefined if it is about something else. */
const findStatus = (condition: CriterionCondition): string | undefined =>
  condition.kind === 'compare' &&
  condition.operator === '==' &&
  'expression' in condition.left &&
  condition.left.expression.kind === 'statusCode' &&
  'literal' in condition.right
    ? code(String(condition.right.literal))
    : undefined;

function describeCondition(condition: CriterionCondition, names: CriterionNames): string {
  switch (condition.kind) {
    case 'compare': {
      const status = findStatus(condition);
      return status === undefined ? describeComparison(condition, names) : `status ${status}`;
    }
    case 'not':
      return `not (${describeCondition(condition.condition, names)})`;
    default: {
      const left = describeCondition(condition.left, names);
      const isStatus = condition.kind === 'or' && left.startsWith('status ');
      const status = isStatus ? findStatus(condition.right) : undefined;
      return `${left} ${condition.kind} ${status ?? describeCondition(condition.right, names)}`;
    }
  }
}

/**
 * Describes a criterion of success in words, as Markdown: "`status` is `REQUESTED`".
 * @param names what its expressions refer to, if that is known
 */
export function describeCriterion(criterion: Criterion, names: CriterionNames = {}): string {
  if (!('type' in criterion)) return describeCondition(parseCondition(criterion.condition), names);
  if (criterion.type === 'jsonpath')
    return describeJsonPath(criterion.condition) ?? `the body has ${code(criterion.condition)}`;
  const subject = criterion.context.replace(/^\$response\.body#?\/?/, '').replaceAll('/', '.');
  const where = subject === '' ? 'the body' : code(subject);
  return criterion.condition === '.'
    ? `${where} isn’t blank`
    : `${where} matches ${code(criterion.condition)}`;
}
