import { bundledLanguages } from 'shiki';
import { beforeAll, expect, test } from 'vitest';
import { isUnclear } from '../../../tests/support/is-unclear';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { checkSamples } from './check-samples';

// The start of the URL, as the samples have it.
const address = '`$' + '{process.env.BASE_URL}';

/** Samples that are not about the API, or say why they are not checked. */
const accepted: ReadonlyArray<readonly [fence: string, text: string]> = [
  ...Object.keys(bundledLanguages).map((language) => [language, '…'] as const),
  ['', 'a\n└── b'],
  ['text', 'a log'],
  ['jsonc', '{\n  // why\n  "a": [1, 2,],\n}'],
  ['json', '{ "compilerOptions": { "strict": true } }'],
  ['bash', '$ docker run nginx | tail'],
  ['bash', 'curl https://hooks.example.org/in -H "Authorization: Bearer $TOKEN"'],
  ['http', 'GET https://example.com/health HTTP/1.1'],
  ['typescript', "import express from 'express';\nconst app = express();"],
  ['python', 'df = pd.read_csv('],
  ['html', "<script>fetch('/api/v2/nope')</script>"],
  ['', 'GET /api/v2/token 200'],
  ['bash nocheck="a fragment"', 'curl "$BASE_URL/nope"'],
];

/** What a sample has, with its language and metadata, and what the check must report. `line` is that of the fault. */
type Row = readonly [name: string, fence: string, text: string, reports: RegExp, line?: number];

