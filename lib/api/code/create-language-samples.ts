import { parseExactJson, writeExactJson } from '../../kit/json/exact-json';
import { ExactNumber } from '../../kit/json/exact-number';
import { isRecord } from '../../kit/json/is-record';
import type { HttpRequest } from '../call/api-call';
import { type FormPart, readBoundary, writeMultipart } from '../call/request-body';
import { escapeLineSeparators, quoteDouble, quoteForShell, quoteSingle } from './string-literals';

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

type Pairs = ReadonlyArray<readonly [name: string, value: string]>;

/** What samples do with a response. */
export type SampleResult = {
  kind: ResponseKind;
  /** The name of the file to which a sample saves the response. */
  file: string;
};

/** A body as the languages write it. */
type Body = {
  /** JSON is indented, and has no line ends within its texts. */
  text: string;
  isJson: boolean;
  /** Whether the value of a literal in JavaScript and in Python, written as JSON, is this JSON. */
  isLiteral: boolean;
};

type Sample = Omit<HttpRequest, 'body'> &
  SampleResult & {
    /** The URL without a query. */
    address: string;
    query: Pairs;
    /** Without the type of a form, which the languages add themselves. */
    headers: Pairs;
    body: Body | undefined;
    /** The parts of a form that the languages encode themselves. */
    form: readonly FormPart[];
    /** The media type of the form, for a language that does not. */
    formType: string;
  };

const indent = (text: string, indentation: string) => text.replaceAll('\n', `\n${indentation}`);

/** Whether literals can have a value: no number that they would change, and no key that JavaScript takes otherwise. */
function isLiteral(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isLiteral);
  if (!isRecord(value)) return !(value instanceof ExactNumber);
  return !Object.hasOwn(value, '__proto__') && Object.values(value).every(isLiteral);
}

/** A text as a browser sends it: with U+FFFD for half of a surrogate pair. */
const toSent = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

function readBody(text: string): Body {
  const sent = toSent(text);
  const json = parseExactJson(sent);
  if (json?.repeatedKey !== undefined) return { text: sent, isJson: false, isLiteral: false };
  return {
    text: json ? escapeLineSeparators(writeExactJson(json.value, 2)) : sent,
    isJson: json !== undefined,
    isLiteral: json !== undefined && isLiteral(json.value),
  };
}

/** Linux refuses arguments of more than 128 KiB. */
const maxArgument = 100_000;

/** A line that a text does not have, so that it can end the text. */
const findEnd = (text: string, end = 'BODY'): string =>
  text.split('\n').includes(end) ? findEnd(text, `${end}_`) : end;

function writeCurlBody({ text, isJson }: Body): string {
  if (text.length < maxArgument) {
    // White space between the values of JSON has no meaning, so it can be indented like the options.
    return isJson
      ? `--data ${quoteForShell(indent(text, '  '))}`
      : `--data-raw ${quoteForShell(text)}`;
  }
  const end = findEnd(text);
  return `--data-binary @- <<'${end}'\n${text}\n${end}`;
}

/** The name of a file in an option of curl, for which some characters have a meaning. */
const quoteFormFile = (name: string): string =>
  /^[\w. -]+$/.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;

/** Only --form-string sends values literally that begin with `@` or `<`. */
const writeCurlPart = (part: FormPart): string =>
  'value' in part
    ? `--form-string ${quoteForShell(`${part.name}=${part.value}`)}`
    : `--form ${quoteForShell(`${part.name}=@${quoteFormFile(part.fileName)}`)}`;

function writeCurl({ method, url, headers, body, form, kind, file }: Sample): string {
  // Without --fail, curl saves an error record as the file. The parser of a multipart file needs its headers.
  const option = { json: '', status: '--include ', file: '--fail ' }[kind];
  const saving = [
    ...(file.endsWith('.bin')
      ? [`--dump-header ${quotePlain(file.replace('.bin', '.headers'))}`]
      : []),
    `--output ${quotePlain(file)}`,
  ];
  // With --request HEAD, curl would wait for a body.
  const request = method === 'HEAD' ? '--head' : `${option}--request ${method}`;
  return [
    `curl ${request}`,
    `--url ${quoteForShell(url)}`,
    ...headers.map(([name, value]) => `--header ${quoteForShell(`${name}: ${value}`)}`),
    ...(kind === 'file' ? saving : []),
    ...(body ? [writeCurlBody(body)] : []),
    ...form.map(writeCurlPart),
  ].join(' \\\n  ');
}

