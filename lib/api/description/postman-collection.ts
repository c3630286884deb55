import { type CollectionResult, convertV2 } from 'openapi-to-postmanv2';
import { z } from 'zod';
import { isRecord } from '../../kit/json/is-record';
import { applyCredential, findCredentials, type RequestPart } from '../call/credentials';
import { isJsonType } from '../call/request-body';
import { resolveServerUrl } from '../call/server-url';
import { type OpenApiDocument, type OpenApiSource, parseOpenApiDocument } from './openapi-document';
import type { MediaTypeObject } from './openapi-objects';
import { listOperations, type Operation } from './operations';
import { resolveResponse } from './resolve-response';
import { listSampleBodies } from './sample-body';
import { isForCarriers } from './visibility';

/** A variable of the collection, which its requests use as `{{name}}`. */
type VariableName =
  | 'baseUrl'
  | 'email'
  | 'password'
  | 'apiKey'
  | 'carrierEmail'
  | 'carrierPassword'
  | 'carrierApiKey'
  | 'temporaryApiKey';

const requestSchema = z.looseObject({
  method: z.string(),
  url: z.looseObject({ path: z.array(z.string()), host: z.array(z.string()).optional() }),
  header: z.array(z.looseObject({ key: z.string(), value: z.string() })).default([]),
  body: z.looseObject({ raw: z.string().optional() }).optional(),
});
type Request = z.output<typeof requestSchema>;

const itemSchema = z.looseObject({
  name: z.string(),
  request: requestSchema,
  response: z.array(z.looseObject({ originalRequest: requestSchema.optional() })).default([]),
});
type Item = z.output<typeof itemSchema>;

const folderSchema = z.looseObject({ name: z.string(), item: z.array(itemSchema) });

const collectionSchema = z.looseObject({
  // An operation without a tag is in no folder.
  item: z.array(
    z.union([folderSchema, itemSchema.transform((item) => ({ name: item.name, item: [item] }))]),
  ),
  variable: z.array(z.looseObject({ key: z.string(), value: z.string() })).default([]),
});

/** An operation with its request of the collection. */
type Entry = { operation: Operation; item: Item };

type Json = Record<string, unknown>;

const variable = (name: VariableName) => `{{${name}}}`;

/** Removes the random ids, so that the same document always produces the same file. */
function removeIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeIds);
  if (typeof value !== 'object' || value === null) return value;
  const isItem = 'request' in value || 'response' in value || 'originalRequest' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_postman_id' && !(isItem && key === 'id'))
      .map(([key, inner]) => [key, removeIds(inner)]),
  );
}

/** Removes the servers of single operations, whose paths the converter would begin with those of the servers. */
const withoutOwnServers = (document: OpenApiSource): OpenApiSource => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, { servers: _ofPath, ...item }]: [string, Json]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => {
          if (!isRecord(operation)) return [method, operation];
          const { servers: _ofOperation, ...rest } = operation;
          return [method, rest];
        }),
      ),
    ]),
  ),
});

/** Converts the document with openapi-to-postmanv2. Throws if it cannot be converted. */
async function convert(source: OpenApiSource) {
  const document = withoutOwnServers(source);
  const result = await new Promise<CollectionResult | undefined>((resolve, reject) => {
    convertV2(
      { type: 'json', data: structuredClone(document) },
      { folderStrategy: 'Tags', parametersResolution: 'Example', requestNameSource: 'Fallback' },
      (error, converted) => (error ? reject(new Error(error.message)) : resolve(converted)),
    );
  });
  const [output] = result?.output ?? [];
  if (!output) {
    const reason = result?.reason ?? 'it returned no result';
    throw new Error(`openapi-to-postmanv2 could not convert the document: ${reason}`);
  }
  return collectionSchema.parse(removeIds(output.data));
}

const getKey = ({ method, url }: Request) =>
  `${method.toUpperCase()} /${url.path.map((part) => part.replace(/^:(.*)$/, '{$1}')).join('/')}`;

