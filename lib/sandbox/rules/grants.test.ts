import { describe, expect, it } from 'vitest';
import { RefusedError } from '../answer';
import { createTestSandbox } from '../testing';
import type { Account } from '../world';
import { mayDo, requireGrant } from './grants';

const carrier = createTestSandbox().store.get('accounts', 48301);
const withGrants = (permissions: Account['permissions']): Account => {
  if (!carrier) throw new Error('no carrier');
  return { ...carrier, permissions };
};

describe('grants of carrier users', () => {
  it('«a permission may be limited by company»', () => {
    const limited = withGrants([{ companyId: 118, grantEnum: 'QUERY_POLICY' }]);
    expect(mayDo(limited, 'QUERY_POLICY', 118)).toBe(true);
    expect(mayDo(limited, 'QUERY_POLICY')).toBe(true);
    expect(mayDo(limited, 'QUERY_POLICY', 4)).toBe(false);
    expect(mayDo(limited, 'CREATE_POLICY', 118)).toBe(false);
    expect(mayDo(withGrants([{ grantEnum: 'QUERY_POLICY' }]), 'QUERY_POLICY', 4)).toBe(true);
  });

  it('INSURER_ADMIN may do all', () => {
    const admin = withGrants([{ companyId: 118, grantEnum: 'INSURER_ADMIN' }]);
    for (const grant of ['QUERY_POLICY', 'CREATE_POLICY', 'MODIFY_POLICY'] as const) {
      expect(() => requireGrant(admin, grant, 118)).not.toThrow();
      expect(() => requireGrant(admin, grant, 4)).toThrow(RefusedError);
    }
  });
});
