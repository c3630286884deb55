import { type HarRequest, HTTPSnippet, type TargetId } from 'httpsnippet-lite';

export type { HarRequest };

/** What an operation returns: a sample prints JSON, saves a file, or prints the status. */
export type ResponseKind = 'json' | 'file' | 'status';

export type LanguageSample = {
  /** The value under which the reader's choice of a language is stored. */
  id: 'curl' | 'typescript' | 'python' | 'java' | 'csharp';
  label: string;
  /** The language's name in the syntax highlighter. */
  language: string;
  source: string;
};

/** The placeholder of the reader's access token in samples. */
export const tokenPlaceholder = 'YOUR_ACCESS_TOKEN';

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
    // White space between the values of JSON has no meaning, so the body can be indented like the options.
    body: (source) => source.replace(/--data '[\s\S]*$/, (data) => indent(data, '  ')),
    response: {
      json: (source) => source,
      status: (source) => source.replace('curl ', 'curl --include '),
      // Without --fail, curl saves an error record as the file. The parser of a multipart file needs its headers.
      file: (source, { file }) =>
        [
          source.replace('curl ', 'curl --fail '),
          ...(file.endsWith('.bin') ? [`--dump-header ${file.replace('.bin', '.headers')}`] : []),
          `--output ${file}`,
        ].join(' \\\n  '),
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
          `if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);\n  await writeFile('${file}', Buffer.from(await response.arrayBuffer()))`,
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
          `response.raise_for_status()\nwith open("${file}", "wb") as file:\n    file.write(response.content)`,
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
          .replace(
            'HttpResponse.BodyHandlers.ofString()',
            `info -> info.statusCode() == 200\n        ? HttpResponse.BodySubscribers.ofFile(Path.of("${file}"))\n        : HttpResponse.BodySubscribers.replacing(null)`,
          )
          .replace('response.body()', 'response.statusCode()'),
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

/**
 * Creates a request in every language of the reference.
 * @param request.har the request without its body (http://www.softwareishard.com/blog/har-12-spec/)
 * @param request.body the JSON value of the body; undefined if there is none
 * @param request.file the name of the file to which a sample saves the response
 */
export async function createLanguageSamples({
  har,
  body,
  kind,
  file,
}: {
  har: HarRequest;
  body: unknown;
  kind: ResponseKind;
  file: string;
}): Promise<LanguageSample[]> {
  return Promise.all(
    languages.map(async ({ id, label, language, target, client, ...edits }) => {
      // curl shows the text as it is sent, so it is indented; the patterns of the other languages expect one line.
      const text = id === 'curl' ? formatJson(body) : JSON.stringify(body);
      const request: HarRequest =
        body === undefined ? har : { ...har, postData: { mimeType: 'application/json', text } };
      const converted = await new HTTPSnippet(structuredClone(request)).convert(target, client);
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