const formatBody = (value: unknown) => JSON.stringify(value, null, 2);
const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The modes of Postman for forms. */
const formModes = {
  'multipart/': 'formdata',
  'application/x-www-form-urlencoded': 'urlencoded',
} as const;

/** Changes the request of an item, also in its example responses. */
const mapRequests = (item: Item, map: (request: Request) => Request): Item => ({
  ...item,
  request: map(item.request),
  response: item.response.map((response) => ({
    ...response,
    ...(response.originalRequest && { originalRequest: map(response.originalRequest) }),
  })),
});

const withBody = (item: Item, value: unknown): Item =>
  mapRequests(item, (request) => ({
    ...request,
    body: { ...request.body, raw: formatBody(value) },
  }));

/** Adds the credentials that the converter leaves out or misplaces: several at once, cookies, and OpenID Connect. */
function withCredentials(item: Item, { source }: Operation, document: OpenApiDocument): Item {
  const credentials = findCredentials(source, document);
  const [first, ...others] = credentials;
  const isKnown = first?.kind !== 'cookie' && first?.label !== 'OpenID Connect token';
  if (!first || (others.length === 0 && isKnown)) return item;
  const parts = credentials.map((credential) => applyCredential(credential, variable('apiKey')));
  const list = (location: RequestPart['in']) => parts.filter((part) => part.in === location);
  const cookie = list('cookie').map(({ name, value }) => `${name}=${value}`);
  return mapRequests(item, (request) => ({
    ...request,
    auth: { type: 'noauth' },
    header: [
      ...request.header,
      ...list('header').map(({ name, value }) => ({ key: name, value })),
      ...(cookie.length > 0 ? [{ key: 'Cookie', value: cookie.join('; ') }] : []),
    ],
    url: {
      ...request.url,
      ...(list('query').length > 0 && {
        query: [
          ...(Array.isArray(request.url.query) ? request.url.query : []),
          ...list('query').map(({ name, value }) => ({ key: name, value })),
        ],
      }),
    },
  }));
}

/** The body of a request in a media type, in the form of Postman. */
function createBody(mediaType: string, media: MediaTypeObject, document: OpenApiDocument) {
  const [value] = listSampleBodies(mediaType, media, document);
  const mode = Object.entries(formModes).find(([type]) => mediaType.startsWith(type))?.[1];
  if (mode && isRecord(value)) {
    const fields = Object.entries(value).map(([key, field]) => ({ key, value: toText(field) }));
    return { mode, [mode]: fields };
  }
  if (/^(?:application\/octet-stream|image\/)/.test(mediaType)) return { mode: 'file', file: {} };
  return { mode: 'raw', raw: isJsonType(mediaType) ? formatBody(value) : toText(value) };
}

/** The requests of an operation in the media types of its body after the first, which the converter leaves out. */
function listOtherBodies(
  { operation: { source }, item }: Entry,
  document: OpenApiDocument,
): Item[] {
  const [, ...others] = Object.entries(source.requestBody?.content ?? {});
  return others.map(([mediaType, media]) => ({
    ...item,
    name: `${item.name} (${mediaType})`,
    response: [],
    request: {
      ...item.request,
      header: [
        ...item.request.header.filter(({ key }) => key.toLowerCase() !== 'content-type'),
        { key: 'Content-Type', value: mediaType },
      ],
      body: createBody(mediaType, media, document),
    },
  }));
}

/** Sends the requests of an operation that has its own server to it. */
function withOwnServer(item: Item, { source }: Operation): Item {
  const [server] = source.servers ?? [];
  return server
    ? mapRequests(item, (request) => ({
        ...request,
        url: { ...request.url, host: [resolveServerUrl(server, 'https://example.com')] },
      }))
    : item;
}

