import { type HarRequest, HTTPSnippet, type TargetId } from 'httpsnippet-lite';
import type { ResponseObject } from './openapi-objects';
import type { Operation } from './operations';

/** What a call answers with, which decides what a sample does with it. */
export type ResponseKind = 'json' | 'file' | 'status';

export type LanguageSample = {
  /** The value of the reader's choice of language. */
  id: 'curl' | 'typescript' | 'python' | 'java' | 'csharp';
  label: string;
  /** Language of the highlighter. */
  language: string;
  source: string;
};

const placeholder = 'YOUR_ACCESS_TOKEN';

type Edit = (source: string, request: { body: unknown; file: string }) => string;

const indent = (text: string, by: string) => text.replace(/\n/g, `\n${by}`);
const pretty = (body: unknown) => JSON.stringify(body, null, 2);

/**
 * The languages, each with a client of httpsnippet. Its output treats every body as one line of text and
 * every answer as JSON; `body` and `answer` write what a developer of that language would.
 */
const languages: Array<
  Omit<LanguageSample, 'source'> & {
    target: TargetId;
    client: string;
    body: Edit;
    answer: Record<ResponseKind, Edit>;
  }
> = [
  {
    id: 'curl',
    label: 'curl',
    language: 'shellscript',
    target: 'shell',
    client: 'curl',
    body: (source) => source,
    answer: {
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
      source.replace(/body: '.*'/, () => `body: JSON.stringify(${indent(pretty(body), '  ')})`),
    answer: {
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
    answer: {
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
          `ofString("""\n        ${indent(pretty(body), '        ').replace(/\\/g, '\\\\')}\n        """))`,
      ),
    answer: {
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
        () => `new StringContent("""\n        ${indent(pretty(body), '        ')}\n        """)`,
      ),
    answer: {
      json: (source) => source,
      status: (source) =>
        source
          .replace(/\n\s*var body = .*\n/, '\n')
          .replace('Console.WriteLine(body)', 'Console.WriteLine((int)response.StatusCode)'),
      file: (source, { file }) =>
        source
          .replace('ReadAsStringAsync', 'ReadAsByteArrayAsync')
          .replace('Console.WriteLine(body)', `await File.WriteAllBytesAsync("${file}", body)`),
    },
  },
];

/** What Java needs above its statements. */
const javaImports = (kind: ResponseKind) =>
  [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(kind === 'file' ? ['import java.nio.file.Path;'] : []),
  ].join('\n');

/** What a call's successful answer is, from the document. */
export function findResponseKind(responses: Record<string, ResponseObject>): ResponseKind {
  const types = Object.keys(responses['200']?.content ?? {});
  if (types.length === 0) return 'status';
  return types.includes('application/json') ? 'json' : 'file';
}

const fileNames: Record<string, string> = {
  'application/zip': 'user-data.zip',
  'multipart/mixed': 'policies.bin',
};

/** The name that a sample gives to the file that it downloads. */
function findFileName({ path, source }: Operation): string {
  const last = path.split('/').at(-1) ?? '';
  const name = source.parameters.find((parameter) => last === `{${parameter.name}}`)?.example;
  const type = Object.keys(source.responses['200']?.content ?? {})[0] ?? '';
  return name ? String(name) : last.includes('.') ? last : (fileNames[type] ?? 'answer.bin');
}

/** The request of an operation's examples, as HAR (http://www.softwareishard.com/blog/har-12-spec/). */
function toHar(operation: Operation, server: string, body: unknown): HarRequest {
  const { method, path, source } = operation;
  const values = (place: 'path' | 'query' | 'header') =>
    source.parameters
      .filter((parameter) => parameter.in === place && parameter.example !== undefined)
      .flatMap(({ name, example }) =>
        (Array.isArray(example) ? example : [example]).map((v) => ({ name, value: String(v) })),
      );
  const filled = values('path').reduce(
    (result, { name, value }) => result.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const needsToken = source.security.length > 0 && !source.security.some((s) => !('XToken' in s));
  const takesFile = method === 'get' && source.security.length === 0 && path.endsWith('{name}');
  return {
    method: method.toUpperCase(),
    url: server + filled,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [
      ...(needsToken ? [{ name: 'X-Token', value: placeholder }] : []),
      ...(takesFile
        ? [
            {
              name: 'Accept',
              value: findFileName(operation).endsWith('.pdf') ? 'application/pdf' : 'image/*',
            },
          ]
        : []),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
      ...values('header'),
    ],
    queryString: values('query'),
    headersSize: -1,
    bodySize: -1,
    ...(body !== undefined && {
      postData: { mimeType: 'application/json', text: JSON.stringify(body) },
    }),
  };
}

/**
 * The request of an operation's first example in every language of the reference.
 * @param server the address that the samples call, without a slash at its end
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
      // curl alone shows the text as it is sent: many lines there, one line for the others to replace.
      if (id === 'curl' && har.postData) har.postData.text = pretty(body);
      const converted = await new HTTPSnippet(har).convert(target, client);
      const plain = [converted].flat()[0] ?? '';
      const withBody = body === undefined ? plain : edits.body(plain, { body, file });
      const source = edits.answer[kind](withBody, { body, file });
      return {
        id,
        label,
        language,
        source: id === 'java' ? `${javaImports(kind)}\n\n${source}` : source,
      };
    }),
  );
}
