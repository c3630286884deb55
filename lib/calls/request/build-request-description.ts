import { slug } from 'github-slugger';
import { applyCredential, type Credential, findCredentials } from '../../api/call/credentials';
import { isEditedAsJson, isJsonType } from '../../api/call/request-body';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { findFileName, findResponseKind } from '../../api/description/operation-samples';
import type { Operation } from '../../api/description/operations';
import {
  listChoices,
  listFileFields,
  refName,
  resolveSchema,
} from '../../api/description/resolve-schema';
import { getTokenUse } from '../../api/description/restrictions';
import { listSampleBodies, writeInMediaType } from '../../api/description/sample-body';
import { mapSubschemas } from '../../api/normalize/normalize-schema';
import { nobody } from '../../api/users/nobody';
import { formatValue } from '../../kit/json/format-value';
import { isRecord } from '../../kit/json/is-record';
import { type SandboxCase, sandboxCases } from '../../sandbox/seed/sandbox-cases';
import { findFirstSentence } from '../../site/markdown/first-sentence';
import { createBodyChecker } from './check-draft';
import { findCompleteBody } from './complete-body';
import { findAllowedUser, roleUsers, tryDraft } from './find-callers';
import {
  parameterKey,
  type RequestDescription,
  type RequestParameter,
  type RequestPreset,
  type RequestUser,
} from './request-description';
import { createDraft, draftPreset, formatBody } from './request-draft';
import { findNeededBody, findSmallestBody, listFieldPaths } from './smallest-body';

/** The first sentence of Markdown, as plain text. */
function toPlainText(markdown: string): string {
  const text = markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return findFirstSentence(text) ?? text;
}

/** What a schema says that no form, validation, or meaning of a field needs. */
const omittedKeywords = new Set([
  ...['title', 'deprecated', 'writeOnly', 'contentEncoding', 'externalDocs', 'xml'],
  ...['examples', 'description', '$defs'],
]);

/** The first value that a schema gives as an example or knows, if it is no object and no list. */
function findExample({ examples, 'x-known-values': knownValues = {} }: SchemaObject): unknown {
  const [example] = examples ?? Object.keys(knownValues);
  return typeof example === 'object' ? undefined : example;
}

/** Reduces a schema to what a form, its validation and the meanings of fields need. */
function reduceSchema(schema: SchemaObject): SchemaObject {
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      value !== undefined &&
      !omittedKeywords.has(key) &&
      (!key.startsWith('x-') || key === 'x-open-list'),
  );
  const { description } = schema;
  const example = findExample(schema);
  return {
    ...Object.fromEntries(kept),
    ...(example !== undefined && { examples: [example] }),
    ...(description !== undefined && { description: toPlainText(description) }),
    ...mapSubschemas(schema, (inner) => (isRecord(inner) ? reduceSchema(inner) : inner)),
  };
}

function listInnerSchemas(schema: SchemaObject): SchemaObject[] {
  const inner: SchemaObject[] = [];
  mapSubschemas(schema, (subschema) => {
    if (isRecord(subschema)) inner.push(subschema);
  });
  return inner;
}

/** Collects the schemas that schemas refer to, directly or indirectly. */
function collectSchemas(
  roots: readonly SchemaObject[],
  document: OpenApiDocument,
): Record<string, SchemaObject> {
  const collected = new Map<string, SchemaObject>();
  const visit = (schema: SchemaObject): void => {
    const name = refName(schema);
    const target = name === undefined ? undefined : document.components.schemas[name];
    if (name !== undefined && target && !collected.has(name)) {
      const reduced = reduceSchema(target);
      collected.set(name, reduced);
      visit(reduced);
    }
    const alternatives = listChoices(schema, document).flatMap(({ options }) => options);
    for (const { schema: alternative } of alternatives) visit(alternative);
    listInnerSchemas(schema).forEach(visit);
  };
  roots.forEach(visit);
  return Object.fromEntries(collected);
}

