import { describe, expect, it } from 'vitest';
import {
  addUser,
  callAsCarrier,
  createPolicySandbox,
  readSheetXml,
} from '../../../tests/support/sandbox/policy-helpers';
import {
  type CallOptions,
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';

const dana = { companyId: 118, policyNumber: 'TRV-0020417' };

/** Returns the policies of a multipart response. */
async function readParts({
  response,
}: {
  response: Response;
}): Promise<Array<{ policyId: number }>> {
  const boundary = /boundary=(.*)/.exec(response.headers.get('content-type') ?? '')?.[1];
  const parts = (await response.text()).split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => JSON.parse(part.slice(part.indexOf('\r\n\r\n'))));
}

const search = async (
  sandbox: TestSandbox,
  query: NonNullable<CallOptions['query']>,
  token: string = tokens.carrier,
) =>
  (await readParts(await callAsCarrier(sandbox, 'searchPolicies', { query, token }))).map(
    ({ policyId }) => policyId,
  );

describe('searchPolicies', () => {
  it('returns a multipart byte stream with a policy and its people in each part', async () => {
    const result = await callAsCarrier(createPolicySandbox(), 'searchPolicies', {
      query: { search: 'TRV-002%' },
    });
    expect(result.status).toBe(200);
    const [policy] = await readParts(result);
    expect(policy).toMatchObject({
      ...dana,
      email: 'dana@example.com',
      people: [{ firstName: 'Dana' }],
    });
    expect(policy).not.toHaveProperty('scope');
  });

  it('accepts the wildcards % and _, and ignores leading zeros and non-alphanumeric characters', async () => {
    const sandbox = createPolicySandbox({ policyNumber: 'TRV-0020999' });
    expect(await search(sandbox, { search: 'TRV-002%' })).toEqual([30771, 900]);
    expect(await search(sandbox, { search: 'trv20417' })).toEqual([30771]);
    expect(await search(sandbox, { search: 'TRV-0020__7' })).toEqual([30771]);
    expect(await search(sandbox, { search: 'ABC%' })).toEqual([]);
  });

  it('also matches the names of people and the email address', async () => {
    const sandbox = createPolicySandbox({ policyNumber: 'TRV-0020999' });
    for (const text of ['dana', 'Dana Example', 'exam%', 'dana@example.com']) {
      expect(await search(sandbox, { search: text }), text).toEqual([30771]);
    }
  });

  it('requires the search filter', async () => {
    const { status, json } = await callAsCarrier(createTestSandbox(), 'searchPolicies');
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'search', reason: 'is required' } });
  });

  it('refuses a blank search filter', async () => {
    for (const text of ['', '  ']) {
      const { json } = await callAsCarrier(createTestSandbox(), 'searchPolicies', {
        query: { search: text },
      });
      expect(json).toMatchObject({ error: 'SANDBOX_SEARCH_EMPTY', data: { field: 'search' } });
    }
  });

  it('requires fromDate and toDate together, and filters by them', async () => {
    const sandbox = createPolicySandbox({ startDate: '2028-01-01' });
    const policy = sandbox.store.get('policies', 900);
    if (!policy) throw new Error('The sandbox has no policy 900');
    const { endDate: _endDate, ...withoutEnd } = policy;
    sandbox.store.put('policies', withoutEnd);
    const query = { search: '%', fromDate: '2027-01-01' };
    const { status, json } = await callAsCarrier(sandbox, 'searchPolicies', { query });
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'toDate' } });
    const range = (fromDate: string, toDate: string) =>
      search(sandbox, { search: '%', fromDate, toDate });
    expect(await range('2027-12-31', '2028-01-01')).toEqual([30771, 900]);
    expect(await range('2028-01-01', '2099-01-01')).toEqual([900]);
    expect(await range('2026-01-01', '2027-01-01')).toEqual([30771]);
    expect(await range('2027-06-01', '2027-05-01')).toEqual([]);
  });

  it('filters by scopeType, which is ALL by default', async () => {
    const sandbox = createPolicySandbox({ scope: 'ASSISTANCE' }, { scope: 'API' });
    expect(await search(sandbox, { search: '%' })).toEqual([30771, 900, 901]);
    expect(await search(sandbox, { search: '%', scopeType: 'ASSISTANCE' })).toEqual([30771, 900]);
    expect(await search(sandbox, { search: '%', scopeType: 'API' })).toEqual([30771, 901]);
  });

  it('returns at most 1000 records', async () => {
    const sandbox = createPolicySandbox(...Array.from({ length: 1100 }, () => ({})));
    expect(await search(sandbox, { search: '%' })).toHaveLength(1000);
  });

  it('returns only policies of the companies for which the caller has the grant', async () => {
    const sandbox = createPolicySandbox({ companyId: 4 });
    expect(await search(sandbox, { search: '%' })).toEqual([30771]);
    const admin = addUser(sandbox, [{ companyId: 4, grantEnum: 'INSURER_ADMIN' }]);
    expect(await search(sandbox, { search: '%' }, admin)).toEqual([900]);
    const creator = addUser(sandbox, [{ companyId: 118, grantEnum: 'CREATE_POLICY' }]);
    const { json } = await callAsCarrier(sandbox, 'searchPolicies', {
      query: { search: '%' },
      token: creator,
    });
    expect(json).toMatchObject({ error: 'SANDBOX_GRANT_MISSING', data: { grant: 'QUERY_POLICY' } });
  });
});

describe('downloadPolicies', () => {
  it('returns a spreadsheet with at most 1000 records of the caller’s companies', async () => {
    const sandbox = createPolicySandbox(
      { companyId: 4 },
      ...Array.from({ length: 1100 }, () => ({})),
    );
    const result = await callAsCarrier(sandbox, 'downloadPolicies');
    expect(result.response.headers.get('content-disposition')).toContain('"policies.xlsx"');
    const sheet = await readSheetXml(result);
    expect(sheet.match(/<row /g)).toHaveLength(1001);
    expect(sheet).toContain('TRV-0020417');
    expect(sheet).not.toContain('<v>4</v>');
  });

  it('returns 405 if the caller is not an insurance carrier user', async () => {
    const { status } = await callAsCarrier(createTestSandbox(), 'downloadPolicies', {
      token: tokens.patient,
    });
    expect(status).toBe(405);
  });
});
