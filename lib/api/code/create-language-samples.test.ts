import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun } from '../../../tests/support/can-run';
import { parseExactJson, writeExactJson } from '../../kit/json/exact-json';
import type { HttpRequest } from '../call/api-call';
import type { FormPart } from '../call/request-body';
import { createLanguageSamples, type LanguageSample } from './create-language-samples';

/** What is special in one of the languages, or was wrong once. */
const specialTexts = [
  'a\nb\r\n\tc\f\b',
  'a\\nb C:\\new C:\\users \\u0041 \\d \\',
  `"'\`""" \\" \\' ''' """"`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell and JavaScript would replace it
  '$HOME ${x} $(x) `x` {x} {{x}} %s %% #{x} !x',
  'a\u2028b\u2029c\u0085d\u007fe\u0000f\u001f',
  '😀 \ud800 \udfff \ufeff é e\u0301',
  'BODY\nBODY\nEOF\n',
  '*/ // # <!-- @file',
  ' trailing \n  spaces  \n',
  '__proto__',
];
const texts = fc.oneof(fc.constantFrom(...specialTexts), fc.string({ unit: 'binary' }));
const bodies = fc
  .dictionary(texts, fc.oneof(texts, fc.double(), fc.boolean(), fc.constant(null), fc.array(texts)))
  .map((value) => JSON.stringify(value));

const otherBodies = [
  ...specialTexts.map((text) => JSON.stringify({ [text]: text })),
  '{"id":9007199254740993,"price":1.10,"rate":1e2}',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1},"b":2}',
  '[]',
  '"text"',
  'true',
  'not JSON',
  '@/etc/passwd',
  '{"a": ',
  `{"a": "\ud800"}`,
  JSON.stringify({ text: `${'long "text"\\ '.repeat(20_000)}` }),
  `${'not JSON '.repeat(20_000)}\nBODY\nx`,
];
const allBodies = [...otherBodies, ...fc.sample(bodies, { numRuns: 60, seed: 53 })];

const url = "https://x.example/it's/%22a%22";
const query = specialTexts.map((text, index) => [`q${index % 3}`, text] as const);
const params = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]));
const create = (body: HttpRequest['body']) =>
  createLanguageSamples(
    {
      method: 'POST',
      url: `${url}?${params}`,
      headers: [
        ['X-Token', `a"b'c\\d $e \`f\``],
        ['Content-Type', 'application/json'],
      ],
      body,
    },
    { kind: 'status', file: 'x.bin' },
  );

const writeSource = (id: LanguageSample['id'], body: string | undefined): string =>
  create(body).find((sample) => sample.id === id)?.source ?? '';

/** The text that arrives at a server. White space between the values of JSON has no meaning. */
function normalize(body: string): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(body));
  const json = parseExactJson(text);
  return json && json.repeatedKey === undefined ? writeExactJson(json.value) : text.trimEnd();
}

