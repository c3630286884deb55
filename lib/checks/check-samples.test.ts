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

// The address as the samples write it.
const address = '`$' + '{process.env.BASE_URL}';

const messagesOf = async (found: CodeSample) =>
  (await checkSamples([found])).diagnostics.map(({ message }) => message).join('\n');

describe('checkSamples', () => {
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
    ['a command that nobody knows', sample('bash', 'rm -rf /'), /Unsupported command/],
    [
      'a body of the wrong type',
      sample('http', 'POST /api/v2/token HTTP/1.1\nContent-Type: application/json\n\n{"email": 1}'),
      /must be string/,
    ],
    ['no request line', sample('http', 'GET /api/v2/token'), /Expected a request line/],
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
