import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { getAt } from '../../../lib/contract/json-pointer';
import { getOpenApiDocument, type OpenApiDocument } from '../../../lib/openapi/openapi-document';
import type {
  ResponseObject as DescribedResponse,
  SchemaObject,
} from '../../../lib/openapi/openapi-objects';
import { listOperations, type Operation } from '../../../lib/openapi/operations';
import { toStrictSchema, toStrictSchemas } from './strict-schema';

/** An answer of the sandbox, as `createTestSandbox` and clients have it. */
export type ParsedResponse = { status: number; json: unknown; response: Response };

/** Judges what an answer of one status holds. Gives what is wrong, as sentences. */
type Judge = (answer: ParsedResponse) => string[];

/** Errors of the sandbox itself: no call may come upon them. */
const ownFaults = ['SANDBOX_FAULT', 'SANDBOX_NO_OPERATION'];

const mostShownCharacters = 300;

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > mostShownCharacters ? `${text.slice(0, mostShownCharacters)}…` : text;
}

function listMisfits(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params, keyword }) => {
    const what =
      keyword === 'additionalProperties'
        ? `has the field «${String(params.additionalProperty)}», which its schema has not`
        : keyword === 'false schema'
          ? 'is only written and never answered'
          : message;
    return `${instancePath || 'the answer'} ${what}: ${shorten(getAt(value, instancePath))}`;
  });
}

const typeOf = ({ response }: ParsedResponse): string =>
  (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const fits = (type: string, range: string) =>
  range.endsWith('/*') ? type.startsWith(range.slice(0, -1)) : type === range;

const judgeEmpty: Judge = ({ response, json, status }) =>
  response.body === null && json === undefined
    ? []
    : [`an answer of status ${status} has no published body, and this one has a body`];

/** What the sandbox adds to the description: its error records are whole, and never tell of a fault of its own. */
const judgeErrorRecord: Judge = ({ json }) => {
  const record: Record<string, unknown> = Object(json);
  const missing = ['error', 'message', 'data', 'trace', 'timestamp'].filter(
    (name) => record[name] === undefined,
  );
  const { error } = record;
  const { reason } = Object(record.data);
  return [
    ...missing.map((name) => `the error record has no ${name}`),
    ...(typeof error === 'string' && /^SANDBOX_[A-Z0-9_]+$/.test(error)
      ? []
      : [`the error record's «error» does not say that it is the sandbox's: ${shorten(error)}`]),
    ...(typeof error === 'string' && ownFaults.includes(error)
      ? [`the sandbox itself failed: ${error} (${shorten(reason)})`]
      : []),
  ];
};

function createJudge(
  status: string,
  { content }: DescribedResponse,
  compile: (schema: SchemaObject) => ValidateFunction,
): Judge {
  if (!content) return judgeEmpty;
  const validators = new Map<string, ValidateFunction>();
  for (const [type, { schema }] of Object.entries(content)) {
    if (schema.format !== 'binary') validators.set(type, compile(schema));
  }
  const ranges = Object.keys(content);
  return (answer) => {
    const type = typeOf(answer);
    const range = ranges.find((candidate) => fits(type, candidate));
    if (!range) {
      return [`the content type is ${type || 'missing'} and not ${ranges.join(' or ')}`];
    }
    const validate = validators.get(range);
    if (!validate) return answer.response.body ? [] : [`the answer of type ${type} is empty`];
    return [
      ...listMisfits(validate, answer.json),
      ...(status === '405' ? judgeErrorRecord(answer) : []),
    ];
  };
}

function createJudges(document: OpenApiDocument): Map<string, Map<number, Judge>> {
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats.default(ajv);
  for (const name of ['int64', 'int32', 'double', 'float', 'password', 'binary']) {
    ajv.addFormat(name, true);
  }
  ajv.addSchema({ $id: 'api', components: { schemas: toStrictSchemas(document) } });
  const compile = (schema: SchemaObject) => ajv.compile(toStrictSchema(schema, document));
  const resolve = (response: DescribedResponse): DescribedResponse => {
    const name = response.$ref?.split('/').at(-1);
    return name ? (document.components.responses[name] ?? response) : response;
  };
  const judgesOf = ({ source }: Operation) =>
    new Map(
      Object.entries(source.responses).map(([status, response]) => [
        Number(status),
        createJudge(status, resolve(response), compile),
      ]),
    );
  return new Map(listOperations(document).map((operation) => [operation.id, judgesOf(operation)]));
}

let judges: Map<string, Map<number, Judge>> | undefined;

/**
 * What is wrong with an answer by the API's description: status, content type, body. Nothing where it fits.
 * The judges are made once.
 */
export function listSpecViolations(operationId: string, answer: ParsedResponse): string[] {
  judges ??= createJudges(getOpenApiDocument());
  const statuses = judges.get(operationId);
  if (!statuses) throw new Error(`No operation has the id ${operationId}`);
  const judge = statuses.get(answer.status);
  if (!judge) {
    const known = [...statuses.keys()].join(', ');
    return [`the status is ${answer.status}, and the description has ${known}`];
  }
  return judge(answer);
}

/** Fails where an answer is outside the API's description, and says why. */
export async function expectToSatisfyApiSpec(
  operationId: string,
  answer: ParsedResponse,
): Promise<void> {
  const faults = listSpecViolations(operationId, answer);
  if (faults.length === 0) return;
  throw new Error(
    `The answer of ${operationId} (${answer.status}) is outside the contract:\n- ${faults.join('\n- ')}\n${shorten(answer.json)}`,
  );
}
