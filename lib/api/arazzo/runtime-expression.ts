import { getAt } from '../../kit/json/json-pointer';

/**
 * Runtime expressions of Arazzo 1.0.1 (https://spec.openapis.org/arazzo/v1.0.1#runtime-expressions), as far as workflows of
 * this portal use them.
 */

/** The request of a step, as expressions see it. Names of headers are in lowercase. */
export type ExpressionRequest = {
  url: string;
  method: string;
  header: Record<string, string>;
  query: Record<string, string>;
  path: Record<string, string>;
  body: unknown;
};

/** The response of a step, as expressions see it. */
export type ExpressionResponse = {
  statusCode: number;
  header: Record<string, string>;
  body: unknown;
};

/** Context of expressions. The request and the response are those of the step that is evaluated. */
export type ExpressionContext = {
  inputs: Record<string, unknown>;
  /** The outputs of the steps that have run, by the id of the step. */
  steps: Record<string, Record<string, unknown>>;
  request?: ExpressionRequest | undefined;
  response?: ExpressionResponse | undefined;
};

type MessagePart = 'header' | 'query' | 'path';

export type RuntimeExpression =
  | { kind: 'url' | 'method' | 'statusCode' }
  | { kind: 'input'; name: string }
  | { kind: 'output'; step: string; name: string }
  | { kind: 'part'; message: 'request' | 'response'; part: MessagePart; name: string }
  | { kind: 'body'; message: 'request' | 'response'; pointer: string };

const name = String.raw`[A-Za-z0-9_\-]+`;
const patterns = {
  simple: /^\$(url|method|statusCode)$/,
  input: new RegExp(String.raw`^\$inputs\.(${name})$`),
  output: new RegExp(String.raw`^\$steps\.(${name})\.outputs\.(${name})$`),
  part: /^\$(request|response)\.(header|query|path)\.([!#$%&'*+\-.^_`|~0-9A-Za-z]+)$/,
  body: /^\$(request|response)\.body(?:#((?:\/[^/]*)*))?$/,
};

/** Parses an expression. Returns undefined if a text is none, or one that is not supported. */
export function parseRuntimeExpression(text: string): RuntimeExpression | undefined {
  const simple = patterns.simple.exec(text)?.[1];
  if (simple === 'url' || simple === 'method' || simple === 'statusCode') return { kind: simple };
  const input = patterns.input.exec(text)?.[1];
  if (input !== undefined) return { kind: 'input', name: input };
  const [, step, output] = patterns.output.exec(text) ?? [];
  if (step !== undefined && output !== undefined) return { kind: 'output', step, name: output };
  const [, partMessage, part, partName] = patterns.part.exec(text) ?? [];
  if (
    (partMessage === 'request' || partMessage === 'response') &&
    (part === 'header' || part === 'query' || part === 'path') &&
    partName !== undefined
  ) {
    return { kind: 'part', message: partMessage, part, name: partName };
  }
  const [, message, pointer = ''] = patterns.body.exec(text) ?? [];
  if (message === 'request' || message === 'response') return { kind: 'body', message, pointer };
  return undefined;
}

const readOwn = <Value>(record: Record<string, Value> | undefined, key: string) =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** Returns the value of an expression; undefined if there is none. */
export function evaluateExpression(
  expression: RuntimeExpression,
  { inputs, steps, request, response }: ExpressionContext,
): unknown {
  switch (expression.kind) {
    case 'url':
      return request?.url;
    case 'method':
      return request?.method;
    case 'statusCode':
      return response?.statusCode;
    case 'input':
      return readOwn(inputs, expression.name);
    case 'output':
      return readOwn(readOwn(steps, expression.step), expression.name);
    case 'part': {
      const { part, message } = expression;
      const key = part === 'header' ? expression.name.toLowerCase() : expression.name;
      if (message === 'request') return readOwn(request?.[part], key);
      return part === 'header' ? readOwn(response?.header, key) : undefined;
    }
    case 'body':
      return getAt(
        expression.message === 'request' ? request?.body : response?.body,
        expression.pointer,
      );
  }
}

/** An expression in a text, in braces. */
const embedded = /\{(\$[^{}]+)\}/g;

/** Lists the expressions in a value: whole texts that start with `$`, and those in braces, with their JSON Pointers. */
export function listExpressions(
  value: unknown,
  pointer = '',
): Array<{ text: string; pointer: string }> {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return [{ text: value, pointer }];
    return [...value.matchAll(embedded)].map(([, text = '']) => ({ text, pointer }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listExpressions(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

/** Replaces the expressions in a value. A text that is one expression becomes its value, which need not be a text. */
export function resolveExpressions(value: unknown, context: ExpressionContext): unknown {
  const evaluate = (text: string): unknown => {
    const expression = parseRuntimeExpression(text);
    return expression ? evaluateExpression(expression, context) : text;
  };
  if (typeof value === 'string') {
    if (value.startsWith('$')) return evaluate(value);
    return value.replace(embedded, (_match, text: string) => String(evaluate(text) ?? ''));
  }
  if (Array.isArray(value)) return value.map((inner) => resolveExpressions(inner, context));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveExpressions(inner, context)]),
  );
}
