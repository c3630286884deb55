import { describe, expect, it } from 'vitest';
import { listSampleCalls } from './list-sample-calls';

const list = (language: string, text: string, meta = '') =>
  listSampleCalls({ language, text, meta });

const baseUrl = '"$BASE_URL';

describe('listSampleCalls', () => {
  it('reads curl commands', () => {
    const text = `curl --get ${baseUrl}/policies" \\\n  --header "X-Token: $TOKEN" \\\n  --data-urlencode "search=TRV%" --output x`;
    expect(list('bash', text)).toEqual([
      {
        method: 'GET',
        url: '/policies?search=TRV%25',
        headers: [],
        operation: 'searchPolicies',
        as: 'carrier',
        parameters: { search: 'TRV%' },
      },
    ]);
  });

  it('returns the values of path and query parameters, including arrays', () => {
    const listParameters = (path: string) =>
      list('bash', `curl ${baseUrl}${path}" -H "X-Token: $TOKEN"`)[0]?.parameters;
    expect(listParameters('/appointments/70412')).toEqual({ id: '70412' });
    expect(listParameters('/file/a%20b.pdf')).toEqual({ name: 'a b.pdf' });
    expect(listParameters('/profiles/by-profile-ids?ids=5120&ids=5121&policy-id=30771')).toEqual({
      ids: ['5120', '5121'],
      'policy-id': '30771',
    });
  });

  it('reads HTTP requests and keeps their JSON body', () => {
    const text =
      'POST /api/v2/token/update HTTP/1.1\nHost: x\nX-Token: 5f0f8a4e-example-token\nContent-Type: application/json\n\n{ "phone": "1" }';
    expect(list('http', text)).toEqual([
      {
        method: 'POST',
        url: '/token/update',
        headers: [['Content-Type', 'application/json']],
        operation: 'updateUser',
        as: 'patient',
        body: '{"phone":"1"}',
      },
    ]);
  });

  it('includes a made-up token', () => {
    expect(list('bash', `curl ${baseUrl}/appointments" --header "X-Token: not-a-token"`)).toEqual([
      {
        method: 'GET',
        url: '/appointments',
        headers: [['X-Token', 'not-a-token']],
        operation: 'listAppointments',
      },
    ]);
  });

  it('reads who makes a call from the token variable', () => {
    const findUser = (variable: string) =>
      list('bash', `curl ${baseUrl}/appointments" --header "X-Token: $${variable}"`)[0]?.as;
    expect(['TOKEN', 'CARRIER_TOKEN', 'DOCTOR_TOKEN'].map(findUser)).toEqual([
      'patient',
      'carrier',
      'doctor',
    ]);
  });

  it('captures the ids that the last call of a sample creates', () => {
    const listCaptures = (meta: string) =>
      list('bash', `curl ${baseUrl}/appointments" -H "X-Token: $TOKEN"`, meta).map(
        ({ captures }) => captures,
      );
    expect(listCaptures('captures="policyId=1000001 personId=1000002"')).toEqual([
      { policyId: 1000001, personId: 1000002 },
    ]);
    expect(listCaptures('captures="policyId"')).toEqual([]);
  });

  it('returns all calls of a script', () => {
    const text = `curl ${baseUrl}/token/user-data.zip" -H "X-Token: $TOKEN" -o a.zip\nunzip -t a.zip\ncurl ${baseUrl}/appointments" -H "X-Token: $TOKEN"`;
    expect(list('bash', text).map(({ operation }) => operation)).toEqual([
      'downloadUserData',
      'listAppointments',
    ]);
  });

  it('uses the carrier user for all calls of a script if one of them requires it', () => {
    const text = `curl ${baseUrl}/policies/download.xlsx" -H "X-Token: $TOKEN" -o a\ncurl ${baseUrl}/appointments" -H "X-Token: $TOKEN"`;
    expect(list('bash', text).map(({ as }) => as)).toEqual(['carrier', 'carrier']);
  });

  it.each([
    ['commands without API calls', 'bash', 'npm install\nexport TOKEN="x"', ''],
    ['another server', 'bash', 'curl "https://example.com/a"', ''],
    ['an unknown operation', 'bash', `curl ${baseUrl}/nothing"`, ''],
    ['a body in a file', 'bash', `curl -X POST ${baseUrl}/token" --data @body.json`, ''],
    ['a fence with norun', 'bash', `curl ${baseUrl}/file/a.pdf"`, 'title="A" norun'],
    ['another language', 'python', 'print(1)', ''],
    ['an HTTP response', 'http', 'HTTP/1.1 200 OK', ''],
  ])('returns nothing for %s', (_, language, text, meta) => {
    expect(list(language, text, meta)).toEqual([]);
  });
});
