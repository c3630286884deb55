import { generatedDocument, getOpenApiDocument } from '../../api/description/load-openapi-document';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { openApiFilePaths } from '../../api/description/openapi-file-paths';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { getOperation } from '../../api/description/operations';
import { resolveResponse } from '../../api/description/resolve-response';
import { listProperties } from '../../api/description/resolve-schema';
import { createValueValidator, type ValueValidator } from '../../api/description/validate-value';
import {
  checkHttpCall,
  matchOperation,
  type SampleFinding,
} from '../../calls/samples/check-http-call';
import {
  parseHttpSample,
  parseShellSample,
  readSessionCommands,
} from '../../calls/samples/http-call';
import { isApiSample } from '../../calls/samples/is-api-sample';
import { type CodeSample, listCodeSamples } from '../../calls/samples/list-code-samples';
import { languageNames, normalizeLanguage } from '../../content/code-languages';
import { parseCodeMeta, readFenceAttribute } from '../../content/code-meta';
import { renderDot } from '../../content/diagrams/render-dot';
import { readMdxFile } from '../../content/mdx';
import { resolveDocument } from '../../elements/resolve-document';
import { readCodeInputs } from '../../kit/build-cache/code-inputs';
import { openPassedInputs } from '../../kit/build-cache/passed-inputs';
import { describeError } from '../../kit/diagnostics/describe-error';
import {
  abbreviate,
  type Diagnostic,
  type FindingAt,
  FindingError,
  type Severity,
} from '../../kit/diagnostics/diagnostic';
import { describeClosest, suggestName, unknownName } from '../../kit/diagnostics/suggest-name';
import { listSyntaxProblems } from '../../kit/diagnostics/syntax-problems';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { parseJson } from '../../kit/files/parse-json';
import { listFiles, readText } from '../../kit/files/project-files';
import { blankComments } from '../../kit/json/blank-comments';
import { isRecord } from '../../kit/json/is-record';
import { parsePointer } from '../../kit/json/json-pointer';
import { listChangedMdxFiles } from './changed-mdx-files';
import { compileSamples } from './compile-samples';
import {
  findPythonSyntaxError,
  listFetchCalls,
  listRequestsCalls,
  type ParsedCall,
} from './program-calls';
import { removeIgnored } from './remove-ignored';

type Tools = { document: OpenApiDocument; validate: ValueValidator };

/** Finds the schema that a JSON sample declares: `schema="Policy"`, `body="createToken"`, `response="createToken"`. */
function findSchema(meta: string, document: OpenApiDocument): SchemaObject {
  const name = readFenceAttribute(meta, 'schema');
  if (name) {
    const { schemas } = document.components;
    if (!Object.hasOwn(schemas, name)) throw unknownName('schema', name, Object.keys(schemas));
    return { $ref: `#/components/schemas/${name}` };
  }
  const body = readFenceAttribute(meta, 'body');
  const operationId = body ?? readFenceAttribute(meta, 'response') ?? '';
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

function checkJson(
  { text, meta, file }: CodeSample,
  { document, validate }: Tools,
): SampleFinding[] {
  // check-elements.ts checks live code.
  if (parseCodeMeta(meta).live) return [];
  const source = parseYamlSource(text);
  const problems = listSyntaxProblems(source, file, true);
  if (problems.length > 0) return problems;
  const value: unknown = JSON.parse(text);
  const locate = (finding: FindingAt<string>): SampleFinding => ({
    ...finding,
    line: source.positionOfValue(parsePointer(finding.at)).line,
  });
  if (contractRoots.has(readFenceAttribute(meta, 'schema') ?? '')) {
    const { issues } = resolveDocument(value);
    return issues.map((issue) => locate({ ...issue, message: `${issue.at}: ${issue.message}` }));
  }
  return validate(findSchema(meta, document), value).map(locate);
}

const declaresSchema = (meta: string) => /(?:^|\s)(schema|body|response)="/.test(meta);

/** Finds the only schema that has all fields of an object. */
function guessSchema(value: unknown, document: OpenApiDocument): string | undefined {
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  if (keys.length < 2) return undefined;
  const names = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const fields = new Set(listProperties(schema, document).map((property) => property.name));
    return keys.every((key) => fields.has(key)) ? [name] : [];
  });
  return names.length === 1 ? names[0] : undefined;
}

