import { type HarRequest, HTTPSnippet, type TargetId } from 'httpsnippet-lite';
import type { ResponseObject } from './openapi-objects';
import type { Operation } from './operations';

/** What an operation returns: a sample prints JSON, saves a file, or prints the status. */
type ResponseKind = 'json' | 'file' | 'status';

export type LanguageSample = {
  /** The value under which the reader's choice of a language is stored. */
  id: 'curl' | 'typescript' | 'python' | 'java' | 'csharp';
  label: string;
  /** The language's name in the syntax highlighter. */
  language: string;
  source: string;
};

const placeholder = 'YOUR_ACCESS_TOKEN';

type Edit = (source: string, request: { body: unknown; file: string }) => string;

const statusCheck = /(\n *)response\.EnsureSuccessStatusCode\(\);/;
const indent = (text: string, indentation: string) => text.replace(/\n/g, `\n${indentation}`);
const formatJson = (body: unknown) => JSON.stringify(body, null, 2);

/**
 * The languages, each with a client of httpsnippet. Its output has every body as one line of text and parses every
 * response as JSON; `body` and `response` replace that with idiomatic code.
 */
const languages: Array<
  Omit<LanguageSample, 'source'> & {
    target: TargetId;
    client: string;
    body: Edit;
    response: Record<ResponseKind, Edit>;
  }
> = [
  {
    id: 'curl',
    label: 'curl',
    language: 'shellscript',
    target: 'shell',
    client: 'curl',
    body: (source) => source,
    response: {
      json: (source) => source,
      status: (source) => source.replace('curl ', 'curl --include '),
      file: (source, { file }) => `${source} \\\n  --output ${file}`,
    },
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    language: 'typescript',
    target: 'javascript',
    client: 'fetch',
    body: (source, { body }) =>
      source.replace(/body: '.*'/, () => `body: JSON.stringify(${indent(formatJson(body), '  ')})`),
    response: {
      json: (source) => source,
      status: (source) =>
        source.replace(
          /const data = await response\.json\(\);\n\s*console\.log\(data\)/,
          'console.log(response.status)',
        ),
      file: (source, { file }) =>
        `import { writeFile } from 'node:fs/promises';\n\n${source.replace(
          /const data = await response\.json\(\);\n\s*console\.log\(data\)/,
          `await writeFile('${file}', Buffer.from(await response.arrayBuffer()))`,
        )}`,
    },
  },
  {
    id: 'python',
    label: 'Python',
    language: 'python',
    target: 'python',
    client: 'requests',
    body: (source) => source,
    response: {
      json: (source) => source,
      status: (source) => source.replace('print(response.json())', 'print(response.status_code)'),
      file: (source, { file }) =>
        source.replace(
          'print(response.json())',
          `with open("${file}", "wb") as file:\n    file.write(response.content)`,
        ),
    },
  },
  {
    id: 'java',
    label: 'Java',
    language: 'java',
    target: 'java',
    client: 'nethttp',
    body: (source, { body }) =>
      source.replace(
        /ofString\(".*"\)\)/,
        () =>
          `ofString("""\n        ${indent(formatJson(body), '        ').replace(/\\/g, '\\\\')}\n        """))`,
      ),
    response: {
      json: (source) => source,
      status: (source) => source.replace('response.body()', 'response.statusCode()'),
      file: (source, { file }) =>
        source
          .replace('HttpResponse<String>', 'HttpResponse<Path>')
          .replace('BodyHandlers.ofString()', `BodyHandlers.ofFile(Path.of("${file}"))`),
    },
  },
  {
    id: 'csharp',
    label: 'C#',
    language: 'csharp',
    target: 'csharp',
    client: 'httpclient',
    body: (source, { body }) =>
      source.replace(
        /new StringContent\(".*"\)/,
        () =>
          `new StringContent("""\n        ${indent(formatJson(body), '        ')}\n        """)`,
      ),
    response: {
      // The client's check would throw away the body, in which the API says what is wrong.
      json: (source) =>
        source
          .replace(statusCheck, '')
          .replace(
            'Console.WriteLine(body)',
            'Console.WriteLine($"{(int)response.StatusCode} {body}")',
          ),
      status: (source) =>
        source
          .replace(statusCheck, '')
          .replace(/\n\s*var body = .*\n/, '\n')
          .replace('Console.WriteLine(body)', 'Console.WriteLine((int)response.StatusCode)'),
      file: (source, { file }) =>
        source
          .replace(
            statusCheck,
            (_, space) =>
              `${space}if (!response.IsSuccessStatusCode)${space}    throw new Exception(await response.Content.ReadAsStringAsync());`,
          )
          .replace('ReadAsStringAsync();\n', 'ReadAsByteArrayAsync();\n')
          .replace('Console.WriteLine(body)', `await File.WriteAllBytesAsync("${file}", body)`),
    },
  },
];

