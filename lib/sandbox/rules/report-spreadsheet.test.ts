import { describe, expect, it } from 'vitest';
import { callAsCarrier, readSheetXml } from '../../../tests/support/sandbox/policy-helpers';
import {
  type CallOptions,
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';

describe('downloadReport', () => {
  const download = (
    sandbox: TestSandbox,
    query: NonNullable<CallOptions['query']>,
    token: string = tokens.carrier,
  ) => callAsCarrier(sandbox, 'downloadReport', { query, token });

  it('has a row for each appointment of the company', async () => {
    const result = await download(createTestSandbox(), { companyId: 118, reportId: 7 });
    expect(result.response.headers.get('content-disposition')).toContain('"report.xlsx"');
    const sheet = await readSheetXml(result);
    expect(sheet).toContain('<v>70412</v>');
    expect(sheet).toContain('APPOINTMENT_SCHEDULED');
  });

  it('includes the days from fromDate to toDate', async () => {
    const includesAppointment = async (query: NonNullable<CallOptions['query']>) =>
      (await readSheetXml(await download(createTestSandbox(), query))).includes('<v>70412</v>');
    expect(await includesAppointment({ fromDate: '2027-03-02', toDate: '2027-03-02' })).toBe(true);
    expect(await includesAppointment({ fromDate: '2027-03-03' })).toBe(false);
    expect(await includesAppointment({ toDate: '2027-03-01' })).toBe(false);
  });

  it('returns 405 for a wrong company', async () => {
    const { status, json } = await download(createTestSandbox(), { companyId: 4 });
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'companyId', found: 4 } });
  });

  it('returns 405 if the caller has no grant', async () => {
    const { json } = await download(createTestSandbox(), {}, tokens.patient);
    expect(json).toMatchObject({ error: 'SANDBOX_GRANT_MISSING' });
  });
});
