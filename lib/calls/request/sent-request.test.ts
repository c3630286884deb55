import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toRequestInit } from '../../api/call/api-call';
import { findCredentials, tokenPlaceholder } from '../../api/call/credentials';
import { fileKey } from '../../api/call/request-body';
import {
  type OpenApiDocument,
  openApiDocumentSchema,
} from '../../api/description/openapi-document';
import { createOperationSamples } from '../../api/description/operation-samples';
import { getOperation } from '../../api/description/operations';
import { formatValue } from '../../kit/json/format-value';
import { isRecord } from '../../kit/json/is-record';
import { createHttpRequest } from './http-request';
import { parameterKey } from './request-description';
import { ownToken } from './request-draft';

/** The bytes of the file in a form. */
const fileContent = 'a\r\nb\n--form-data-boundary--';

const base = 'https://api.example.com/v1';

const word = fc.stringMatching(/^[a-z]{1,6}$/);
/** Some tools take the file of a name for what begins with `@` or `<`, and some change the ends of lines. */
const text = fc.oneof(word, fc.stringMatching(/^[@<=;"'\\$a-z\r\n]{1,6}$/));
const valuesByType = {
  string: word,
  array: fc.array(word, { minLength: 1, maxLength: 3 }),
  object: fc.dictionary(word, word, { minKeys: 1, maxKeys: 3 }),
};

const styles = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
} as const;

const parameter = fc
  .record({
    in: fc.constantFrom('path', 'query', 'header', 'cookie'),
    type: fc.constantFrom('string', 'array', 'object'),
    explode: fc.option(fc.boolean(), { nil: undefined }),
    isJson: fc.boolean(),
  })
  .chain(({ in: location, type, explode, isJson }) =>
    fc.record({
      location: fc.constant(location),
      type: fc.constant(type),
      explode: fc.constant(explode),
      isJson: fc.constant(isJson && location === 'query'),
      style: fc.constantFrom(undefined, ...styles[location]),
      example: valuesByType[type],
    }),
  );

const schemes = {
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  bearer: { type: 'http', scheme: 'bearer' },
  openId: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example.com' },
};

const body = fc.oneof(
  fc.constant(undefined),
  fc.record({
    mediaType: fc.constantFrom(
      'application/json',
      'application/problem+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ),
    example: fc.dictionary(word, fc.oneof(text, fc.array(text, { minLength: 1 })), { minKeys: 1 }),
    file: fc.option(fc.stringMatching(/^[a-z ";,]{1,6}[.]pdf$/), { nil: undefined }),
  }),
  fc.record({ mediaType: fc.constant('text/plain'), example: word }),
);

const operation = fc.record({
  parameters: fc.array(parameter, { maxLength: 4 }),
  scheme: fc.option(fc.constantFrom('header', 'query', 'cookie', 'bearer', 'openId'), {
    nil: undefined,
  }),
  body,
});

type Generated = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** A body that may have a file. JSON has the name of the file as text. */
function describeBody(content: NonNullable<Generated['body']>) {
  if (!('file' in content) || content.file === undefined) {
    return { schema: {}, example: content.example };
  }
  const schema = { type: 'object', properties: { FILE: { type: 'string', format: 'binary' } } };
  return { schema, example: { ...content.example, FILE: content.file } };
}

/** A description with the operation. */
function describeApi({ parameters, scheme, body: content }: Generated) {
  const listed = parameters.map(({ location, type, explode, isJson, style, example }, index) => ({
    name: `p${index}`,
    in: location,
    required: location === 'path',
    ...(isJson
      ? { content: { 'application/json': { schema: { type } } } }
      : { schema: { type }, style, explode }),
    example,
  }));
  const path = listed.filter((one) => one.in === 'path').map(({ name }) => `/{${name}}`);
  return openApiDocumentSchema.parse(
    JSON.parse(
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'API', version: '1' },
        paths: {
          [`/things${path.join('')}`]: {
            post: {
              operationId: 'send',
              security: scheme ? [{ [scheme]: [] }] : [],
              parameters: listed,
              responses: {},
              ...(content && {
                requestBody: { content: { [content.mediaType]: describeBody(content) } },
              }),
            },
          },
        },
        components: { securitySchemes: schemes },
      }),
    ),
  );
}

/** The request of the panel, in whose fields a reader has entered the examples. */
function sendFromPanel(document: OpenApiDocument) {
  const { method, path, source } = getOperation('send', document);
  const [content] = Object.entries(source.requestBody?.content ?? {});
  const example = Object.values(content?.[1].examples ?? {})[0]?.value;
  const fileName = isRecord(example) ? formatValue(example.FILE) : '';
  const texts = source.parameters.map((one) => [
    parameterKey(one),
    Array.isArray(one.example) && one.mediaType === undefined
      ? one.example.join(', ')
      : one.mediaType === undefined
        ? formatValue(one.example)
        : JSON.stringify(one.example),
  ]);
  return createHttpRequest(
    {
      method,
      path,
      parameters: source.parameters,
      body: content && { mediaType: content[0], fileFields: ['FILE'] },
      credential: findCredentials(source, document)[0],
    },
    { user: ownToken, parameters: Object.fromEntries(texts), body: formatValue(example ?? '') },
    base,
    tokenPlaceholder,
    new Map([[fileKey('FILE', fileName), new Blob([fileContent])]]),
  );
}

type Sent = {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: RequestInit['body'];
};

/** Runs the TypeScript sample of the operation, and returns what it sends. */
async function sendFromSample(document: OpenApiDocument): Promise<Sent> {
  const [samples = []] = createOperationSamples(getOperation('send', document), base, document);
  const source = samples.find(({ id }) => id === 'typescript')?.source ?? '';
  let sent: Sent | undefined;
  const fetch = (url: string, options: Omit<Sent, 'url'>) => {
    sent = { url, ...options };
    return { status: 200 };
  };
  const program = source.replace(/^import .*$/m, '');
  const run = new Function('fetch', 'readFile', 'console', `return (async () => {${program}})();`);
  await run(fetch, () => fileContent, {
    log() {},
    error(error: unknown) {
      throw error;
    },
  });
  if (!sent) throw new Error('The sample sends nothing');
  return sent;
}

/** What a server reads from a body. */
async function readBody(
  body: RequestInit['body'],
  headers: Array<[string, string]>,
): Promise<unknown> {
  const response = new Response(body ?? null, { headers });
  const type = response.headers.get('Content-Type') ?? '';
  if (/json/.test(type)) return response.json();
  if (!/^multipart/.test(type)) return response.text();
  const entries = [...(await response.formData())];
  // Files make it a form of the library, which changes the ends of lines as browsers do.
  const hasFile = entries.some(([, value]) => typeof value !== 'string');
  const normalize = (value: string) => (hasFile ? value.replace(/\r\n?|\n/g, '\n') : value);
  return Promise.all(
    entries.map(async ([name, value]) =>
      typeof value === 'string' ? [name, normalize(value)] : [name, value.name, await value.text()],
    ),
  );
}

const isExploded = ({ explode, style }: { explode?: boolean | undefined; style: string }) =>
  explode ?? style === 'form';

/**
 * A value as the table of styles of the OpenAPI Specification has it: the parts of a query or of cookies, or one text. Undefined
 * for what the specification leaves open.
 */
function serialize(name: string, parameter: Generated['parameters'][number]): string[] | undefined {
  const { location, type, isJson, example, style = styles[location][0] } = parameter;
  if (isJson) return [`${name}=${JSON.stringify(example)}`];
  const explodes = isExploded({ explode: parameter.explode, style });
  const pairs = type === 'object' ? Object.entries(example) : [];
  const items = type === 'object' ? pairs.flat() : [example].flat().map(String);
  const fields = pairs.map((pair) => pair.join('='));
  const isObject = type === 'object' && explodes;
  switch (style) {
    case 'simple':
      return [(isObject ? fields : items).join(',')];
    case 'label':
      return [`.${(isObject ? fields : items).join(explodes ? '.' : ',')}`];
    case 'matrix':
      if (isObject) return [fields.map((field) => `;${field}`).join('')];
      return explodes
        ? [items.map((item) => `;${name}=${item}`).join('')]
        : [`;${name}=${items.join(',')}`];
    case 'form':
      if (isObject) return fields;
      return explodes ? items.map((item) => `${name}=${item}`) : [`${name}=${items.join(',')}`];
    case 'deepObject':
      return type === 'object'
        ? pairs.map(([key, value]) => `${name}[${key}]=${value}`)
        : undefined;
    default: {
      const delimiter = style === 'pipeDelimited' ? '|' : ' ';
      return type === 'string' || explodes ? undefined : [`${name}=${items.join(delimiter)}`];
    }
  }
}

/** Where a request has the parts of a parameter. */
function listSentParts(
  { location }: Generated['parameters'][number],
  name: string,
  { url, headers }: Pick<ReturnType<typeof sendFromPanel>, 'url' | 'headers'>,
): string[] {
  const { pathname, search } = new URL(url);
  const header = (wanted: string) => headers.find(([key]) => key === wanted)?.[1] ?? '';
  if (location === 'path') return pathname.split('/').map(decodeURIComponent);
  if (location === 'header') return [header(name)];
  if (location === 'cookie') return header('Cookie').split('; ').map(decodeURIComponent);
  return search.slice(1).split('&').map(decodeURIComponent);
}

it('has what the OpenAPI Specification says for the style of each parameter', () => {
  fc.assert(
    fc.property(operation, (generated) => {
      const request = sendFromPanel(describeApi(generated));
      generated.parameters.forEach((one, index) => {
        const name = `p${index}`;
        const sent = listSentParts(one, name, request);
        expect((serialize(name, one) ?? []).filter((part) => !sent.includes(part))).toEqual([]);
      });
    }),
  );
});

it('is the same from the request panel and from a code sample', async () => {
  await fc.assert(
    fc.asyncProperty(operation, async (generated) => {
      const document = describeApi(generated);
      const [panel, sample] = [sendFromPanel(document), await sendFromSample(document)];
      const read = (url: string) => {
        const { origin, pathname, searchParams } = new URL(url);
        return { origin, pathname, query: [...searchParams] };
      };
      expect(read(sample.url)).toEqual(read(panel.url));
      // Libraries add the type of a form, with a boundary of their own.
      const headers = panel.headers.filter(
        ([name]) => !(name === 'Content-Type' && sample.body instanceof FormData),
      );
      expect(sample.headers ?? {}).toEqual(Object.fromEntries(headers));
      const { body: sent } = toRequestInit(panel);
      expect(await readBody(sample.body, Object.entries(sample.headers ?? {}))).toEqual(
        await readBody(sent, panel.headers),
      );
    }),
  );
});
