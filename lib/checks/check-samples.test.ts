import { describe, expect, it } from 'vitest';
import { checkSamples } from '../lib/checks/check-samples';
import { formatDiagnostics } from '../lib/diagnostics/diagnostic';
import { listFiles, readText } from '../lib/files/project-files';
import { type CodeSample, listCodeSamples } from '../lib/samples/list-code-samples';

const samples = ['content/docs', 'content/api']
  .flatMap((folder) => listFiles(folder, '.mdx'))
  .flatMap((file) => listCodeSamples(readText(file), file));

const sample = (language: string, text: string, meta = ''): CodeSample => ({
  file: 'x.mdx',
  line: 1,
  language,
  meta,
  text,
});

// The address as the samples write it.
const address = '`$' + '{process.env.BASE_URL}';

const messagesOf = async (found: CodeSample) =>
  (await checkSamples([found])).diagnostics.map(({ message }) => message).join('\n');

describe('the code samples', () => {
  it('are all checked, and all right', async () => {
    const { diagnostics: faults, counts } = await checkSamples(samples);
    expect(formatDiagnostics(faults)).toBe('');
    const checked = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(
      `${checked} code samples checked, ${samples.length - checked} unchecked: ${JSON.stringify(counts)}`,
    );
    expect(checked).toBe(samples.length);
  }, 60_000);

  it.each([
    ['a call of no operation', sample('bash', 'curl "$BASE_URL/nothing"'), /no operation/],
    ['a call without its token', sample('bash', 'curl "$BASE_URL/appointments"'), /X-Token/],
    [
      'a query parameter that the operation does not have',
      sample(
        'bash',
        'curl -G "$BASE_URL/policies" -H "X-Token: $TOKEN" --data-urlencode "search=%" --data-urlencode "sort=x"',
      ),
      /no query parameter sort/,
    ],
    [
      'a query without what it needs',
      sample('bash', 'curl "$BASE_URL/policies" --header "X-Token: $TOKEN"'),
      /needs the query parameter search/,
    ],
    [
      'a misspelt field of a body',
      sample('bash', `curl "$BASE_URL/token" --json '{"emial": "a@example.com"}'`),
      /emial is no field/,
    ],
    ['a command that nobody knows', sample('bash', 'rm -rf /'), /not known/],
    [
      'a body of the wrong type',
      sample('http', 'POST /api/v2/token HTTP/1.1\nContent-Type: application/json\n\n{"email": 1}'),
      /must be string/,
    ],
    ['no request line', sample('http', 'GET /api/v2/token'), /no request line/],
    ['JSON that says not what it shows', sample('json', '{}'), /does not say/],
    ['JSON of another schema', sample('json', '{"policyId": "x"}', 'schema="Policy"'), /integer/],
    ['contract JSON that is wrong', sample('json', '{"type": "titel"}', 'live'), /titel|element/],
    [
      'TypeScript that does not compile',
      sample('typescript', 'const a: number = "b";'),
      /not assignable/,
    ],
    [
      'TypeScript that calls no operation',
      sample('typescript', `await fetch(${address}/nothing\`);`),
      /no operation/,
    ],
    [
      'TypeScript that sends a wrong body',
      sample(
        'typescript',
        `await fetch(${address}/token\`, { method: 'POST', body: JSON.stringify({ emial: 'a' }) });`,
      ),
      /emial is no field/,
    ],
    ['no Python', sample('python', 'def x(:\n'), /No Python/],
    [
      'Python that sends a wrong body',
      sample('python', `requests.post(f"{os.environ['BASE_URL']}/token", json={"emial": "a"},)`),
      /emial is no field/,
    ],
    ['no diagram', sample('dot', 'digraph {'), /syntax error/],
    ['a language that nothing checks', sample('cobol', 'STOP RUN.'), /Nothing checks/],
  ])('are wrong with %s', async (_, found, message) => {
    expect(await messagesOf(found)).toMatch(message);
  });
});
