import type { Schemas } from '../api-types';
import type { Account, Policy } from '../sandbox-data';
import { refuse } from '../sandbox-response';
import { hasGrant, hasGrantFor, isPrivileged } from './permissions';

type Grant = Schemas['Grant'];

/** Whether a carrier user may do what a grant is for, in a company or in any. */
export function hasCarrierGrant(account: Account, grant: Grant, companyId?: number): boolean {
  const grants: Grant[] = [grant, 'INSURER_ADMIN'];
  return companyId === undefined
    ? hasGrant(account, grants)
    : hasGrantFor(account, grants, companyId);
}

/**
 * Ends a call for which a grant is missing. What each grant allows is not published: the sandbox takes QUERY_POLICY
 * for searches and downloads, CREATE_POLICY for uploads of new policies, MODIFY_POLICY for every other change of a
 * policy, and INSURER_ADMIN for all of them. With any of the four, a user sees the overrides and appointments of a
 * policy.
 */
export function requireGrant(account: Account, grant: Grant, companyId?: number): void {
  if (hasCarrierGrant(account, grant, companyId)) return;
  const place = companyId === undefined ? '' : ` for company ${companyId}`;
  refuse('SANDBOX_GRANT_MISSING', `The call needs the grant ${grant}${place}.`, {
    field: 'X-Token',
    reason: `${account.email} has neither ${grant} nor INSURER_ADMIN${place}.`,
    grant,
  });
}

/**
 * Ends a call that changes a policy or its people without the right to it. Users change their own policies, and
 * privileged callers those of their companies; anybody else needs MODIFY_POLICY.
 */
export function requirePolicyWriteAccess(account: Account, { id, companyId }: Policy): void {
  if (account.policyIds.includes(id) || isPrivileged(account, companyId)) return;
  requireGrant(account, 'MODIFY_POLICY', companyId);
}
