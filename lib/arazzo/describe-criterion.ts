import type { Criterion } from './arazzo-schema';
import { type Condition, parseCondition } from './condition';
import { parseFieldQuery } from './field-query';
import type { RuntimeExpression } from './runtime-expression';

type Comparison = Condition & { kind: 'compare' };
type Operand = Comparison['left'];

const operatorTexts: Record<Comparison['operator'], string> = {
  '==': 'is',
  '!=': 'isn’t',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
};

const code = (text: string) => `\`${text}\``;

/** A JSON Pointer as a path, such as `profiles.0.name`. */
const formatPointer = (pointer: string) => pointer.slice(1).replaceAll('/', '.');

function describeExpression(expression: RuntimeExpression): string {
  switch (expression.kind) {
    case 'statusCode':
      return 'the status';
    case 'url':
    case 'method':
      return `the ${expression.kind} of the request`;
    case 'input':
      return code(expression.name);
    case 'output':
      return `${code(expression.name)} of an earlier step`;
    case 'part':
      return `the ${expression.part === 'header' ? 'header' : 'parameter'} ${code(expression.name)}`;
    case 'body':
      return expression.pointer === '' ? 'the body' : code(formatPointer(expression.pointer));
  }
}

const describeOperand = (operand: Operand): string =>
  'expression' in operand
    ? describeExpression(operand.expression)
    : code(operand.literal === '' ? '""' : String(operand.literal));

function describeComparison({ left, operator, right }: Comparison): string {
  if ('expression' in left && 'literal' in right) {
    const subject = describeExpression(left.expression);
    if (left.expression.kind === 'statusCode' && operator === '==')
      return `status ${code(String(right.literal))}`;
    if (right.literal === null) return operator === '==' ? `no ${subject}` : `${subject} is there`;
    if (right.literal === '')
      return operator === '==' ? `${subject} is blank` : `${subject} isn’t blank`;
  }
  return `${describeOperand(left)} ${operatorTexts[operator]} ${describeOperand(right)}`;
}

function describeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'compare':
      return describeComparison(condition);
    case 'not':
      return `not (${describeCondition(condition.condition)})`;
    default:
      return `${describeCondition(condition.left)} ${condition.kind} ${describeCondition(condition.right)}`;
  }
}

function describeQuery(query: string): string {
  const field = parseFieldQuery(query);
  if (!field) return `the body has ${code(query)}`;
  const name = code(formatPointer(field.pointer));
  return field.value === undefined ? `no ${name}` : `${name} is ${code(field.value || '""')}`;
}

/** Describes a criterion of success in words, as Markdown: "`status` is `REQUESTED`". */
export function describeCriterion(criterion: Criterion): string {
  if (!('type' in criterion)) return describeCondition(parseCondition(criterion.condition));
  if (criterion.type === 'jsonpath') return describeQuery(criterion.condition);
  const subject = criterion.context.replace(/^\$response\.body#?\/?/, '').replaceAll('/', '.');
  const where = subject === '' ? 'the body' : code(subject);
  return criterion.condition === '.'
    ? `${where} isn’t blank`
    : `${where} matches ${code(criterion.condition)}`;
}
