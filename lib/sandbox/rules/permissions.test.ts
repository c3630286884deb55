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
  if (!account) throw new Error('The scenario has no account 48213');
  return { ...account, permissions };
}

describe('permissions', () => {
  it('are required for the operations of insurance carrier users', async () => {
    const sandbox = createTestSandbox();
    const path = { policyId: 30771 };
    const query = { search: '%' };
    for (const { id, carrierOnly } of contract.calls) {
      if (!carrierOnly) continue;
      const { status, json } = await sandbox.call(id as 'searchPolicies', { path, query });
      expect({ id, status, json }).toMatchObject({
        id,
        status: 405,
        json: { error: 'SANDBOX_CARRIER_ONLY' },
      });
    }
    expect((await sandbox.call('downloadPolicies', { token: tokens.carrier })).status).toBe(200);
  });

  it('apply to one company if limited, and to all companies otherwise', () => {
    const limited = withPermissions({ grantEnum: 'QUERY_POLICY', companyId: 118 });
    expect([isCarrierUserOf(limited, 118), isCarrierUserOf(limited, 119)]).toEqual([true, false]);
    const unlimited = withPermissions({ grantEnum: 'QUERY_POLICY' });
    expect([isCarrierUserOf(unlimited, 118), isCarrierUserOf(unlimited, undefined)]).toEqual([
      true,
      false,
    ]);
  });

  it('can be limited to a company for privileged callers and customer support', async () => {
    const limited = withPermissions({ grantEnum: 'OPERATION_ADMIN', companyId: 118 });
    for (const hasRole of [isPrivileged, isCustomerSupport]) {
      expect([118, 119, undefined].map((id) => hasRole(limited, id))).toEqual([true, false, false]);
      expect(hasRole(withPermissions({ grantEnum: 'ADMIN' }), undefined)).toBe(true);
    }
  });

  it('treat customer support of another company as an ordinary user', async () => {
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
    const getInitiatorId = () => sandbox.store.get('appointments', 70412)?.event?.initiatorId;
    await saveAs(119, { notes: 'By a user' });
    expect(getInitiatorId()).toBe(48213);
    const { json } = await saveAs(119, { minutesToExpiration: 5 });
    expect(json).toMatchObject({ error: 'SANDBOX_EXPIRATION_OF_SUPPORT' });
    expect((await saveAs(118, { minutesToExpiration: 5 })).status).toBe(200);
    expect(getInitiatorId()).toBe(-1);
  });

  it('allow nothing without a grant', () => {
    expect(hasGrant(withPermissions({ companyId: 118 }), ['ADMIN'])).toBe(false);
  });

  it('distinguish privileged callers, customer support, and carrier users by their grants', () => {
    const getRoles = (grantEnum: Schemas['Grant']) => {
      const account = withPermissions({ grantEnum });
      return [isPrivileged(account, 118), isCustomerSupport(account, 118), isCarrierUser(account)];
    };
    expect(getRoles('OPERATION_ADMIN')).toEqual([true, true, false]);
    expect(getRoles('BILLING')).toEqual([true, false, false]);
    expect(getRoles('INSURER_ADMIN')).toEqual([false, false, true]);
    expect(getRoles('TRANSLATOR')).toEqual([false, false, false]);
  });
});
