import { findHeader, type HttpRequest } from '../../api/call/api-call';
import { applyCredential, listCredentials, type RequestPart } from '../../api/call/credentials';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { listOperations, type Operation } from '../../api/description/operations';
import { hasType, mainType } from '../../api/description/schema-types';
import type { ValueValidator } from '../../api/description/validate-value';
import type { Finding } from '../../kit/diagnostics/diagnostic';

/** What is wrong in a code sample, and its line there if it is known. By default, what was found is that line. */
export type SampleFinding = Partial<Finding> & { message: string; line?: number | undefined };

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

/** Returns the operation of a call. If several paths match, the one with the fewest parameters takes precedence. */
export function matchOperation(
  { method, path }: { method: string; path: string },
  document: OpenApiDocument,
): Operation | undefined {
  return listOperations(document)
    .filter(
      (operation) => operation.method === method.toLowerCase() && matches(operation.path, path),
    )
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

/** Converts a query parameter to the type of its schema. */
function coerceValue(text: string, schema: SchemaObject): unknown {
  const type = mainType(schema);
  if (type === 'integer' || type === 'number') return text.trim() === '' ? text : Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'array') return text.split(',');
  return text;
}

/** The path and the query of a request below the URL of the API. */
export function splitUrl({ url }: Pick<HttpRequest, 'url'>) {
  const { pathname, searchParams } = new URL(url, 'https://api.example.com');
  return { path: pathname, query: [...searchParams] };
}

/** Reports every problem with the URL, the parameters, the token, and the body of a call. */
export function checkHttpCall(
  call: HttpRequest,
  document: OpenApiDocument,
  validate: ValueValidator,
): SampleFinding[] {
  const { path, query } = splitUrl(call);
  const operation = matchOperation({ method: call.method, path }, document);
  const name = `${call.method} ${path}`;
  if (!operation) return [{ message: `The API has no operation ${name}` }];
  const { parameters, requestBody } = operation.source;
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  const queryCredentials = listCredentials(operation.source, document)
    .flat()
    .filter(({ kind }) => kind === 'query')
    .map((credential) => credential.name);
  const queryErrors = [
    ...query.flatMap(([key, text]) => {
      const parameter = queryParameters.find((candidate) => candidate.name === key);
      if (!parameter && queryCredentials.includes(key)) return [];
      if (!parameter) return [{ message: `${name} has no query parameter ${key}` }];
      if (hasType(parameter.schema, 'array')) return [];
      return validate(parameter.schema, coerceValue(text, parameter.schema)).map((finding) => ({
        ...finding,
        message: `${key}: ${finding.message}`,
      }));
    }),
    ...queryParameters
      .filter(({ name: key, required }) => required && !query.some(([k]) => k === key))
      .map(({ name: key }) => ({ message: `${name} needs the query parameter ${key}` })),
  ];
  const isMissing = ({ in: location, name: key }: RequestPart) =>
    location === 'query'
      ? !query.some(([other]) => other === key)
      : findHeader(call, location === 'cookie' ? 'cookie' : key.toLowerCase()) === undefined;
  const alternatives = listCredentials(operation.source, document).map((credentials) =>
    credentials.map((credential) => applyCredential(credential, '')).filter(isMissing),
  );
  const [missing] = alternatives.some(({ length }) => length === 0) ? [] : alternatives;
  const tokenErrors = (missing ?? []).map(({ in: location, name: key }) => ({
    message: `${name} needs the ${location} ${key}`,
  }));
  const schema = requestBody?.content['application/json']?.schema;
  if (typeof call.body !== 'string') return [...queryErrors, ...tokenErrors];
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
