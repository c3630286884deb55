import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { ApiError } from '../api-error';
import type { Schemas } from '../api-types';
import type { Account } from '../sandbox-data';
import { hasCarrierGrant, requireGrant, requirePolicyWriteAccess } from './carrier-grants';

const carrier = createTestSandbox().store.get('accounts', 48301);
const withGrants = (permissions: Account['permissions']): Account => {
  if (!carrier) throw new Error('The scenario has no account 48301 (carrier user)');
  return { ...carrier, permissions };
};

describe('grants of carrier users', () => {
  it('can be limited to a company', () => {
    const limited = withGrants([{ companyId: 118, grantEnum: 'QUERY_POLICY' }]);
    expect(hasCarrierGrant(limited, 'QUERY_POLICY', 118)).toBe(true);
    expect(hasCarrierGrant(limited, 'QUERY_POLICY')).toBe(true);
    expect(hasCarrierGrant(limited, 'QUERY_POLICY', 4)).toBe(false);
    expect(hasCarrierGrant(limited, 'CREATE_POLICY', 118)).toBe(false);
    expect(hasCarrierGrant(withGrants([{ grantEnum: 'QUERY_POLICY' }]), 'QUERY_POLICY', 4)).toBe(
      true,
    );
  });

  it('allow changing a policy to its users, to privileged callers, and with MODIFY_POLICY', () => {
    const policy = createTestSandbox().store.get('policies', 30771);
    if (!policy) throw new Error('The scenario has no policy 30771');
    const change = (grantEnum: Schemas['Grant'], companyId: number, policyIds: number[] = []) => {
      const account = { ...withGrants([{ companyId, grantEnum }]), policyIds };
      return () => requirePolicyWriteAccess(account, policy);
    };
    expect(change('QUERY_POLICY', 118, [30771])).not.toThrow();
    for (const grant of ['MODIFY_POLICY', 'INSURER_ADMIN', 'OPERATION_ADMIN'] as const) {
      expect(change(grant, 118)).not.toThrow();
      expect(change(grant, 119)).toThrow(ApiError);
    }
    expect(change('CREATE_POLICY', 118)).toThrow(ApiError);
  });

  it('include all policy grants for INSURER_ADMIN', () => {
    const admin = withGrants([{ companyId: 118, grantEnum: 'INSURER_ADMIN' }]);
    for (const grant of ['QUERY_POLICY', 'CREATE_POLICY', 'MODIFY_POLICY'] as const) {
      expect(() => requireGrant(admin, grant, 118)).not.toThrow();
      expect(() => requireGrant(admin, grant, 4)).toThrow(ApiError);
    }
  });
});
