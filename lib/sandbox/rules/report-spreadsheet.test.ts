import { describe, expect, it } from 'vitest';
import {
  type CallOptions,
  callAsCarrier,
  readSheetXml,
} from '../../../tests/support/sandbox/policy-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';

describe('downloadReport', () => {
  const report = (
    sandbox: TestSandbox,
    query: CallOptions['query'],
    token: string = tokens.carrier,
  ) => callAsCarrier(sandbox, 'downloadReport', { query, token });

  it('has a row for each appointment of the company', async () => {
    const answer = await report(createTestSandbox(), { companyId: 118, reportId: 7 });
    expect(answer.response.headers.get('content-disposition')).toContain('"report.xlsx"');
    const sheet = await readSheetXml(answer);
    expect(sheet).toContain('<v>70412</v>');
    expect(sheet).toContain('APPOINTMENT_SCHEDULED');
  });

  it('has the days from fromDate to toDate', async () => {
    const has = async (query: CallOptions['query']) =>
      (await readSheetXml(await report(createTestSandbox(), query))).includes('<v>70412</v>');
    expect(await has({ fromDate: '2027-03-02', toDate: '2027-03-02' })).toBe(true);
    expect(await has({ fromDate: '2027-03-03' })).toBe(false);
    expect(await has({ toDate: '2027-03-01' })).toBe(false);
  });

  it('of a wrong company is refused', async () => {
    const { status, json } = await report(createTestSandbox(), { companyId: 4 });
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'companyId', found: 4 } });
  });

  it('is refused to somebody without a grant', async () => {
    const { json } = await report(createTestSandbox(), {}, tokens.dana);
    expect(json).toMatchObject({ error: 'SANDBOX_GRANT_MISSING' });
  });
});
