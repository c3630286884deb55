import {
  type ExpressionContext,
  evaluateExpression,
  parseRuntimeExpression,
  type RuntimeExpression,
} from './runtime-expression';

/** Simple conditions of Arazzo 1.0.1 (https://spec.openapis.org/arazzo/v1.0.1#criterion-object). */

const operators = ['==', '!=', '<=', '>=', '<', '>'] as const;
type Operator = (typeof operators)[number];

type Operand = { expression: RuntimeExpression } | { literal: string | number | boolean | null };

export type CriterionCondition =
  | { kind: 'compare'; left: Operand; operator: Operator; right: Operand }
  | { kind: 'and' | 'or'; left: CriterionCondition; right: CriterionCondition }
  | { kind: 'not'; condition: CriterionCondition };

/** Why a text is no condition. */
export class ConditionError extends Error {}

const token =
  /\s*(?:(?<literal>'(?:[^']|'')*'|-?\d+(?:\.\d+)?|true\b|false\b|null\b)|(?<expression>\$[^\s()<>=!&|]+)|(?<symbol>==|!=|<=|>=|&&|\|\||[<>!()]))/y;

type Token = { kind: 'literal' | 'expression' | 'symbol'; text: string };

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const trimmed = text.trim();
  token.lastIndex = 0;
  while (token.lastIndex < trimmed.length) {
    const start = token.lastIndex;
    const groups = token.exec(trimmed)?.groups;
    if (!groups)
      throw new ConditionError(`"${trimmed.slice(start).trim()}" cannot be in a condition`);
    const [kind, found] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    if (kind === 'literal' || kind === 'expression' || kind === 'symbol') {
      tokens.push({ kind, text: found ?? '' });
    }
  }
  return tokens;
}

function parseLiteral(text: string): string | number | boolean | null {
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (text === 'true' || text === 'false') return text === 'true';
  return text === 'null' ? null : Number(text);
}

const isOperator = (text: string | undefined): text is Operator =>
  operators.some((operator) => operator === text);

/**
 * Parses a simple condition: comparisons of runtime expressions and literals, `&&`, `||`, `!` and parentheses.
 * @throws a ConditionError
 */
export function parseCondition(text: string): CriterionCondition {
  const tokens = tokenize(text);
  let index = 0;
  const accept = (symbol: string): boolean => {
    const found = tokens[index];
    if (found?.kind !== 'symbol' || found.text !== symbol) return false;
    index++;
    return true;
  };
  const parseOperand = (): Operand => {
    const found = tokens[index++];
    if (found?.kind === 'literal') return { literal: parseLiteral(found.text) };
    if (found?.kind === 'expression') {
      const expression = parseRuntimeExpression(found.text);
      if (expression) return { expression };
      throw new ConditionError(`"${found.text}" is no runtime expression that is supported`);
    }
    throw new ConditionError(`${found ? `"${found.text}"` : 'the end'} is no value`);
  };
  const parseUnary = (): CriterionCondition => {
    if (accept('!')) return { kind: 'not', condition: parseUnary() };
    if (accept('(')) {
      const inner = parseOr();
      if (!accept(')')) throw new ConditionError('a parenthesis is not closed');
      return inner;
    }
    const left = parseOperand();
    const operator = tokens[index++]?.text;
    if (!isOperator(operator)) {
      throw new ConditionError(`expected one of ${operators.join(' ')} after a value`);
    }
    return { kind: 'compare', left, operator, right: parseOperand() };
  };
  const parseAnd = (): CriterionCondition => {
    let left = parseUnary();
    while (accept('&&')) left = { kind: 'and', left, right: parseUnary() };
    return left;
  };
  const parseOr = (): CriterionCondition => {
    let left = parseAnd();
    while (accept('||')) left = { kind: 'or', left, right: parseAnd() };
    return left;
  };
  const condition = parseOr();
  if (index < tokens.length) {
    throw new ConditionError(`"${tokens[index]?.text}" follows a complete condition`);
  }
  return condition;
}

/** Compares as Arazzo does: texts without regard to case. */
function isEqual(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') {
    return left.toLowerCase() === right.toLowerCase();
  }
  return left === right;
}

function compare(left: unknown, operator: Operator, right: unknown): boolean {
  if (operator === '==') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  const areComparable =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string');
  if (!areComparable) return false;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

/** Whether a condition is met. A missing value equals only `null`. */
export function evaluateCondition(
  condition: CriterionCondition,
  context: ExpressionContext,
): boolean {
  const evaluate = (operand: Operand): unknown =>
    'literal' in operand
      ? operand.literal
      : (evaluateExpression(operand.expression, context) ?? null);
  switch (condition.kind) {
    case 'and':
      return (
        evaluateCondition(condition.left, context) && evaluateCondition(condition.right, context)
      );
    case 'or':
      return (
        evaluateCondition(condition.left, context) || evaluateCondition(condition.right, context)
      );
    case 'not':
      return !evaluateCondition(condition.condition, context);
    case 'compare':
      return compare(evaluate(condition.left), condition.operator, evaluate(condition.right));
  }
}

/** Lists the expressions of a condition. */
export function listConditionExpressions(condition: CriterionCondition): RuntimeExpression[] {
  if (condition.kind === 'not') return listConditionExpressions(condition.condition);
  if (condition.kind !== 'compare') {
    return [condition.left, condition.right].flatMap(listConditionExpressions);
  }
  return [condition.left, condition.right].flatMap((operand) =>
    'expression' in operand ? [operand.expression] : [],
  );
}
