import type { OpenApiDocument } from '../openapi/openapi-document';
import type { SchemaObject } from '../openapi/openapi-objects';
import { listOperations, type Operation } from '../openapi/operations';
import type { HttpCall } from './http-call';

type Validate = (schema: SchemaObject, value: unknown) => string[];

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

/** The operation that a call is of: the one with the fewest parameters in its path. */
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

/** A value of an address, as its schema's type. */
function readValue(text: string, { type }: SchemaObject): unknown {
  if (type === 'integer' || type === 'number') return text.trim() === '' ? text : Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'array') return text.split(',');
  return text;
}

/** What is wrong with a call: address, parameters, token, body. */
export function checkHttpCall(
  call: HttpCall,
  document: OpenApiDocument,
  validate: Validate,
): string[] {
  const operation = matchOperation(call, document);
  const name = `${call.method} ${call.path}`;
  if (!operation) return [`${name} is no operation of the API`];
  const { parameters, requestBody, security } = operation.source;
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const queryFaults = [
    ...call.query.flatMap(([key, text]) => {
      const parameter = known.find((candidate) => candidate.name === key);
      if (!parameter) return [`${name} has no query parameter ${key}`];
      if (parameter.schema.type === 'array') return [];
      return validate(parameter.schema, readValue(text, parameter.schema)).map(
        (fault) => `${key}: ${fault}`,
      );
    }),
    ...known
      .filter(({ name: key, required }) => required && !call.query.some(([k]) => k === key))
      .map(({ name: key }) => `${name} needs the query parameter ${key}`),
  ];
  const header = (wanted: string) =>
    call.headers.find(([key]) => key.toLowerCase() === wanted)?.[1];
  const needsToken = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
  const tokenFaults =
    needsToken && header('x-token') === undefined ? [`${name} needs the header X-Token`] : [];
  const schema = requestBody?.content['application/json']?.schema;
  if (call.body === undefined) return [...queryFaults, ...tokenFaults];
  if (!schema) return [...queryFaults, ...tokenFaults, `${name} takes no JSON body`];
  const typeFaults = header('content-type')?.startsWith('application/json')
    ? []
    : [`${name} sends JSON without saying so in Content-Type`];
  let body: unknown;
  try {
    body = JSON.parse(call.body);
  } catch (error) {
    return [...queryFaults, ...tokenFaults, `The body is no JSON: ${String(error)}`];
  }
  return [...queryFaults, ...tokenFaults, ...typeFaults, ...validate(schema, body)];
}
