import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { getOpenApiDocument } from '../../../lib/api/description/load-openapi-document';
import type { OpenApiDocument } from '../../../lib/api/description/openapi-document';
import type { ResponseObject, SchemaObject } from '../../../lib/api/description/openapi-objects';
import { listOperations, type Operation } from '../../../lib/api/description/operations';
import { resolveResponse } from '../../../lib/api/description/resolve-response';
import { isRecord } from '../../../lib/kit/json/is-record';
import { getAt } from '../../../lib/kit/json/json-pointer';
import { toStrictSchema, toStrictSchemas } from './strict-schema';

/** A response of the sandbox with its parsed JSON body, as `TestSandbox.call` returns it. */
export type ParsedResponse = { status: number; json: unknown; response: Response };

/** Checks a response with a known status. Returns a message for every violation. */
type ResponseCheck = (response: ParsedResponse) => string[];

/** Error codes for internal errors of the sandbox, which no call may cause. */
const internalErrorCodes = ['SANDBOX_FAULT', 'SANDBOX_NO_OPERATION'];

const maxShownCharacters = 300;

function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > maxShownCharacters ? `${text.slice(0, maxShownCharacters)}…` : text;
}

function checkSchema(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params, keyword }) => {
    const problem =
      keyword === 'additionalProperties'
        ? `has the field "${String(params.additionalProperty)}", which is not in its schema`
        : keyword === 'false schema'
          ? 'is write-only'
          : message;
    return `${instancePath || 'the response'} ${problem}: ${formatValue(getAt(value, instancePath))}`;
  });
}

const getMediaType = ({ response }: ParsedResponse): string =>
  (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const matchesRange = (type: string, range: string) =>
  range.endsWith('/*') ? type.startsWith(range.slice(0, -1)) : type === range;

const checkEmptyBody: ResponseCheck = ({ response, json, status }) =>
  response.body === null && json === undefined
    ? []
    : [`expected no body for status ${status}, for which no body is documented`];

/** Checks what is not in the API description: error records must be complete and must not report an internal error. */
const checkErrorRecord: ResponseCheck = ({ json }) => {
  const record = isRecord(json) ? json : {};
  const missing = ['error', 'message', 'data', 'trace', 'timestamp'].filter(
    (name) => record[name] === undefined,
  );
  const { error } = record;
  const reason = isRecord(record.data) ? record.data.reason : undefined;
  return [
    ...missing.map((name) => `the error record has no ${name}`),
    ...(typeof error === 'string' && /^SANDBOX_[A-Z0-9_]+$/.test(error)
      ? []
      : [`expected an error code with the prefix SANDBOX_, found ${formatValue(error)}`]),
    ...(typeof error === 'string' && internalErrorCodes.includes(error)
      ? [`the sandbox itself failed: ${error} (${formatValue(reason)})`]
      : []),
  ];
};

function createCheck(
  status: string,
  { content }: ResponseObject,
  compile: (schema: SchemaObject) => ValidateFunction,
): ResponseCheck {
  // The body of 403 is not documented, and the sandbox sends an error record.
  if (!content) return status === '403' ? checkErrorRecord : checkEmptyBody;
  const validators = new Map<string, ValidateFunction>();
  for (const [type, { schema }] of Object.entries(content)) {
    if (schema.format !== 'binary') validators.set(type, compile(schema));
  }
  const ranges = Object.keys(content);
  return (response) => {
    const type = getMediaType(response);
    const range = ranges.find((candidate) => matchesRange(type, candidate));
    if (!range) {
      return [`expected the content type ${ranges.join(' or ')}, found ${type || 'none'}`];
    }
    const validate = validators.get(range);
    if (!validate) return response.response.body ? [] : [`expected a body of type ${type}`];
    return [
      ...checkSchema(validate, response.json),
      ...(status === '405' ? checkErrorRecord(response) : []),
    ];
  };
}

function createChecks(document: OpenApiDocument): Map<string, Map<number, ResponseCheck>> {
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats.default(ajv);
  for (const name of ['int64', 'int32', 'double', 'float', 'password', 'binary']) {
    ajv.addFormat(name, true);
  }
  ajv.addSchema({ $id: 'api', components: { schemas: toStrictSchemas(document) } });
  const compile = (schema: SchemaObject) => ajv.compile(toStrictSchema(schema, document));
  const createOperationChecks = ({ source }: Operation) =>
    new Map(
      Object.entries(source.responses).map(([status, response]) => [
        Number(status),
        createCheck(status, resolveResponse(response, document), compile),
      ]),
    );
  return new Map(
    listOperations(document).map((operation) => [operation.id, createOperationChecks(operation)]),
  );
}

/** Created once, because compiling the schemas is slow. */
let checks: Map<string, Map<number, ResponseCheck>> | undefined;

/** Returns a message for every violation of the API description in the status, content type, and body of a response. */
export function listSpecViolations(operationId: string, response: ParsedResponse): string[] {
  checks ??= createChecks(getOpenApiDocument());
  const operationChecks = checks.get(operationId);
  if (!operationChecks) throw new Error(`The API has no operation with the id ${operationId}`);
  const check = operationChecks.get(response.status);
  if (!check) {
    const statuses = [...operationChecks.keys()].join(' or ');
    return [`expected the status ${statuses}, found ${response.status}`];
  }
  return check(response);
}

/** Throws if a response violates the API description. */
export async function expectToSatisfyApiSpec(
  operationId: string,
  response: ParsedResponse,
): Promise<void> {
  const violations = listSpecViolations(operationId, response);
  if (violations.length === 0) return;
  throw new Error(
    `The response of ${operationId} (status ${response.status}) violates the API description:\n- ${violations.join('\n- ')}\n${formatValue(response.json)}`,
  );
}
