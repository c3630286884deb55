import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun } from '../../../../tests/support/can-run';
import type { Workflow } from '../../../api/arazzo/arazzo-schema';
import { writeCSharpProgram } from './csharp-program';
import { writeJavaProgram } from './java-program';
import { writePythonProgram } from './python-program';
import { writeShellProgram } from './shell-program';
import { writeTypeScriptProgram } from './typescript-program';
import { buildProgram } from './workflow-program';

/** What is special in one of the languages. */
const texts = [
  'a\nb\r\n\tc\f\b\\',
  'a\\nb C:\\users \\u000a \\d',
  `"'\`""" \\" \\' ''' """"`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell and JavaScript would replace it
  '$HOME ${x} $(x) `x` {x} {{x}} {{{ }}} %s %% %d !x',
  'a\u2028b\u2029c\u0085d\u007fe',
  '😀 é e\u0301 \ufeff',
  '*/ // # <!--',
  '__proto__',
  ...fc.sample(fc.string({ unit: 'grapheme' }), { numRuns: 20, seed: 53 }),
].filter((text) => !text.startsWith('$inputs'));

const payload = Object.fromEntries([
  ...texts.map((text) => [text, text]),
  ['list', [texts, true, null, 1.5]],
  ['variable', '$inputs.text'],
]);
const body = { ...payload, variable: texts.join('') };

/** A workflow with every text wherever a program has one. */
const workflow = (description: string, requestPayload: unknown): Workflow =>
  ({
    summary: description,
    inputs: { properties: { text: { type: 'string', default: texts.join(''), description } } },
    steps: [
      {
        stepId: 'send',
        operationId: 'send',
        description,
        parameters: [{ name: 'q', in: 'query', value: texts.join('') }],
        requestBody: { contentType: 'application/json', payload: requestPayload },
        successCriteria: [{ condition: '$statusCode == 200' }],
      },
    ],
  }) as unknown as Workflow;

const operations = { send: { method: 'post', path: '/send', base: '' } };
const programs = (requestPayload: unknown = payload) =>
  texts.map((text) => buildProgram(workflow(text, requestPayload), operations, {}));
const base = 'https://x.example/api/v2';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, file: string, source: string): string => {
  writeFileSync(join(folder, file), source);
  return execFileSync(command, [file], { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
};

describe('programs send the texts of a workflow, whatever they contain', () => {
  it('in TypeScript', async () => {
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
    for (const program of programs()) {
      const source = writeTypeScriptProgram(program, base).replace('process.env.BASE_URL ??', '');
      const { outputText } = ts.transpileModule(source, {
        compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
      });
      const sent: unknown[] = [];
      const fetch = async (url: URL, init: RequestInit) => {
        sent.push(url.searchParams.get('q'), JSON.parse(String(init.body)));
        return new Response('');
      };
      await new AsyncFunction('fetch', 'console', outputText)(fetch, { log: () => {} });
      expect(sent).toEqual([texts.join(''), body]);
    }
  });

  it.runIf(canRun('python3', ['--version']))('in Python', () => {
    const sources = programs().map((program) => writePythonProgram(program, base));
    writeFileSync(join(folder, 'programs.json'), JSON.stringify(sources));
    const output = run(
      'python3',
      'programs.py',
      `import json, sys, types
requests = types.ModuleType("requests")
class Response: status_code = 200; headers = {}; content = b""
def request(method, url, timeout, params, json):
    sent.append([params["q"], json])
    return Response()
requests.request = request
sys.modules["requests"] = requests
sent = []
for source in json.load(open("programs.json", encoding="utf-8")):
    exec(compile(source, "program", "exec"), {"print": lambda *_: None})
print(json.dumps(sent))`,
    );
    expect(JSON.parse(output)).toEqual(texts.map(() => [texts.join(''), body]));
  });

  it.runIf(canRun('bash', ['--version']) && canRun('jq', ['--version']))('with curl', () => {
    const curl =
      'curl() { while [ $# -gt 0 ]; do [ "$1" = --data ] && printf "%s" "$2" > sent; shift; done; echo 200; }\n';
    for (const sent of [payload, { ...payload, variable: 'none' }]) {
      const [program] = programs(sent);
      if (!program) throw new Error('Expected a program');
      run('bash', 'program.sh', curl + writeShellProgram(program, base));
      const text = execFileSync('cat', ['sent'], { cwd: folder, encoding: 'utf8' });
      expect(JSON.parse(text)).toEqual(sent === payload ? body : sent);
    }
    for (const program of programs()) {
      writeFileSync(join(folder, 'program.sh'), writeShellProgram(program, base));
      execFileSync('bash', ['-n', 'program.sh'], { cwd: folder });
    }
  });

  it.runIf(canRun('java', ['--list-modules']))('in Java', () => {
    const methods = [payload, { ...payload, variable: 'none' }].map((sent, index) => {
      const [program] = programs(sent);
      const source = program ? writeJavaProgram(program, base) : '';
      const block = /"""[\s\S]*?"""(?:\.formatted\(.*\))?/.exec(source)?.[0] ?? '';
      const comments = programs().map(({ title }) => {
        const written = writeJavaProgram({ title, notes: [], inputs: [], calls: [] }, base);
        return written.split('\n')[0];
      });
      return `${comments.join('\n')}\nstatic String body${index}() { return ${block.replace('JSON.writeValueAsString(text)', '"null"')}; }`;
    });
    const output = run(
      'java',
      'Programs.java',
      `import java.util.*; import java.nio.charset.StandardCharsets;
class Programs {
${methods.join('\n')}
public static void main(String[] args) {
  for (String text : List.of(body0(), body1()))
    System.out.println(Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)));
}}`,
    );
    const sent = output
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(Buffer.from(line, 'base64').toString()));
    expect(sent).toEqual([
      { ...body, variable: null },
      { ...body, variable: 'none' },
    ]);
  });

  it('in C#, by its rules for raw texts', () => {
    const [program] = programs({ ...payload, variable: 'none' });
    const source = program ? writeCSharpProgram(program, base) : '';
    const raw = /\$\$"""\n([\s\S]*?)\n {4}"""/.exec(source)?.[1] ?? '';
    expect(raw).not.toMatch(/\{\{|\}\}|"""|[\r\u0085\u2028\u2029]/);
    for (const line of raw.split('\n')) expect(line).toMatch(/^ {4}/);
    expect(JSON.parse(raw)).toEqual({ ...body, variable: 'none' });
  });
});
