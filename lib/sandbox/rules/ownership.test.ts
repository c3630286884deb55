import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addUser,
  callAsCarrier,
  createPolicySandbox,
} from '../../../tests/support/sandbox/policy-helpers';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { findPatientCompanyId } from './ownership';

describe('the records that a caller can view', () => {
  it('exclude appointments of other companies if the permission is limited to a company', async () => {
    const sandbox = createTestSandbox();
    const listCompanyIds = async (token: string) => {
      const { json } = await callAsCarrier(sandbox, 'listAppointments', { token });
      const appointments = z.array(z.object({ patientId: z.number() })).parse(json);
      return new Set(
        appointments.map(({ patientId }) => findPatientCompanyId(sandbox.store, patientId)),
      );
    };
    expect([...(await listCompanyIds(tokens.support))].sort()).toEqual([118, 119, 120, 121]);
    const limited = addUser(sandbox, [{ companyId: 118, grantEnum: 'BILLING' }]);
    expect([...(await listCompanyIds(limited))]).toEqual([118]);
  });

  it('exclude policies of other companies: 403 for carrier users, 405 for other callers', async () => {
    const sandbox = createPolicySandbox({ companyId: 119 });
    const statusFor = async (token: string, id: number) =>
      (await callAsCarrier(sandbox, 'listAppointmentsOfPolicy', { token, path: { id } })).status;
    expect(await statusFor(tokens.carrier, 30771)).toBe(200);
    expect(await statusFor(tokens.carrier, 900)).toBe(403);
    expect(await statusFor(tokens.carrier, 1)).toBe(405);
    expect(await statusFor(tokens.patient, 900)).toBe(405);
    const biller = addUser(sandbox, [{ companyId: 118, grantEnum: 'BILLING' }]);
    expect(await statusFor(biller, 900)).toBe(405);
  });
});