/** Sends another variable as the access token than the collection does. */
function withToken(
  item: Item,
  name: VariableName,
  { source }: Operation,
  document: OpenApiDocument,
): Item {
  const [credential] = findCredentials(source, document);
  if (!credential) return item;
  const part = applyCredential(credential, variable(name));
  return {
    ...item,
    request: {
      ...item.request,
      auth: {
        type: 'apikey',
        apikey: [
          { key: 'key', value: part.name, type: 'string' },
          { key: 'value', value: part.value, type: 'string' },
          { key: 'in', value: part.in, type: 'string' },
        ],
      },
    },
  };
}

const toTestScript = (...exec: string[]) => [
  { listen: 'test', script: { type: 'text/javascript', exec } },
];

const storesToken = (item: Item, name: VariableName): Item => ({
  ...item,
  event: toTestScript(
    `// Later requests send it. A variable "${name}" of an environment takes precedence.`,
    `pm.collectionVariables.set('${name}', pm.response.json().token);`,
  ),
});

const listBodyExamples = ({ source }: Operation): unknown[] =>
  Object.values(source.requestBody?.content['application/json']?.examples ?? {}).map(
    ({ value }) => value,
  );

/**
 * Corrects what openapi-to-postmanv2 gets wrong: a body that is a JSON string loses its quotation marks, and the `Accept`
 * header has only the first of several types.
 */
function correct({ operation, item }: Entry, document: OpenApiDocument): Item {
  const { responses, requestBody } = operation.source;
  const success = responses['200'];
  const types = success ? Object.keys(resolveResponse(success, document).content ?? {}) : [];
  const [example] = listBodyExamples(operation);
  const isText = requestBody !== undefined && typeof example === 'string';
  const corrected = mapRequests(item, (request) => ({
    ...request,
    header: request.header.map((header) =>
      header.key === 'Accept' && types.length > 1 ? { ...header, value: types.join(', ') } : header,
    ),
  }));
  return isText ? withBody(corrected, example) : corrected;
}

/** The requests that start a session: as a user, and as a carrier user. Their tests store the access token. */
function createLogins({ operation, item }: Entry): Item[] {
  const [example] = listBodyExamples(operation);
  const logIn = (email: VariableName, password: VariableName) =>
    withBody(item, {
      ...(isRecord(example) && example),
      email: variable(email),
      password: variable(password),
    });
  return [
    storesToken(logIn('email', 'password'), 'apiKey'),
    storesToken(
      {
        ...logIn('carrierEmail', 'carrierPassword'),
        name: `${item.name} as a carrier user`,
        // It has the same example responses as the request before it.
        response: [],
      },
      'carrierApiKey',
    ),
  ];
}

/**
 * The requests that end something come last. What is deleted is a user that the collection has just registered, so that
 * yours stays and the collection can run again.
 */
function createEndings(
  document: OpenApiDocument,
  login: Entry | undefined,
  deletion?: Entry,
  logout?: Entry,
): Item[] {
  const registration = login && listBodyExamples(login.operation).at(-1);
  const register: Item[] =
    login && isRecord(registration)
      ? [
          storesToken(
            {
              ...withBody(login.item, {
                ...registration,
                email: '{{$guid}}@example.com',
                password: variable('password'),
              }),
              name: 'Register a user to delete',
              response: [],
            },
            'temporaryApiKey',
          ),
        ]
      : [];
  return [
    ...(deletion
      ? [
          ...register,
          withToken(
            withBody(deletion.item, variable('password')),
            'temporaryApiKey',
            deletion.operation,
            document,
          ),
        ]
      : []),
    ...(logout ? [logout.item] : []),
  ];
}

/** The ids of the operations that start and end sessions, from the settings. */
export type SessionOperations = {
  login?: string | undefined;
  logout?: string | undefined;
  /** Deletes the user of the session. */
  deletion?: string | undefined;
  /** For users with grants of a company, although the API documents no callers for them. */
  asCarrier?: readonly string[] | undefined;
};

