import { describe, expect, it } from 'vitest';
import contract from '../../../.generated/sandbox/contract.json';
import { addUser, callAsCarrier } from '../../../tests/support/sandbox/policy-helpers';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import type { Schemas } from '../api-types';
import type { Account } from '../sandbox-data';
import {
  hasGrant,
  isCarrierUser,
  isCarrierUserOf,
  isCustomerSupport,
  isPrivileged,
} from './permissions';

type Permission = Schemas['Permission'];

function withPermissions(...permissions: Permission[]): Account {
  const account = createTestSandbox().store.get('accounts', 48213);
  if (!account) throw new Error('no account');
  return { ...account, permissions };
}

describe('permissions', () => {
  it('«some calls are for insurance carrier users only»', async () => {
    const sandbox = createTestSandbox();
    const path = { policyId: 30771 };
    const query = { search: '%' };
    for (const { id, carrierOnly } of contract.calls) {
      if (!carrierOnly) continue;
      const { status, json } = await sandbox.call(id as 'searchPolicies', { path, query });
      expect([id, status, Object(json).error]).toEqual([id, 405, 'SANDBOX_CARRIER_ONLY']);
    }
    expect((await sandbox.call('downloadPolicies', { token: tokens.carrier })).status).toBe(200);
  });

  it('«a permission may be limited by company», and without one it is for all', () => {
    const limited = withPermissions({ grantEnum: 'QUERY_POLICY', companyId: 118 });
    expect([isCarrierUserOf(limited, 118), isCarrierUserOf(limited, 119)]).toEqual([true, false]);
    const unlimited = withPermissions({ grantEnum: 'QUERY_POLICY' });
    expect([isCarrierUserOf(unlimited, 118), isCarrierUserOf(unlimited, undefined)]).toEqual([
      true,
      false,
    ]);
  });

  it('«a permission may be limited by company»: grants of privileged callers and of support too', async () => {
    const limited = withPermissions({ grantEnum: 'OPERATION_ADMIN', companyId: 118 });
    for (const isOne of [isPrivileged, isCustomerSupport]) {
      expect([118, 119, undefined].map((id) => isOne(limited, id))).toEqual([true, false, false]);
      expect(isOne(withPermissions({ grantEnum: 'ADMIN' }), undefined)).toBe(true);
    }
  });

  it('customer support of another company saves as an ordinary user', async () => {
    const sandbox = createTestSandbox();
    const saveAs = (companyId: number, body: object) => {
      const token = addUser(sandbox, [{ companyId, grantEnum: 'OPERATION_ADMIN' }], {
        policyIds: [30771],
      });
      return callAsCarrier(sandbox, 'saveAppointment', {
        token,
        body: { appointmentId: 70412, ...body },
      });
    };
    const initiator = () => sandbox.store.get('appointments', 70412)?.event?.initiatorId;
    await saveAs(119, { notes: 'By a user' });
    expect(initiator()).toBe(48213);
    const { json } = await saveAs(119, { minutesToExpiration: 5 });
    expect(json).toMatchObject({ error: 'SANDBOX_EXPIRATION_OF_SUPPORT' });
    expect((await saveAs(118, { minutesToExpiration: 5 })).status).toBe(200);
    expect(initiator()).toBe(-1);
  });

  it('a permission without a grant allows nothing', () => {
    expect(hasGrant(withPermissions({ companyId: 118 }), ['ADMIN'])).toBe(false);
  });

  it('«privileged callers» and «only customer support» are told by grants of their own', () => {
    const rolesOf = (grantEnum: Schemas['Grant']) => {
      const account = withPermissions({ grantEnum });
      return [isPrivileged(account, 118), isCustomerSupport(account, 118), isCarrierUser(account)];
    };
    expect(rolesOf('OPERATION_ADMIN')).toEqual([true, true, false]);
    expect(rolesOf('BILLING')).toEqual([true, false, false]);
    expect(rolesOf('INSURER_ADMIN')).toEqual([false, false, true]);
    expect(rolesOf('TRANSLATOR')).toEqual([false, false, false]);
  });
});