const toText = (value: unknown): string =>
  Array.isArray(value) ? value.map(formatValue).join(', ') : formatValue(value);

/** The examples of an operation's parameters, by key. */
const readExamples = ({ source }: Operation, includesOptional: boolean): Record<string, string> =>
  Object.fromEntries(
    source.parameters
      .filter(({ required, example }) => example !== undefined && (required || includesOptional))
      .map((parameter) => [parameterKey(parameter), toText(parameter.example)]),
  );

type Candidate = Pick<RequestPreset, 'id' | 'label' | 'parameters' | 'body' | 'isText'>;

/** The examples of the API description as requests. */
function listExamples(operation: Operation, document: OpenApiDocument): Candidate[] {
  const all = readExamples(operation, true);
  const content = findRequestContent(operation);
  if (content) {
    const { mediaType, media } = content;
    const rest = { parameters: all, ...(!isEditedAsJson(mediaType) && { isText: true as const }) };
    const examples = Object.entries(media.examples ?? {});
    if (examples.length > 0) {
      return examples.map(([id, { summary, value }]) => ({
        id,
        label: summary,
        ...rest,
        body: writeInMediaType(value, mediaType, media, document),
      }));
    }
    // The panel opens with the body of the sample, as which the page shows a value of the schema.
    return listSampleBodies(mediaType, media, document).map((body, index, { length }) => ({
      id: length === 1 ? 'example' : `example-${index + 1}`,
      label: length === 1 ? 'Example' : `Example ${index + 1}`,
      ...rest,
      body,
    }));
  }
  const required = readExamples(operation, false);
  const hasOptional = Object.keys(all).length > Object.keys(required).length;
  if (!hasOptional) return [{ id: 'example', label: 'Example', parameters: all }];
  return [
    { id: 'all-parameters', label: 'With all parameters', parameters: all },
    { id: 'required-parameters', label: 'With the required parameters only', parameters: required },
  ];
}

/** The user of a case. Most cases have users of their own. */
const findCaseUser = ({ token, userName }: SandboxCase): RequestUser | undefined => {
  if (token === null) return undefined;
  const role = roleUsers.find((user) => user.token === token);
  return role ?? { id: slug(userName), name: userName, label: userName, token };
};

function toCasePreset(sandboxCase: SandboxCase): RequestPreset {
  const { id, title, description, path = {}, query = {}, body, expected } = sandboxCase;
  const toEntries = (location: RequestParameter['in'], values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]) => [
      parameterKey({ in: location, name }),
      toText(value),
    ]);
  return {
    id,
    label: title,
    text: description,
    group: 'case',
    user: findCaseUser(sandboxCase)?.id ?? nobody,
    parameters: Object.fromEntries([...toEntries('path', path), ...toEntries('query', query)]),
    ...(body !== undefined && { body }),
    status: expected.status,
    ...(expected.json !== undefined && { expected: expected.json }),
  };
}

/** The type in which the panel sends a body: JSON if the operation accepts it. */
function findRequestContent({ source }: Operation) {
  const contents = Object.entries(source.requestBody?.content ?? {});
  const [mediaType, media] = contents.find(([type]) => isJsonType(type)) ?? contents[0] ?? [];
  return mediaType !== undefined && media ? { mediaType, media } : undefined;
}

const describeParameter = (location: RequestParameter['in'], description = ''): string =>
  [
    toPlainText(description),
    ...(location === 'cookie'
      ? ['A browser sends no cookies of a page; the code below does.']
      : []),
  ]
    .filter(Boolean)
    .join(' ');

/** The parameter in which readers enter a further credential: the panel has one field for a token. */
function toParameter(credential: Credential): RequestParameter {
  const { in: location, name } = applyCredential(credential, '');
  return {
    name,
    in: location,
    required: true,
    description: credential.label,
    schema: { type: 'string' },
  };
}

/**
 * Describes an operation for the request panel. Each example is sent to a new sandbox, so that the panel opens with a
 * user for whom it works.
 * @param hasSandbox whether the site has a sandbox. Without one, nothing is sent, and there are neither users nor cases
 */
