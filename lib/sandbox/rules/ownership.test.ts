import { describe, expect, it } from 'vitest';
import {
  addUser,
  callAsCarrier,
  createPolicySandbox,
} from '../../../tests/support/sandbox/policy-helpers';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { findPatientCompanyId } from './ownership';

describe('what a caller may see', () => {
  it('«a permission may be limited by company»: appointments of other companies are not there', async () => {
    const sandbox = createTestSandbox();
    const list = async (token: string) => {
      const { json } = await callAsCarrier(sandbox, 'listAppointments', { token });
      const patients: number[] = Object(json).map(
        ({ patientId }: { patientId: number }) => patientId,
      );
      return new Set(patients.map((id) => findPatientCompanyId(sandbox.store, id)));
    };
    expect([...(await list(tokens.support))].sort()).toEqual([118, 119, 120, 121]);
    const limited = addUser(sandbox, [{ companyId: 118, grantEnum: 'BILLING' }]);
    expect([...(await list(limited))]).toEqual([118]);
  });

  it('a policy of another company is forbidden to a carrier user, and not there for others', async () => {
    const sandbox = createPolicySandbox({ companyId: 119 });
    const statusFor = async (token: string, id: number) =>
      (await callAsCarrier(sandbox, 'listAppointmentsOfPolicy', { token, path: { id } })).status;
    expect(await statusFor(tokens.carrier, 30771)).toBe(200);
    expect(await statusFor(tokens.carrier, 900)).toBe(403);
    expect(await statusFor(tokens.carrier, 1)).toBe(405);
    expect(await statusFor(tokens.dana, 900)).toBe(405);
    const biller = addUser(sandbox, [{ companyId: 118, grantEnum: 'BILLING' }]);
    expect(await statusFor(biller, 900)).toBe(405);
  });
});
