import { describe, expect, it } from 'vitest';
import { listSampleCalls } from './sample-call';

const list = (language: string, text: string, meta = '') =>
  listSampleCalls({ language, text, meta });

const address = '"$BASE_URL';

describe('the calls of a sample', () => {
  it('are read from curl, with query and operation', () => {
    const text = `curl --get ${address}/policies" \\\n  --header "X-Token: $TOKEN" \\\n  --data-urlencode "search=TRV%" --output x`;
    expect(list('bash', text)).toEqual([
      {
        method: 'GET',
        path: '/policies?search=TRV%25',
        operation: 'searchPolicies',
        as: 'carrier',
        parameters: { search: 'TRV%' },
      },
    ]);
  });

  it('name the values of path and query, a list as one', () => {
    const parametersOf = (path: string) =>
      list('bash', `curl ${address}${path}" -H "X-Token: $TOKEN"`)[0]?.parameters;
    expect(parametersOf('/appointments/70412')).toEqual({ id: '70412' });
    expect(parametersOf('/file/a%20b.pdf')).toEqual({ name: 'a b.pdf' });
    expect(parametersOf('/profiles/by-profile-ids?ids=5120&ids=5121&policy-id=30771')).toEqual({
      ids: ['5120', '5121'],
      'policy-id': '30771',
    });
  });

  it('are read from a request, with its body as JSON', () => {
    const text =
      'POST /api/v2/token/update HTTP/1.1\nHost: x\nX-Token: 5f0f8a4e-example-token\nContent-Type: application/json\n\n{ "phone": "1" }';
    expect(list('http', text)).toEqual([
      {
        method: 'POST',
        path: '/token/update',
        operation: 'updateUser',
        as: 'user',
        body: { phone: '1' },
      },
    ]);
  });

  it('keep a token that the sample makes up', () => {
    expect(list('bash', `curl ${address}/appointments" --header "X-Token: not-a-token"`)).toEqual([
      { method: 'GET', path: '/appointments', operation: 'listAppointments', token: 'not-a-token' },
    ]);
  });

  it('are several where a script calls several times', () => {
    const text = `curl ${address}/token/user-data.zip" -H "X-Token: $TOKEN" -o a.zip\nunzip -t a.zip\ncurl ${address}/appointments" -H "X-Token: $TOKEN"`;
    expect(list('bash', text).map(({ operation }) => operation)).toEqual([
      'downloadUserData',
      'listAppointments',
    ]);
  });

  it('have one token, that of a carrier user where one call needs it', () => {
    const text = `curl ${address}/policies/download.xlsx" -H "X-Token: $TOKEN" -o a\ncurl ${address}/appointments" -H "X-Token: $TOKEN"`;
    expect(list('bash', text).map(({ as }) => as)).toEqual(['carrier', 'carrier']);
  });

  it.each([
    ['commands of the reader’s own machine', 'bash', 'npm install\nexport TOKEN="x"', ''],
    ['another server', 'bash', 'curl "https://example.com/a"', ''],
    ['what is no operation', 'bash', `curl ${address}/nothing"`, ''],
    ['a body in a file', 'bash', `curl -X POST ${address}/token" --data @body.json`, ''],
    ['a fence with norun', 'bash', `curl ${address}/file/a.pdf"`, 'title="A" norun'],
    ['another language', 'python', 'print(1)', ''],
    ['no request', 'http', 'HTTP/1.1 200 OK', ''],
  ])('are none for %s', (_, language, text, meta) => {
    expect(list(language, text, meta)).toEqual([]);
  });
});