/** A text without quotes if a shell needs none. */
const quotePlain = (text: string) => (/^[\w.-]+$/.test(text) ? text : quoteForShell(text));

const writeTypeScriptPart = (part: FormPart): string =>
  'value' in part
    ? `body.append(${quoteSingle(part.name)}, ${quoteSingle(part.value)});\n`
    : `body.append(${quoteSingle(part.name)}, new Blob([await readFile(${quoteSingle(part.fileName)})]), ${quoteSingle(part.fileName)});\n`;

function writeTypeScript({ method, url, headers, body, form, kind, file }: Sample): string {
  const pairs = headers.map(([name, value]) => `${quoteSingle(name)}: ${quoteSingle(value)}`);
  const options = [
    `method: '${method}'`,
    ...(pairs.length > 0 ? [`headers: {${pairs.join(', ')}}`] : []),
    ...(body
      ? [
          `body: ${body.isLiteral ? `JSON.stringify(${indent(body.text, '  ')})` : quoteSingle(body.text)}`,
        ]
      : []),
    ...(form.length > 0 ? ['body'] : []),
  ];
  const imports = [
    ...(form.some((part) => 'fileName' in part) ? ['readFile'] : []),
    ...(kind === 'file' ? ['writeFile'] : []),
  ];
  const result = {
    json: ['const data = await response.json();', 'console.log(data);'],
    status: ['console.log(response.status);'],
    file: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a template
      'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
      `await writeFile(${quoteSingle(file)}, Buffer.from(await response.arrayBuffer()));`,
    ],
  }[kind];
  return `${imports.length > 0 ? `import { ${imports.join(', ')} } from 'node:fs/promises';\n\n` : ''}const url = ${quoteSingle(url)};
${form.length > 0 ? `const body = new FormData();\n${form.map(writeTypeScriptPart).join('')}` : ''}const options = ${body ? `{\n  ${options.join(',\n  ')}\n}` : `{${options.join(', ')}}`};

try {
  const response = await fetch(url, options);
  ${result.join('\n  ')}
} catch (error) {
  console.error(error);
}`;
}

const pythonConstants: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

/** Turns JSON into a literal of Python: its texts and its numbers are the same. */
const toPython = (json: string) =>
  json.replace(/"(?:\\.|[^"\\])*"|true|false|null/g, (token) => pythonConstants[token] ?? token);

