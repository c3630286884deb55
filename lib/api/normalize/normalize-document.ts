import { isRecord } from '../../kit/json/is-record';
import { parsePointer } from '../../kit/json/json-pointer';
import { normalizeSchema } from './normalize-schema';

type Json = Record<string, unknown>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The tag of operations that have none. */
const defaultTag = 'Other';

const toRecord = (value: unknown): Json => (isRecord(value) ? value : {});
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const mapValues = (value: unknown, map: (inner: Json, key: string) => unknown): Json =>
  Object.fromEntries(
    Object.entries(toRecord(value)).map(([key, v]) => [key, map(toRecord(v), key)]),
  );

const without = (value: Json, ...keys: string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** Adds the entries that have a value. */
const defined = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));

/** The words of a path or an id as one identifier: `get /users/{user-id}` is `getUsersUserId`. */
const toIdentifier = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('');

/** `listAppointments` as words: "List appointments". */
export function toWords(identifier: string): string {
  const words = identifier
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replace(/[-_.]+/g, ' ')
    .trim();
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/**
 * Normalizes a bundled description (OpenAPI 3.0 or 3.1) to what the portal reads: references to anything but schemas are
 * resolved, what a path says is part of its operations, and what authors may leave out is filled in.
 */
export function normalizeDocument(source: unknown): Json {
  const root = toRecord(source);
  const version = toText(root.openapi);
  const isOld = version.startsWith('3.0');

  function findTarget(reference: string): Json | undefined {
    if (!reference.startsWith('#/')) return undefined;
    const target = parsePointer(decodeURIComponent(reference.slice(1))).reduce<unknown>(
      (inner, key) =>
        Array.isArray(inner) ? inner[Number(key)] : isRecord(inner) ? inner[key] : undefined,
      root,
    );
    return isRecord(target) ? target : undefined;
  }

  /** The target of a reference, with the keys beside the reference. A reference that leads nowhere stays. */
  function resolve(value: unknown, depth = 0): Json {
    const object = toRecord(value);
    const target =
      typeof object.$ref === 'string' && depth < 20 ? findTarget(object.$ref) : undefined;
    return target ? { ...resolve(target, depth + 1), ...without(object, '$ref') } : object;
  }

  const readSchema = (value: unknown): unknown => normalizeSchema(value, { isOld, findTarget });

  /** The examples of a media type, a parameter, or a header by their names. */
  function readExamples(owner: Json): Json | undefined {
    const named = mapValues(owner.examples, (example, name) => {
      const resolved = resolve(example);
      return { ...resolved, summary: toText(resolved.summary) || toWords(name) };
    });
    if (Object.keys(named).length > 0) return named;
    return 'example' in owner
      ? { example: { summary: 'Example', value: owner.example } }
      : undefined;
  }

  const readContent = (content: unknown): Json =>
    mapValues(content, (media) =>
      defined({
        ...without(media, 'example', 'examples'),
        schema: readSchema(media.schema ?? {}),
        examples: readExamples(media),
        encoding:
          media.encoding === undefined
            ? undefined
            : mapValues(media.encoding, (part) =>
                defined({ ...part, headers: part.headers && readHeaders(part.headers) }),
              ),
      }),
    );

  /** A parameter or a header. One with `content` has the schema of its only media type. */
  function readParameter(value: unknown): Json {
    const parameter = resolve(value);
    const [media] = Object.entries(toRecord(parameter.content));
    const content = toRecord(media?.[1]);
    const examples = readExamples(parameter) ?? readExamples(content);
    const [first] = Object.values(examples ?? {}).map(toRecord);
    return defined({
      ...without(parameter, 'content', 'examples', 'example'),
      schema: readSchema(parameter.schema ?? content.schema ?? {}),
      mediaType: media?.[0],
      example: first?.value,
      examples: Object.keys(examples ?? {}).length > 1 ? examples : undefined,
    });
  }

  const readHeaders = (headers: unknown): Json => mapValues(headers, readParameter);

  const readResponse = (value: unknown): Json => {
    const response = resolve(value);
    return defined({
      ...response,
      content: response.content === undefined ? undefined : readContent(response.content),
      headers: response.headers === undefined ? undefined : readHeaders(response.headers),
      links:
        response.links === undefined
          ? undefined
          : mapValues(response.links, (link) => resolve(link)),
    });
  };

  const keepReference = (value: unknown): Json => {
    const object = toRecord(value);
    return typeof object.$ref === 'string' ? object : readResponse(object);
  };

  function readOperation(source: Json, path: string, method: string, item: Json): Json {
    const own = toList(source.parameters).map(readParameter);
    const inherited = toList(item.parameters)
      .map(readParameter)
      .filter(
        (other) =>
          !own.some(({ name, in: location }) => name === other.name && location === other.in),
      );
    const id =
      toText(source.operationId).replace(/[^\w.~-]+/g, '-') || toIdentifier(`${method} ${path}`);
    // The summary of a path would be that of all of its operations.
    const ownName = toText(source.summary) || (source.operationId ? toWords(id) : '');
    const ofPath = [ownName === '' ? '' : toText(item.summary), toText(item.description)];
    const body = source.requestBody === undefined ? undefined : resolve(source.requestBody);
    const tags = toList(source.tags).filter((tag) => typeof tag === 'string');
    return defined({
      ...source,
      operationId: id,
      summary: ownName || toText(item.summary) || toWords(id),
      description: [toText(source.description), ...ofPath].filter(Boolean).join('\n\n'),
      tags: tags.length > 0 ? tags : [defaultTag],
      security: source.security ?? root.security ?? [],
      servers: source.servers ?? item.servers,
      parameters: [...inherited, ...own],
      requestBody: body && {
        ...body,
        description: toText(body.description),
        content: readContent(body.content),
      },
      responses: mapValues(source.responses, keepReference),
      callbacks:
        source.callbacks === undefined
          ? undefined
          : mapValues(source.callbacks, (callback) =>
              mapValues(resolve(callback), (inner, url) => readPathItem(inner, url)),
            ),
    });
  }

  function readPathItem(value: unknown, path: string): Json {
    const item = resolve(value);
    return Object.fromEntries(
      methods
        .filter((method) => isRecord(item[method]))
        .map((method) => [method, readOperation(toRecord(item[method]), path, method, item)]),
    );
  }

  const components = toRecord(root.components);
  const paths = mapValues(root.paths, readPathItem);
  const webhooks = mapValues(root.webhooks, readPathItem);
  const declared = toList(root.tags).map(toRecord);
  const used = [paths, webhooks].flatMap((items) =>
    Object.values(items).flatMap((item) =>
      Object.values(toRecord(item)).flatMap((operation) => toList(toRecord(operation).tags)),
    ),
  );
  const undeclared = [...new Set(used)].filter((tag) => !declared.some(({ name }) => name === tag));
  return {
    ...root,
    openapi: isOld ? '3.1.0' : version,
    info: { description: '', ...toRecord(root.info) },
    servers: toList(root.servers).map((server) => ({ description: '', ...toRecord(server) })),
    tags: [
      ...declared.map((tag) => ({ description: '', ...tag })),
      ...undeclared.map((name) => ({ name, description: '' })),
    ],
    paths,
    webhooks,
    components: {
      ...without(
        components,
        'parameters',
        'requestBodies',
        'headers',
        'examples',
        'links',
        'callbacks',
        'pathItems',
      ),
      schemas: Object.fromEntries(
        Object.entries(toRecord(components.schemas)).map(([name, schema]) => [
          name,
          readSchema(schema),
        ]),
      ),
      responses: mapValues(components.responses, keepReference),
    },
  };
}