/** The credentials in the examples of the description, with which the variables start. */
const credentialsSchema = z
  .looseObject({ email: z.string().catch(''), password: z.string().catch('') })
  .catch({ email: '', password: '' });

/**
 * Creates a Postman collection of the document with openapi-to-postmanv2, which runs from top to bottom: logins store
 * their access token, requests of carrier users send another one, and what ends a session comes last. Bodies contain the
 * examples. Throws if the document cannot be converted.
 */
export async function createPostmanCollection(
  document: OpenApiSource,
  session: SessionOperations = {},
): Promise<unknown> {
  const collection = await convert(document);
  const parsed = parseOpenApiDocument(document);
  const operations = new Map(
    listOperations(parsed).map((operation) => [
      `${operation.method.toUpperCase()} ${operation.path}`,
      operation,
    ]),
  );
  const toEntry = (item: Item): Entry => {
    const operation = operations.get(getKey(item.request));
    if (!operation) throw new Error(`The collection has an unknown request: ${item.name}`);
    const entry = { operation, item: { ...item, name: operation.summary } };
    const corrected = withCredentials(
      withOwnServer(correct(entry, parsed), operation),
      operation,
      parsed,
    );
    const isForCompany =
      isForCarriers(operation) || (session.asCarrier?.includes(operation.id) ?? false);
    return {
      operation,
      item: isForCompany ? withToken(corrected, 'carrierApiKey', operation, parsed) : corrected,
    };
  };
  const folders = collection.item.map((folder) => {
    const entries = folder.item.map(toEntry);
    // Without a tag, the converter names it after the path.
    const isTag = parsed.tags.some(({ name }) => name === folder.name);
    const name = isTag ? folder.name : (entries[0]?.operation.tag ?? folder.name);
    return { ...folder, name, item: entries };
  });
  const find = (id: string | undefined) =>
    folders.flatMap(({ item }) => item).find(({ operation }) => operation.id === id);
  const login = find(session.login);
  const deletion = find(session.deletion);
  const logout = find(session.logout);
  const endings = createEndings(parsed, login, deletion, logout);
  const { email, password } = credentialsSchema.parse(
    login && listBodyExamples(login.operation)[0],
  );
  const variables: Record<VariableName, string> = {
    baseUrl: collection.variable.find(({ key }) => key === 'baseUrl')?.value ?? '',
    email,
    password,
    apiKey: '',
    carrierEmail: '',
    carrierPassword: '',
    carrierApiKey: '',
    temporaryApiKey: '',
  };
  const items = [
    ...folders.map((folder) => ({
      ...folder,
      item: folder.item
        .filter((entry) => entry !== deletion && entry !== logout)
        .flatMap((entry) =>
          entry === login ? createLogins(entry) : [entry.item, ...listOtherBodies(entry, parsed)],
        ),
    })),
    ...(endings.length > 0 ? [{ name: 'End of the session', item: endings }] : []),
  ].filter(({ item }) => item.length > 0);
  const code = JSON.stringify([collection.auth, items]);
  // Another API has no carrier users, and maybe no login.
  const used = Object.entries(variables).filter(
    ([key]) => key === 'baseUrl' || code.includes(`{{${key}}}`),
  );
  return {
    ...collection,
    item: items,
    event: toTestScript(
      "pm.test('The call succeeds', () => pm.expect(pm.response.code).to.be.oneOf([200, 204]));",
    ),
    variable: used.map(([key, value]) => ({ key, value })),
  };
}

/** Creates a Postman environment, whose variables take precedence over those of the collection. */
export function createPostmanEnvironment(
  name: string,
  variables: Partial<Record<VariableName, string>>,
): unknown {
  return {
    name,
    values: Object.entries(variables).map(([key, value]) => ({
      key,
      value,
      type: /password/i.test(key) ? 'secret' : 'default',
      enabled: true,
    })),
    _postman_variable_scope: 'environment',
  };
}