/** A query as an object, in which a name that is repeated has a list. */
function groupQuery(query: Pairs): Record<string, string | string[]> {
  const names = [...new Set(query.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.filter((pair) => pair[0] === name).map(([, value]) => value);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Writes an object of texts, on one line if it is short. */
function writePythonTexts(texts: Readonly<Record<string, unknown>>): string {
  const lines = escapeLineSeparators(JSON.stringify(texts, null, 4));
  const line = lines.replace(/(?<=[{[])\n *|\n *(?=[}\]])/g, '').replace(/\n */g, ' ');
  return line.length > 60 ? lines : line;
}

const writePythonPart = (part: FormPart): string => {
  const content =
    'value' in part
      ? `None, ${quoteDouble(part.value)}`
      : `${quoteDouble(part.fileName)}, open(${quoteDouble(part.fileName)}, "rb")`;
  return `    (${quoteDouble(part.name)}, (${content})),\n`;
};

function writePython({ method, address, query, headers, body, form, kind, file }: Sample): string {
  const payload = body?.isLiteral
    ? toPython(body.text.replace(/^ +/gm, (spaces) => spaces + spaces))
    : `${quoteDouble(body?.text ?? '')}.encode("utf-8")`;
  const options = [
    ...(query.length > 0 ? ['params=querystring'] : []),
    ...(headers.length > 0 ? ['headers=headers'] : []),
    ...(body ? [body.isLiteral ? 'json=payload' : 'data=payload'] : []),
    ...(form.length > 0 ? ['files=files'] : []),
  ];
  const result = {
    json: 'print(response.json())',
    status: 'print(response.status_code)',
    file: `response.raise_for_status()\nwith open(${quoteDouble(file)}, "wb") as file:\n    file.write(response.content)`,
  }[kind];
  return `import requests

url = ${quoteDouble(address)}

${query.length > 0 ? `querystring = ${writePythonTexts(groupQuery(query))}\n\n` : ''}${body ? `payload = ${payload}\n\n` : ''}${form.length > 0 ? `files = [\n${form.map(writePythonPart).join('')}]\n\n` : ''}${headers.length > 0 ? `headers = ${writePythonTexts(Object.fromEntries(headers))}\n\n` : ''}response = requests.${method.toLowerCase()}(${['url', ...options].join(', ')})

${result}`;
}

/** A constant of Java has up to 65,535 bytes, and a character up to 3. */
const maxJavaConstant = 20_000;

function writeJavaText({ text, isJson }: Pick<Body, 'text' | 'isJson'>): string {
  if (text.length > maxJavaConstant) {
    const parts = text.match(new RegExp(`[^]{1,${maxJavaConstant}}`, 'g')) ?? [];
    return `String.join("",\n        ${parts.map(quoteDouble).join(',\n        ')})`;
  }
  if (!isJson) return quoteDouble(text);
  return `"""\n        ${indent(text, '        ').replaceAll('\\', '\\\\')}\n        """`;
}

const publishers = 'HttpRequest.BodyPublishers';

/** The standard library has no forms, so their parts are texts and files. */
function writeJavaForm(form: readonly FormPart[], formType: string): string {
  const chunks = writeMultipart(form, readBoundary(formType)).map((chunk) =>
    typeof chunk === 'string'
      ? `ofString(${writeJavaText({ text: chunk, isJson: false })})`
      : `ofFile(Path.of(${quoteDouble(chunk.fileName)}))`,
  );
  const [only = ''] = chunks;
  if (chunks.length === 1) return only;
  return `concat(\n        ${chunks.map((chunk) => `${publishers}.${chunk}`).join(',\n        ')})`;
}

function writeJava(sample: Sample): string {
  const { method, url, headers, body, form, formType, kind, file } = sample;
  const type = kind === 'file' ? 'Path' : 'String';
  const handler =
    kind === 'file'
      ? `info -> info.statusCode() == 200\n        ? HttpResponse.BodySubscribers.ofFile(Path.of(${quoteDouble(file)}))\n        : HttpResponse.BodySubscribers.replacing(null)`
      : 'HttpResponse.BodyHandlers.ofString()';
  const bodyPublisher = body ? `ofString(${writeJavaText(body)})` : 'noBody()';
  const publisher = form.length > 0 ? writeJavaForm(form, formType) : bodyPublisher;
  const needsPath = kind === 'file' || publisher.startsWith('concat(');
  const allHeaders: Pairs = form.length > 0 ? [...headers, ['Content-Type', formType]] : headers;
  const lines = [
    `.uri(URI.create(${quoteDouble(url)}))`,
    ...allHeaders.map(([name, value]) => `.header(${quoteDouble(name)}, ${quoteDouble(value)})`),
    `.method("${method}", ${publishers}.${publisher})`,
    '.build();',
  ];
  return `import java.net.URI;
import java.net.http.*;
${needsPath ? 'import java.nio.file.Path;\n' : ''}
HttpRequest request = HttpRequest.newBuilder()
    ${lines.join('\n    ')}
HttpResponse<${type}> response = HttpClient.newHttpClient().send(request, ${handler});
System.out.println(response.${kind === 'json' ? 'body' : 'statusCode'}());`;
}

const writeCSharpText = ({ text, isJson }: Body) =>
  isJson ? `"""\n        ${indent(text, '        ')}\n        """` : quoteDouble(text);

const writeCSharpPart = (part: FormPart): string =>
  'value' in part
    ? `        { new StringContent(${quoteDouble(part.value)}), ${quoteDouble(part.name)} },\n`
    : `        { new StreamContent(File.OpenRead(${quoteDouble(part.fileName)})), ${quoteDouble(part.name)}, ${quoteDouble(part.fileName)} },\n`;

function writeCSharp({ method, url, headers, body, form, kind, file }: Sample): string {
  const own = headers.filter(([name]) => name !== 'Content-Type');
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? 'application/json';
  const lines = own.map(
    ([name, value]) => `        { ${quoteDouble(name)}, ${quoteDouble(value)} },\n`,
  );
  const content = `    Content = new StringContent(${body ? writeCSharpText(body) : ''})
    {
        Headers =
        {
            ContentType = new MediaTypeHeaderValue(${quoteDouble(type)})
        }
    }
`;
  // EnsureSuccessStatusCode would throw away the body, in which the API says what is wrong.
  const result = {
    json: [
      'var body = await response.Content.ReadAsStringAsync();',
      'Console.WriteLine($"{(int)response.StatusCode} {body}");',
    ],
    status: ['Console.WriteLine((int)response.StatusCode);'],
    file: [
      'if (!response.IsSuccessStatusCode)',
      '    throw new Exception(await response.Content.ReadAsStringAsync());',
      'var body = await response.Content.ReadAsByteArrayAsync();',
      `await File.WriteAllBytesAsync(${quoteDouble(file)}, body);`,
    ],
  }[kind];
  return `using System.Net.Http.Headers;
var client = new HttpClient();
var request = new HttpRequestMessage
{
    Method = HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()},
    RequestUri = new Uri(${quoteDouble(url)}),
${own.length > 0 ? `    Headers =\n    {\n${lines.join('')}    },\n` : ''}${body ? content : ''}${form.length > 0 ? `    Content = new MultipartFormDataContent\n    {\n${form.map(writeCSharpPart).join('')}    }\n` : ''}};
using (var response = await client.SendAsync(request))
{
    ${result.join('\n    ')}
}`;
}

const languages = [
  { id: 'curl', label: 'curl', language: 'shellscript', write: writeCurl },
  { id: 'typescript', label: 'TypeScript', language: 'typescript', write: writeTypeScript },
  { id: 'python', label: 'Python', language: 'python', write: writePython },
  { id: 'java', label: 'Java', language: 'java', write: writeJava },
  { id: 'csharp', label: 'C#', language: 'csharp', write: writeCSharp },
] as const;

/** A form as a text, in which the name of a file is in place of its bytes. */
const writeFormText = (parts: readonly FormPart[], formType: string): string =>
  writeMultipart(parts, readBoundary(formType))
    .map((chunk) => (typeof chunk === 'string' ? chunk : `(${chunk.fileName})`))
    .join('');

/**
 * Whether the languages send a form as it is: their libraries change the ends of lines, curl reads a name up to `=`, and
 * a shell has a limit. Forms with files are theirs in any case.
 */
const isSentAlike = (parts: readonly FormPart[]): boolean =>
  parts.some((part) => 'fileName' in part) ||
  parts.every(
    (part) =>
      'value' in part &&
      !/[\r\n=";]/.test(part.name) &&
      !/[\r\n]/.test(part.value) &&
      part.value.length < maxArgument,
  );

/** Creates a request in every language of the reference. Each sends the body with the same values and digits. */
export function createLanguageSamples(
  { body, headers, ...request }: HttpRequest,
  result: SampleResult,
): LanguageSample[] {
  const formType = headers.find(([name]) => name === 'Content-Type')?.[1] ?? '';
  const isForm = /^multipart\/form-data\b/i.test(formType);
  const form =
    isForm && typeof body === 'object' && isSentAlike(body)
      ? body.map((part) => ('value' in part ? { ...part, value: toSent(part.value) } : part))
      : [];
  const text = typeof body === 'object' ? writeFormText(body, formType) : body;
  const [address = '', query] = request.url.split('?');
  const sample: Sample = {
    ...request,
    ...result,
    address,
    query: [...new URLSearchParams(query)],
    headers: headers.filter(([name]) => form.length === 0 || name !== 'Content-Type'),
    body: text === undefined || form.length > 0 ? undefined : readBody(text),
    form,
    formType,
  };
  return languages.map(({ write, ...language }) => ({ ...language, source: write(sample) }));
}