// biome-ignore format: a table
const rows: Row[] = [
  ['an unknown language', 'jsn', '{}', /advice: Unknown language "jsn".*closest is json/],
  ['an unknown language that declares a schema', 'jsn schema="Policy"', '{}', /error: Unknown language "jsn"/],
  ['a schema of another language', 'yaml schema="Policy"', 'a: 1', /Only JSON has a schema/],
  ['JSON that looks like a schema', 'json', '{"showDetails": true, "timestamp": "1"}', /advice: .*but is not checked.*nocheck/],
  ['JSON with an omission', 'json', '{ "a": 1, ... }', /advice: The code is not JSON.*text for an excerpt/],
  ['an unknown schema', 'json schema="Polcy"', '{}', /no schema "Polcy".*Policy/],
  ['the body of an unknown operation', 'json body="nope"', '{}', /no operation "nope".*createToken/],
  ['an operation without a body', 'json body="getAppointment"', '{}', /no JSON request body/],
  ['JSON that does not match its schema', 'json schema="Policy"', '{"policyId": "x"}', /policyId: This is of another type.*a whole number/],
  ['an unknown field', 'json schema="Appointment"', '{\n  "apointmentId": 1 }', /unknown field "apointmentId".*the closest is appointmentId/, 2],
  ['invalid JSON', 'json schema="Token"', '{\n  "token":\n}', /valid JSON/, 3],
  ['a field twice', 'json schema="Token"', '{ "token": "a", "token": "b" }', /Duplicate key/],
  ['invalid JSON of the element contract', 'json schema="element"', '{"type": "titel"}', /no element "titel"/],
  ['configuration that is not JSON', 'jsonc', '{"a": 1', /./],
  ['an unsupported command beside a call', 'bash', 'rm -rf /\ncurl "$BASE_URL/token"', /Unsupported command "rm"/],
  ['a shell operator', 'bash', 'curl "$BASE_URL/token" | jq', /Shell operators/],
  ['a call to an unknown operation', 'bash', 'curl "$BASE_URL/nope"', /no operation GET \/nope/],
  ['a call without a token', 'bash', 'curl "$BASE_URL/appointments"', /X-Token/],
  ['an unknown query parameter', 'bash', 'curl -G "$BASE_URL/policies" -H "X-Token: $TOKEN" --data-urlencode "search=%" --data-urlencode "sort=x"', /no query parameter sort/],
  ['a missing query parameter', 'bash', 'curl "$BASE_URL/policies" --header "X-Token: $TOKEN"', /needs the query parameter search/],
  ['curl without a URL', 'bash check', 'curl', /no URL/],
  ['an unknown option of curl', 'bash', 'curl --nope x "$BASE_URL/token"', /Unsupported curl option/],
  ['a body that is not JSON', 'bash', `curl "$BASE_URL/token" --json '{ "email": }'`, /not JSON/],
  ['a body with a wrong type', 'bash', `curl "$BASE_URL/token" --json '{ "email": 1 }'`, /email: This is of another type.*a text/],
  ['a misspelled field in a body', 'bash', `curl "$BASE_URL/token" --json '{"emial": "a@example.com"}'`, /unknown field "emial".*email/],
  ['an HTTP message without a request line', 'http', 'GET /api/v2/token', /Expected a request line/],
  ['a body with a wrong type over HTTP', 'http', 'POST /api/v2/token HTTP/1.1\nContent-Type: application/json\n\n{"email": 1}', /email: This is of another type.*a text/],
  ['an unknown operation over HTTP', 'http', 'GET /api/v2/nope HTTP/1.1', /no operation GET \/nope/],
  ['the URL of another site', 'http check', 'GET http:// HTTP/1.1', /a URL below/],
  ['a call with another name of the language', 'sh', 'curl "$BASE_URL/nope"', /no operation GET \/nope/],
  ['a call after a prompt', 'console', 'Output of $BASE_URL\n$ curl "$BASE_URL/nope"', /no operation GET \/nope/],
  ['a call by its path', 'bash', 'curl /appointments', /another URL/],
  ['a call by the URL of a server', 'bash', 'curl http://localhost:4010/api/v2/nope', /no operation GET \/nope/],
  ['JavaScript that calls an unknown operation', 'js', `await fetch(${address}/nothing\`);`, /no operation/],
  ['a type of a download', 'ts', "import type { Nope } from './doctor-api';", /Nope/],
  ['TypeScript that does not compile', 'typescript check', '\nconst a: number = "b";', /not assignable/, 2],
  ['TypeScript with a syntax error', 'typescript check', 'const a = ;', /Expression expected/],
  ['TypeScript that calls an unknown operation', 'typescript', `await fetch(${address}/nothing\`);`, /no operation/],
  ['TypeScript that sends an invalid body', 'typescript', `await fetch(${address}/token\`, { method: 'POST', body: JSON.stringify({ emial: 'a' }) });`, /unknown field "emial".*email/],
  ['invalid Python', 'python check', 'def a(:', /not valid Python/],
  ['Python that calls an unknown operation', 'python', `requests.get(f"{os.environ['BASE_URL']}/nope")`, /no operation GET \/nope/],
  ['Python that sends an invalid body', 'python', `requests.post(f"{os.environ['BASE_URL']}/token", json={"emial": "a"},)`, /unknown field "emial".*email/],
  ['an invalid diagram', 'dot', 'digraph { a -> }', /syntax error/],
];

let diagnostics: Diagnostic[];

beforeAll(async () => {
  const samples = rows.map(([name, fence, text]) => {
    const [language = ''] = fence.split(' ', 1);
    return { file: name, line: 11, language, meta: fence.slice(language.length), text };
  });
  // Together, because TypeScript reads its libraries for each call.
  ({ diagnostics } = await checkSamples(samples));
}, 60_000);

test.for(rows)('reports %s', ([name, , , reports, line = 1]) => {
  const found = diagnostics.filter(({ file }) => file === name);
  expect(found.filter(isUnclear)).toEqual([]);
  expect(
    found.map(
      (problem) => `${problem.line}: ${problem.severity}: ${problem.message} | ${problem.expected}`,
    ),
  ).toContainEqual(expect.stringMatching(new RegExp(`^${10 + line}: .*${reports.source}`)));
});

test('accepts code in all languages that is not about the API', async () => {
  const samples = accepted
    .filter(([, text], index) => text !== '…' || !/^jsonc?$/.test(accepted[index]?.[0] ?? ''))
    .map(([fence, text]) => {
      const [language = ''] = fence.split(' ', 1);
      return { file: fence || text, line: 1, language, meta: fence.slice(language.length), text };
    });
  expect((await checkSamples(samples)).diagnostics).toEqual([]);
});
