import { describe, expect, it } from 'vitest';
import type { CodeSample } from '../samples/list-code-samples';
import { checkSamples } from './check-samples';

const sample = (language: string, text: string, meta = ''): CodeSample => ({
  file: 'x.mdx',
  line: 1,
  language,
  meta,
  text,
});

// The start of the URL, as the samples have it.
const address = '`$' + '{process.env.BASE_URL}';

const messagesOf = async (codeSample: CodeSample) =>
  (await checkSamples([codeSample])).diagnostics.map(({ message }) => message).join('\n');

describe('checkSamples', () => {
  it.each([
    ['a call to an unknown operation', sample('bash', 'curl "$BASE_URL/nothing"'), /no operation/],
    ['a call without a token', sample('bash', 'curl "$BASE_URL/appointments"'), /X-Token/],
    [
      'an unknown query parameter',
      sample(
        'bash',
        'curl -G "$BASE_URL/policies" -H "X-Token: $TOKEN" --data-urlencode "search=%" --data-urlencode "sort=x"',
      ),
      /no query parameter sort/,
    ],
    [
      'a missing query parameter',
      sample('bash', 'curl "$BASE_URL/policies" --header "X-Token: $TOKEN"'),
      /needs the query parameter search/,
    ],
    [
      'a misspelled field in a body',
      sample('bash', `curl "$BASE_URL/token" --json '{"emial": "a@example.com"}'`),
      /unknown field "emial"/,
    ],
    ['an unsupported command', sample('bash', 'rm -rf /'), /Unsupported command/],
    [
      'a body with the wrong type',
      sample('http', 'POST /api/v2/token HTTP/1.1\nContent-Type: application/json\n\n{"email": 1}'),
      /must be string/,
    ],
    [
      'an HTTP message without a request line',
      sample('http', 'GET /api/v2/token'),
      /Expected a request line/,
    ],
    ['JSON without a declared schema', sample('json', '{}'), /does not declare/],
    ['configuration that is not JSON', sample('jsonc', '{"a": 1'), /./],
    ['an unknown schema', sample('json', '{}', 'schema="Polcy"'), /no schema "Polcy"/],
    [
      'an operation without a body',
      sample('json', '{}', 'body="getAppointment"'),
      /no JSON request body/,
    ],
    [
      'JSON that does not match its schema',
      sample('json', '{"policyId": "x"}', 'schema="Policy"'),
      /integer/,
    ],
    [
      'invalid JSON of the element contract',
      sample('json', '{"type": "titel"}', 'schema="element"'),
      /titel|element/,
    ],
    [
      'TypeScript that does not compile',
      sample('typescript', 'const a: number = "b";'),
      /not assignable/,
    ],
    [
      'TypeScript that calls an unknown operation',
      sample('typescript', `await fetch(${address}/nothing\`);`),
      /no operation/,
    ],
    [
      'TypeScript that sends an invalid body',
      sample(
        'typescript',
        `await fetch(${address}/token\`, { method: 'POST', body: JSON.stringify({ emial: 'a' }) });`,
      ),
      /unknown field "emial"/,
    ],
    ['invalid Python', sample('python', 'def x(:\n'), /not valid Python/],
    [
      'Python that sends an invalid body',
      sample('python', `requests.post(f"{os.environ['BASE_URL']}/token", json={"emial": "a"},)`),
      /unknown field "emial"/,
    ],
    ['an invalid diagram', sample('dot', 'digraph {'), /syntax error/],
    ['an unsupported language', sample('cobol', 'STOP RUN.'), /Unsupported language "cobol"/],
  ])('reports %s', async (_, codeSample, message) => {
    expect(await messagesOf(codeSample)).toMatch(message);
  });
});