const javaImports = (kind: ResponseKind) =>
  [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(kind === 'file' ? ['import java.nio.file.Path;'] : []),
  ].join('\n');

/** The kind of an operation's successful response. */
function findResponseKind(responses: Record<string, ResponseObject>): ResponseKind {
  const mediaTypes = Object.keys(responses['200']?.content ?? {});
  if (mediaTypes.length === 0) return 'status';
  return mediaTypes.includes('application/json') ? 'json' : 'file';
}

const fileNames: Record<string, string> = {
  'application/zip': 'user-data.zip',
  'multipart/mixed': 'policies.bin',
};

/** The name of the file to which a sample saves the response. */
function findFileName({ path, source }: Operation): string {
  const lastSegment = path.split('/').at(-1) ?? '';
  const name = source.parameters.find(
    (parameter) => lastSegment === `{${parameter.name}}`,
  )?.example;
  if (name) return String(name);
  if (lastSegment.includes('.')) return lastSegment;
  const [mediaType = ''] = Object.keys(source.responses['200']?.content ?? {});
  return fileNames[mediaType] ?? 'answer.bin';
}

/** The request of an operation's examples as HAR (http://www.softwareishard.com/blog/har-12-spec/). */
function toHar(operation: Operation, server: string, body: unknown): HarRequest {
  const { method, path, source } = operation;
  const listValues = (location: 'path' | 'query' | 'header') =>
    source.parameters
      .filter((parameter) => parameter.in === location && parameter.example !== undefined)
      .flatMap(({ name, example }) =>
        (Array.isArray(example) ? example : [example]).map((v) => ({ name, value: String(v) })),
      );
  const pathWithValues = listValues('path').reduce(
    (result, { name, value }) => result.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const needsToken = source.security.length > 0 && source.security.every((s) => 'XToken' in s);
  const isDownload = method === 'get' && source.security.length === 0 && path.endsWith('{name}');
  return {
    method: method.toUpperCase(),
    url: server + pathWithValues,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [
      ...(needsToken ? [{ name: 'X-Token', value: placeholder }] : []),
      ...(isDownload
        ? [
            {
              name: 'Accept',
              value: findFileName(operation).endsWith('.pdf') ? 'application/pdf' : 'image/*',
            },
          ]
        : []),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
      ...listValues('header'),
    ],
    queryString: listValues('query'),
    headersSize: -1,
    bodySize: -1,
    ...(body !== undefined && {
      postData: { mimeType: 'application/json', text: JSON.stringify(body) },
    }),
  };
}

/**
 * Creates the request of an operation's first example in every language of the reference.
 * @param server the base URL of the API, without a trailing slash
 */
export async function createLanguageSamples(
  operation: Operation,
  server: string,
): Promise<LanguageSample[]> {
  const examples = operation.source.requestBody?.content['application/json']?.examples ?? {};
  const body = Object.values(examples)[0]?.value;
  const kind = findResponseKind(operation.source.responses);
  const file = findFileName(operation);
  return Promise.all(
    languages.map(async ({ id, label, language, target, client, ...edits }) => {
      const har = toHar(operation, server, body);
      // curl shows the text as it is sent, so it is indented; the patterns of the other languages expect one line.
      if (id === 'curl' && har.postData) har.postData.text = formatJson(body);
      const converted = await new HTTPSnippet(har).convert(target, client);
      const snippet = [converted].flat()[0] ?? '';
      const withBody = body === undefined ? snippet : edits.body(snippet, { body, file });
      const source = edits.response[kind](withBody, { body, file });
      return {
        id,
        label,
        language,
        source: id === 'java' ? `${javaImports(kind)}\n\n${source}` : source,
      };
    }),
  );
}
