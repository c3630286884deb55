import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { listOperations, type Operation } from '../../api/description/operations';
import type { ValueValidator } from '../../api/description/validate-value';
import type { Finding } from '../../kit/diagnostics/diagnostic';
import { findHeader, type HttpCall } from './http-call';

/** What is wrong in a code sample, and its line there if it is known. By default, what was found is that line. */
export type SampleFinding = Partial<Finding> & { message: string; line?: number | undefined };

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

/** Returns the operation of a call. If several paths match, the one with the fewest parameters takes precedence. */
export function matchOperation(
  { method, path }: Pick<HttpCall, 'method' | 'path'>,
  document: OpenApiDocument,
): Operation | undefined {
  return listOperations(document)
    .filter(
      (operation) => operation.method === method.toLowerCase() && matches(operation.path, path),
    )
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

/** Converts a query parameter to the type of its schema. */
function coerceValue(text: string, { type }: SchemaObject): unknown {
  if (type === 'integer' || type === 'number') return text.trim() === '' ? text : Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'array') return text.split(',');
  return text;
}

/** Reports every problem with the URL, the parameters, the token, and the body of a call. */
export function checkHttpCall(
  call: HttpCall,
  document: OpenApiDocument,
  validate: ValueValidator,
): SampleFinding[] {
  const operation = matchOperation(call, document);
  const name = `${call.method} ${call.path}`;
  if (!operation) return [{ message: `The API has no operation ${name}` }];
  const { parameters, requestBody, security } = operation.source;
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  const queryErrors = [
    ...call.query.flatMap(([key, text]) => {
      const parameter = queryParameters.find((candidate) => candidate.name === key);
      if (!parameter) return [{ message: `${name} has no query parameter ${key}` }];
      if (parameter.schema.type === 'array') return [];
      return validate(parameter.schema, coerceValue(text, parameter.schema)).map((finding) => ({
        ...finding,
        message: `${key}: ${finding.message}`,
      }));
    }),
    ...queryParameters
      .filter(({ name: key, required }) => required && !call.query.some(([k]) => k === key))
      .map(({ name: key }) => ({ message: `${name} needs the query parameter ${key}` })),
  ];
  const needsToken =
    security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
  const tokenErrors =
    needsToken && findHeader(call, 'x-token') === undefined
      ? [{ message: `${name} needs the header X-Token` }]
      : [];
  const schema = requestBody?.content['application/json']?.schema;
  if (call.body === undefined) return [...queryErrors, ...tokenErrors];
  if (!schema) {
    return [...queryErrors, ...tokenErrors, { message: `${name} does not accept a JSON body` }];
  }
  const typeErrors = findHeader(call, 'content-type')?.startsWith('application/json')
    ? []
    : [{ message: `${name} sends JSON without the header Content-Type: application/json` }];
  let body: unknown;
  try {
    body = JSON.parse(call.body);
  } catch {
    const message = 'The body is not JSON';
    return [...queryErrors, ...tokenErrors, { message, expected: 'valid JSON' }];
  }
  return [...queryErrors, ...tokenErrors, ...typeErrors, ...validate(schema, body)];
}
