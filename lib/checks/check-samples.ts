import { parseCodeMeta } from '../content/code-meta';
import { listMdxFiles } from '../content/mdx';
import { resolveDocument } from '../contract/resolve-document';
import { describeError } from '../diagnostics/describe-error';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { renderDot } from '../diagrams/render-dot';
import { listFiles, readText } from '../files/project-files';
import { generatedDocument, getOpenApiDocument } from '../openapi/load-openapi-document';
import type { OpenApiDocument } from '../openapi/openapi-document';
import type { SchemaObject } from '../openapi/openapi-objects';
import { getOperation } from '../openapi/operations';
import { resolveResponse } from '../openapi/resolve-response';
import { createValueValidator } from '../openapi/validate-value';
import { checkHttpCall, matchOperation } from '../samples/check-http-call';
import { parseHttpSample, parseShellSample } from '../samples/http-call';
import { type CodeSample, listCodeSamples, readFenceAttribute } from '../samples/list-code-samples';
import { compileSamples } from './compile-samples';
import { openPassedInputs } from './passed-inputs';
import {
  findPythonSyntaxError,
  listFetchCalls,
  listRequestsCalls,
  type ProgramCall,
} from './program-calls';

type Tools = {
  document: OpenApiDocument;
  validate: (schema: SchemaObject, value: unknown) => string[];
};

/** Finds the schema that a JSON sample declares: `schema="Policy"`, `body="createToken"`, `answer="createToken"`. */
function findSchema(meta: string, document: OpenApiDocument): SchemaObject {
  const name = readFenceAttribute(meta, 'schema');
  if (name) {
    if (!Object.hasOwn(document.components.schemas, name)) {
      throw new Error(`The API has no schema "${name}"; expected the name of a schema in openapi/`);
    }
    return { $ref: `#/components/schemas/${name}` };
  }
  const body = readFenceAttribute(meta, 'body');
  const operationId = body ?? readFenceAttribute(meta, 'answer') ?? '';
  const { source } = getOperation(operationId, document);
  const success = source.responses['200'];
  const content = body
    ? source.requestBody?.content
    : success && resolveResponse(success, document).content;
  const schema = content?.['application/json']?.schema;
  if (!schema) {
    throw new Error(
      `The operation ${operationId} has no JSON ${body ? 'request body' : 'response'}`,
    );
  }
  return schema;
}

/** The schemas of the element contract. Which one a sample has follows from its fields. */
const contractRoots = new Set(['element', 'screen', 'override']);

function checkJson({ text, meta }: CodeSample, { document, validate }: Tools): string[] {
  const value: unknown = JSON.parse(text);
  if (parseCodeMeta(meta).live || contractRoots.has(readFenceAttribute(meta, 'schema') ?? '')) {
    return resolveDocument(value).issues.map(({ pointer, message }) => `${pointer}: ${message}`);
  }
  if (!/(?:^|\s)(schema|body|answer)="/.test(meta)) {
    throw new Error(
      'The code fence does not declare its schema; expected schema="…", body="…", answer="…" or live',
    );
  }
  return validate(findSchema(meta, document), value);
}

/** Checks a call of a program. Its body is only checked if it is a literal. */
function checkProgramCall(
  { method, path, body }: ProgramCall,
  { document, validate }: Tools,
): string[] {
  const operation = matchOperation({ method, path }, document);
  if (!operation) return [`The API has no operation ${method} ${path}`];
  const schema = operation.source.requestBody?.content['application/json']?.schema;
  if (body === undefined) return [];
  return schema ? validate(schema, body) : [`${method} ${path} does not accept a JSON body`];
}

function checkPython({ text }: CodeSample, tools: Tools): string[] {
  const offset = findPythonSyntaxError(text);
  if (offset !== undefined) {
    return [
      `The sample is not valid Python at "${text.slice(offset, offset + 30).split('\n')[0]}"`,
    ];
  }
  return listRequestsCalls(text).flatMap((call) => checkProgramCall(call, tools));
}

const checkHttp = ({ text }: CodeSample, { document, validate }: Tools) =>
  checkHttpCall(parseHttpSample(text), document, validate);

const checkShell = ({ text }: CodeSample, { document, validate }: Tools) =>
  parseShellSample(text).flatMap((call) => checkHttpCall(call, document, validate));

const checkFetch = ({ text }: CodeSample, tools: Tools) =>
  listFetchCalls(text).flatMap((call) => checkProgramCall(call, tools));

async function checkDot({ text }: CodeSample): Promise<string[]> {
  await renderDot(text);
  return [];
}

type Check = (sample: CodeSample, tools: Tools) => string[] | Promise<string[]>;

/** The check of each language. Pages cannot have samples in other languages. */
const checks: Record<string, Check> = {
  json: checkJson,
  http: checkHttp,
  bash: checkShell,
  python: checkPython,
  typescript: checkFetch,
  dot: checkDot,
};

/** Checks code samples and counts how many of each language were checked. */
export async function checkSamples(
  samples: readonly CodeSample[],
): Promise<{ diagnostics: Diagnostic[]; counts: Record<string, number> }> {
  const document = getOpenApiDocument();
  const tools: Tools = { document, validate: createValueValidator(document) };
  const counts: Record<string, number> = {};
  const diagnostics: Diagnostic[] = [];
  const report = ({ file, line, text }: CodeSample, message: string) =>
    diagnostics.push({ severity: 'error', file, line, message, found: text.split('\n')[0] });
  const programs = samples.filter(({ language }) => language === 'typescript');
  const compiled = compileSamples(programs);
  for (const [index, sample] of programs.entries()) {
    for (const message of compiled[index] ?? []) report(sample, message);
  }
  for (const sample of samples) {
    const check = Object.hasOwn(checks, sample.language) ? checks[sample.language] : undefined;
    if (!check) {
      const languages = Object.keys(checks).join(', ');
      report(sample, `Unsupported language "${sample.language}"; expected one of ${languages}`);
      continue;
    }
    counts[sample.language] = (counts[sample.language] ?? 0) + 1;
    try {
      for (const message of await check(sample, tools)) report(sample, message);
    } catch (error) {
      report(sample, describeError(error));
    }
  }
  return { diagnostics, counts };
}

/** The files that the results of all samples depend on: the checks, the API and the contract. */
const listRulesFiles = () => [
  ...listFiles('lib/checks', '.ts'),
  ...listFiles('lib/samples', '.ts'),
  ...listFiles('content/elements', '.json'),
  generatedDocument,
  'package.json',
];

/** Checks the code samples of every page that have changed since they last passed. */
export async function checkAllSamples(): Promise<Diagnostic[]> {
  const passed = openPassedInputs('samples', listRulesFiles().map(readText));
  const keyOf = ({ language, meta, text }: CodeSample) => JSON.stringify([language, meta, text]);
  const samples = listMdxFiles().flatMap(listCodeSamples);
  const changed = samples.filter((sample) => !passed.has(keyOf(sample)));
  const { diagnostics } = await checkSamples(changed);
  const hasFailed = ({ file, line }: CodeSample) =>
    diagnostics.some((found) => found.file === file && found.line === line);
  for (const sample of changed) if (!hasFailed(sample)) passed.add(keyOf(sample));
  passed.save();
  return diagnostics;
}