/** Gives advice for JSON whose fence declares no schema: JSON of other programs, and excerpts, are text. */
function adviseOnJson({ text, meta }: CodeSample, { document }: Tools): SampleFinding[] {
  if (parseCodeMeta(meta).live) return [];
  const value = parseJson(text);
  if (value === undefined) {
    const expected = 'valid JSON, jsonc for JSON with comments, or text for an excerpt';
    return [{ message: 'The code is not JSON', expected }];
  }
  const name = guessSchema(value, document);
  if (name === undefined) return [];
  const message = `The code has the fields of the schema ${name}, but is not checked`;
  return [{ message, expected: `schema="${name}", or nocheck="why it is not checked"` }];
}

/** JSON with comments. Configuration of other programs has no schema here. */
const checkConfiguration = ({ text, file }: CodeSample): SampleFinding[] =>
  listSyntaxProblems(parseYamlSource(blankComments(text)), file, true);

/** Checks a call of a program. Its body is only checked if it is a literal. */
function checkProgramCall(
  { method, path, body }: ParsedCall,
  { document, validate }: Tools,
): SampleFinding[] {
  const operation = matchOperation({ method, path }, document);
  if (!operation) return [{ message: `The API has no operation ${method} ${path}` }];
  const schema = operation.source.requestBody?.content['application/json']?.schema;
  if (body === undefined) return [];
  return schema
    ? validate(schema, body)
    : [{ message: `${method} ${path} does not accept a JSON body` }];
}

function checkPython({ text }: CodeSample, tools: Tools): SampleFinding[] {
  const offset = findPythonSyntaxError(text);
  if (offset === undefined) {
    return listRequestsCalls(text).flatMap((call) => checkProgramCall(call, tools));
  }
  const line = text.slice(0, offset).split('\n').length;
  const rest = text.slice(offset, offset + 30).split('\n')[0];
  return [{ message: `The sample is not valid Python at "${rest}"`, line }];
}

const checkHttp = ({ text }: CodeSample, { document, validate }: Tools) =>
  checkHttpCall(parseHttpSample(text), document, validate);

const checkShell = ({ text }: CodeSample, { document, validate }: Tools) =>
  parseShellSample(text).flatMap((call) => checkHttpCall(call, document, validate));

const checkFetch = ({ text }: CodeSample, tools: Tools) =>
  listFetchCalls(text).flatMap((call) => checkProgramCall(call, tools));

async function checkDot({ text }: CodeSample): Promise<SampleFinding[]> {
  await renderDot(text);
  return [];
}

type Check = (sample: CodeSample, tools: Tools) => SampleFinding[] | Promise<SampleFinding[]>;

/** The check of each language, and what it expects. Code in other languages is not checked. */
const languages: Record<string, { check: Check; expected: string }> = {
  json: { check: checkJson, expected: 'JSON that fits the schema that the code fence declares' },
  jsonc: { check: checkConfiguration, expected: 'JSON, the configuration of another program' },
  http: { check: checkHttp, expected: 'a call that fits the API reference' },
  bash: { check: checkShell, expected: 'curl calls that fit the API reference' },
  console: {
    check: (sample, tools) =>
      checkShell({ ...sample, text: readSessionCommands(sample.text) }, tools),
    expected: 'curl calls that fit the API reference',
  },
  python: { check: checkPython, expected: 'Python whose calls fit the API reference' },
  typescript: {
    check: checkFetch,
    expected: 'TypeScript that compiles and fits the API reference',
  },
  javascript: { check: checkFetch, expected: 'JavaScript whose calls fit the API reference' },
  dot: { check: checkDot, expected: 'a diagram in DOT' },
};

/** Languages whose code is checked whatever it is about. */
const alwaysChecked = ['jsonc', 'dot'];

