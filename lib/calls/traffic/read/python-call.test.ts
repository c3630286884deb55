import { expect, it } from 'vitest';
import { readInput } from './read-input';

/** What is read of a text: each call as `METHOD URL`, its headers, and its body. */
function read(text: string) {
  const { kind, calls } = readInput(text);
  return {
    kind,
    calls: calls.map(({ request, response }) => ({
      line: `${request?.method} ${request?.url}`,
      headers: Object.fromEntries(
        request?.headers.map(({ name, value }) => [name, value] as const) ?? [],
      ),
      body: request?.body?.content,
      mediaType: request?.body?.mediaType,
      status: response?.status,
    })),
  };
}

/** What a reader of texts writes for the value of a variable. */
const unknownToken = ['$', '{token}'].join('');

it('reads JSON, variables, and the query of requests', () => {
  const text = `import requests

BASE = "https://api.test.example.com/api/v2"
headers = {'X-Token': token, "Accept": "application/json"}
payload = {"patientId": 90144, "isUrgent": True, "notes": None}
response = requests.post(f"{BASE}/appointment", headers=headers, json=payload, timeout=5)
other = requests.get(BASE + "/appointments", params={"status": "REQUESTED"}, headers=headers)
`;
  expect(read(text)).toEqual({
    kind: 'fetch',
    calls: [
      {
        line: 'POST https://api.test.example.com/api/v2/appointment',
        headers: { 'X-Token': unknownToken, Accept: 'application/json' },
        body: '{"patientId":90144,"isUrgent":true,"notes":null}',
        mediaType: 'application/json',
        status: undefined,
      },
      {
        line: 'GET https://api.test.example.com/api/v2/appointments?status=REQUESTED',
        headers: { 'X-Token': unknownToken, Accept: 'application/json' },
        body: undefined,
        mediaType: undefined,
        status: undefined,
      },
    ],
  });
});

it('reads what a session sends as a form, and the status that is told below it', () => {
  const text = `await session.request("PUT", "https://api.test.example.com/api/v2/token", data={"email": "a@example.com"})
It answers 405 with {"error": "EXAMPLE_ERROR", "message": "No"}`;
  expect(read(text).calls).toMatchObject([
    {
      line: 'PUT https://api.test.example.com/api/v2/token',
      body: 'email=a%40example.com',
      mediaType: 'application/x-www-form-urlencoded',
    },
  ]);
  expect(read(text).calls[0]?.status).toBe(405);
});

it('reads JSON that was written as a text', () => {
  const text =
    "r = httpx.post('https://api.test.example.com/api/v2/token', content=json.dumps({'email': 'a'}))";
  expect(read(text).calls).toMatchObject([{ body: '{"email":"a"}' }]);
});

it('leaves calls of other languages to their readers', () => {
  const text = "axios.post('https://api.test.example.com/api/v2/token', { email: 'a' })";
  expect(read(text).calls).toMatchObject([{ body: '{"email":"a"}' }]);
});

it('does not take a variable below a call of another language for an argument', () => {
  const text =
    "axios.post('https://api.test.example.com/api/v2/token', { email: 'a' })\nconst data = 1";
  expect(read(text).calls).toMatchObject([
    { mediaType: 'application/json', body: '{"email":"a"}' },
  ]);
});