const expectSent = (sent: { url: string; token: string; body: string }, body: string) => {
  expect(normalize(sent.body)).toBe(normalize(body));
  expect(sent.token).toBe(`a"b'c\\d $e \`f\``);
  const [address, search] = sent.url.split('?');
  expect(address).toBe(url);
  expect(new URLSearchParams(search).getAll('q1')).toEqual(params.getAll('q1'));
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program that prints what each sample sends, and returns the output. */
function run(command: string, file: string, program: string): string {
  writeFileSync(join(folder, file), program);
  return execFileSync(command, [file], { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
}

describe('the samples send what the request has, for any text', () => {
  it('in TypeScript', async () => {
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
    for (const body of allBodies) {
      let sent: { url: string; token: string; body: string } | undefined;
      const fetch = async (target: string, { headers, body: text }: RequestInit) => {
        sent = {
          url: target,
          token: new Headers(headers).get('X-Token') ?? '',
          body: String(text),
        };
        return { status: 200 };
      };
      const log = { log: () => {}, error: (error: unknown) => expect.fail(String(error)) };
      await new AsyncFunction('fetch', 'console', writeSource('typescript', body))(fetch, log);
      if (!sent) throw new Error(`Expected a call with ${body}`);
      expectSent(sent, body);
    }
  });

  it.runIf(canRun('python3', ['--version']))('in Python', () => {
    const sources = allBodies.map((body) => writeSource('python', body));
    writeFileSync(join(folder, 'samples.json'), JSON.stringify(sources));
    const output = run(
      'python3',
      'samples.py',
      `import json, sys, types, urllib.parse
requests = types.ModuleType("requests")
class Response: status_code = 200
def post(url, params=None, headers=None, json=None, data=None):
    import json as library
    body = data.decode("utf-8") if data is not None else library.dumps(json)
    query = urllib.parse.urlencode(params, doseq=True, errors="surrogatepass")
    sent.append({"url": url + "?" + query, "token": headers["X-Token"], "body": body})
    return Response()
requests.post = post
sys.modules["requests"] = requests
sent = []
for source in json.load(open("samples.json", encoding="utf-8")):
    exec(compile(source, "sample", "exec"), {"print": lambda *_: None})
print(json.dumps(sent))`,
    );
    const sent: Array<{ url: string; token: string; body: string }> = JSON.parse(output);
    allBodies.forEach((body, index) => {
      expectSent(sent[index] ?? { url: '', token: '', body: '' }, body);
    });
  });

  it.runIf(canRun('bash', ['--version']))('with curl', () => {
    const output = run(
      'bash',
      'samples.sh',
      `curl() {
  printf '%s\\0' "$@"
  case "$*" in *'--data-binary @-'*) cat ;; esac
  printf '\\0\\1\\0'
}
${allBodies.map((body) => writeSource('curl', body)).join('\n')}`,
    );
    const calls = output.split('\0\u0001\0');
    allBodies.forEach((body, index) => {
      const args = calls[index]?.split('\0') ?? [];
      const dataOption = args.findIndex((text) => text.startsWith('--data'));
      const isFile = args[dataOption] === '--data-binary';
      const sent = args[dataOption + (isFile ? 2 : 1)] ?? '';
      if (args[dataOption] === '--data') expect(sent).not.toMatch(/^@/);
      const token = args.find((text) => text.startsWith('X-Token: '))?.slice(9) ?? '';
      expectSent({ url: args[args.indexOf('--url') + 1] ?? '', token, body: sent }, body);
    });
  });

  it.runIf(canRun('java', ['--list-modules']))('in Java', () => {
    // The compiler reads the literals of all samples at once.
    const methods = allBodies.map((body, index) => {
      const literal = /BodyPublishers\.ofString\(([\s\S]*)\)\)\n {4}\.build/.exec(
        writeSource('java', body),
      )?.[1];
      return `static String body${index}() { return ${literal}; }`;
    });
    const output = run(
      'java',
      'Samples.java',
      `import java.util.*; import java.nio.charset.StandardCharsets;
class Samples {
${methods.join('\n')}
public static void main(String[] args) throws Exception {
  for (int i = 0; i < ${allBodies.length}; i++) {
    String text = (String) Samples.class.getDeclaredMethod("body" + i).invoke(null);
    System.out.println(Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)));
  }
}}`,
    );
    const sent = output.split('\n').map((line) => Buffer.from(line, 'base64').toString());
    allBodies.forEach((body, index) => {
      expect(normalize(sent[index] ?? '')).toBe(normalize(body));
    });
  });

  it('in C#, by its rules for literals', () => {
    for (const body of allBodies) {
      const source = writeSource('csharp', body);
      const raw = /new StringContent\("""\n([\s\S]*?)\n {8}"""\)/.exec(source)?.[1];
      const quoted = /new StringContent\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
      // Every line of a raw text has the indentation of its end, and no other line end than those.
      const lines = raw?.split('\n') ?? [];
      for (const line of lines) expect(line).toMatch(/^ {8}[^\r\u0085\u2028\u2029]*$/);
      const sent = raw ? lines.map((line) => line.slice(8)).join('\n') : JSON.parse(quoted ?? '""');
      expect(normalize(sent)).toBe(normalize(body));
    }
  });
});

describe('the samples of a form send its parts', () => {
  const parts: FormPart[] = [
    ...[...specialTexts, '<file', ';type=text/html', '@file', '@<"file'].map((value, index) => ({
      name: `n${index % 9}`,
      value: Buffer.from(value.replace(/[\r\n\0]/g, '')).toString(),
    })),
    { name: 'file', fileName: 'a;b, "c".pdf' },
  ];
  const withoutFile = parts.slice(0, -1);
  const lines = [{ name: 'a', value: 'b\nc\r\nd\r' }];
  const content = Buffer.from([0, 13, 10, 200, ...Buffer.from('--form-data-boundary--')]);
  /** What a server reads from a request. */
  async function readForm(request: IncomingMessage): Promise<unknown> {
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    const form = await new Response(await buffer(request), { headers }).formData();
    const entries = [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : { name, fileName: value.name, content: await value.bytes() },
    );
    return Promise.all(entries);
  }
  const server = createServer((request, response) => {
    void readForm(request)
      .catch(String)
      .then((found) => response.end(JSON.stringify(found)));
  });
  let address = '';
  beforeAll(async () => {
    writeFileSync(join(folder, 'a;b, "c".pdf'), content);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`;
  });
  afterAll(() => server.close());

  const execute = promisify(execFile);
  const hasRequests = canRun('python3', ['-c', 'import requests']);
  it.each([
    ['curl', 'curl', 'bash', canRun('curl', ['--version'])],
    ['Python', 'python', 'python3', hasRequests],
    ['TypeScript', 'typescript', 'node', true],
  ] as const)('with %s', async (_label, id, command, isAvailable) => {
    for (const form of isAvailable ? [parts, withoutFile, lines] : []) {
      const samples = createLanguageSamples(
        {
          method: 'POST',
          url: address,
          headers: [['Content-Type', 'multipart/form-data; boundary=form-data-boundary']],
          body: form,
        },
        { kind: 'json', file: 'x.bin' },
      );
      const source = samples.find((sample) => sample.id === id)?.source ?? '';
      const file = join(folder, 'form.mjs');
      writeFileSync(
        file,
        source
          .replace('print(response.json())', 'print(response.text)')
          .replace('console.log(data)', 'console.log(JSON.stringify(data))'),
      );
      const { stdout } = await execute(command, [file], { cwd: folder });
      expect(JSON.parse(stdout.slice(stdout.indexOf('[')))).toEqual(
        form.map((part) => ('value' in part ? part : { ...part, content: { ...content } })),
      );
    }
  });
});

it.each(['json', 'file', 'status'] as const)('TypeScript can parse the sample of a %s', (kind) => {
  const [, sample] = createLanguageSamples(
    { method: 'GET', url, headers: [] },
    { kind, file: "it's.pdf" },
  );
  const code = sample?.source.replace(/^import .*$/m, '') ?? '';
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  expect(() => new AsyncFunction(code)).not.toThrow();
});