const noApiText = 'a sample that fits the API reference, or nocheck="why it does not"';

type Report = (sample: CodeSample, finding: SampleFinding, severity?: Severity) => void;

/** Selects the check of a sample. Advises if a sample has none that probably needs one. */
function selectCheck(sample: CodeSample, tools: Tools, report: Report): string | undefined {
  const { meta } = sample;
  const language = normalizeLanguage(sample.language);
  if (!languageNames.includes(language)) {
    const found = sample.language;
    const severity = declaresSchema(meta) ? 'error' : 'advice';
    const message = `Unknown language "${found}", whose code has no colors`;
    report(
      sample,
      { message, found, expected: `text${describeClosest(suggestName(found, languageNames))}` },
      severity,
    );
    return undefined;
  }
  if (declaresSchema(meta) && language !== 'json') {
    const expected = 'the language json';
    report(sample, { message: 'Only JSON has a schema', found: sample.language, expected });
    return undefined;
  }
  if (readFenceAttribute(meta, 'nocheck') !== undefined) return undefined;
  if (alwaysChecked.includes(language)) return language;
  if (language === 'json' && !declaresSchema(meta)) {
    for (const advice of adviseOnJson(sample, tools)) report(sample, advice, 'advice');
    return undefined;
  }
  return isApiSample(sample, tools.document) ? language : undefined;
}

/** Checks code samples and counts how many of each language were checked. */
export async function checkSamples(
  samples: readonly CodeSample[],
): Promise<{ diagnostics: Diagnostic[]; counts: Record<string, number> }> {
  const document = getOpenApiDocument();
  const tools: Tools = { document, validate: createValueValidator(document) };
  const counts: Record<string, number> = {};
  const diagnostics: Diagnostic[] = [];
  const report: Report = (sample, { message, line = 1, found, expected }, severity = 'error') =>
    diagnostics.push({
      severity,
      file: sample.file,
      line: sample.line + line - 1,
      column: 1,
      message,
      found: found ?? (abbreviate(sample.text.split('\n')[line - 1] ?? '') || 'no code'),
      expected: expected ?? languages[normalizeLanguage(sample.language)]?.expected ?? noApiText,
    });
  const checked = samples.flatMap((sample) => {
    const name = selectCheck(sample, tools, report);
    return name !== undefined && Object.hasOwn(languages, name) ? [{ sample, name }] : [];
  });
  const programs = checked.flatMap(({ sample, name }) => (name === 'typescript' ? [sample] : []));
  const compiled = compileSamples(programs);
  for (const [index, sample] of programs.entries()) {
    for (const problem of compiled[index] ?? []) report(sample, problem);
  }
  for (const { sample, name } of checked) {
    counts[name] = (counts[name] ?? 0) + 1;
    try {
      for (const problem of (await languages[name]?.check(sample, tools)) ?? []) {
        report(sample, problem);
      }
    } catch (error) {
      const isFinding = error instanceof FindingError;
      report(sample, isFinding ? error.finding : { message: describeError(error) });
    }
  }
  return { diagnostics, counts };
}

/** What the results of all samples depend on besides the code of the checks: the contract, the API and its types. */
const listDataFiles = () => [
  ...listFiles('content/elements', '.json'),
  generatedDocument,
  `public${openApiFilePaths.types}`,
];

/** Checks the code samples of every page that has changed since they last passed. */
export async function checkAllSamples(): Promise<Diagnostic[]> {
  const code = await readCodeInputs('lib/build/checks/check-samples.ts');
  const passed = openPassedInputs('samples', [...code, ...listDataFiles().map(readText)]);
  // The build step check-mdx reports files that cannot be parsed.
  const changed = listChangedMdxFiles(passed).filter(({ file }) => readMdxFile(file).tree);
  const { diagnostics } = await checkSamples(changed.flatMap(({ file }) => listCodeSamples(file)));
  for (const { file, source } of changed) {
    if (!diagnostics.some((diagnostic) => diagnostic.file === file)) passed.add(source);
  }
  passed.save();
  return removeIgnored(diagnostics);
}