export async function buildRequestDescription(
  operation: Operation,
  document: OpenApiDocument,
  servers: RequestDescription['servers'],
  hasSandbox = true,
): Promise<RequestDescription> {
  const { id, method, path, source } = operation;
  const content = findRequestContent(operation);
  const responseBody = source.responses['200']?.content;
  // The parts of a multipart response have the schema of its items.
  const response = Object.values(responseBody ?? {})[0]?.schema;
  const [credential, ...otherCredentials] = findCredentials(source, document);
  const parameters = [
    ...source.parameters.map(
      ({ name, in: location, style, explode, mediaType, ...parameter }): RequestParameter => ({
        name,
        in: location,
        ...(style !== undefined && { style }),
        ...(explode !== undefined && { explode }),
        ...(mediaType !== undefined && { mediaType }),
        required: parameter.required,
        description: describeParameter(location, parameter.description),
        schema: reduceSchema(resolveSchema(parameter.schema, document)),
      }),
    ),
    ...otherCredentials.map(toParameter),
  ];
  const cases = (hasSandbox ? sandboxCases : []).filter(({ operationId }) => operationId === id);
  const caseUsers = cases.map(findCaseUser).filter((user) => user !== undefined);
  const users = [...(hasSandbox ? roleUsers : []), ...caseUsers].filter(
    (user, index, all) => all.findIndex((other) => other.id === user.id) === index,
  );
  const fileFields = content?.mediaType.startsWith('multipart/')
    ? listFileFields(content.media.schema, document)
    : [];
  const body = content && {
    required: source.requestBody?.required ?? false,
    schema: reduceSchema(content.media.schema),
    mediaType: content.mediaType,
    ...(fileFields.length > 0 && { fileFields }),
  };
  const reducedResponse = response && reduceSchema(response);
  const roots = [
    ...parameters.map(({ schema }) => schema),
    ...(body ? [body.schema] : []),
    ...(reducedResponse ? [reducedResponse] : []),
  ];
  const description: RequestDescription = {
    id,
    method,
    path,
    token: getTokenUse(source),
    parameters,
    body,
    credential,
    response: reducedResponse,
    responseKind: findResponseKind(source.responses),
    fileName: findFileName(operation),
    users,
    ...(!hasSandbox && { hasSandbox }),
    presets: [],
    servers,
    components: { schemas: collectSchemas(roots, document) },
  };
  for (const candidate of listExamples(operation, document)) {
    const preset = { ...candidate, group: 'example', user: nobody, status: 200 } as const;
    if (!hasSandbox) {
      description.presets.push(preset);
      continue;
    }
    const caller = await findAllowedUser(description, draftPreset(preset), operation);
    description.presets.push({ ...preset, ...caller });
  }
  // A request that works comes first.
  description.presets.sort((one, other) => Number(one.status >= 400) - Number(other.status >= 400));
  description.presets.push(...cases.map(toCasePreset));

  const [first] = description.presets;
  if (hasSandbox && first?.body !== undefined && first.status < 400) {
    const draft = createDraft(description);
    const send = (body: unknown) => tryDraft(description, { ...draft, body: formatBody(body) });
    const { summary } = await send(first.body);
    const needed = await findNeededBody(
      first.body,
      async (candidate) => (await send(candidate)).status < 400,
    );
    const smallest =
      needed ??
      (await findSmallestBody(
        first.body,
        async (candidate) => (await send(candidate)).summary === summary,
      ));
    if (needed !== undefined) description.neededFields = listFieldPaths(needed);
    // A body without fields has no visible effect, so it shows nothing.
    if (listFieldPaths(smallest).length > 0) description.smallestBody = smallest;
    const checkBody = createBodyChecker(description);
    description.completeBody = await findCompleteBody(
      body?.schema,
      first.body,
      description,
      async (candidate) =>
        checkBody(formatBody(candidate)).length === 0 && (await send(candidate)).status < 400,
    );
  }
  return description;
}
