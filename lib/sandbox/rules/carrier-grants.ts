import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Account, Policy } from '../sandbox-data';
import { tokenHeader } from '../sandbox-protocol';
import { hasGrant, hasGrantFor, isPrivileged } from './permissions';

type Grant = Schemas['Grant'];

/** Returns whether a carrier user has a grant for a company, or for any company if no id is passed. */
export function hasCarrierGrant(account: Account, grant: Grant, companyId?: number): boolean {
  const grants: Grant[] = [grant, 'INSURER_ADMIN'];
  return companyId === undefined
    ? hasGrant(account, grants)
    : hasGrantFor(account, grants, companyId);
}

/**
 * Checks that a caller has a grant. What each grant allows is not documented. Sandbox interpretation: QUERY_POLICY for
 * searches and downloads, CREATE_POLICY for uploads of new policies, MODIFY_POLICY for every other change of a policy,
 * and INSURER_ADMIN for all of these. Any of the four allows reading the overrides and appointments of a policy.
 * @throws {ApiError} if the grant is missing
 */
export function requireGrant(account: Account, grant: Grant, companyId?: number): void {
  if (hasCarrierGrant(account, grant, companyId)) return;
  const scope = companyId === undefined ? '' : ` for company ${companyId}`;
  reject('SANDBOX_GRANT_MISSING', `The call needs the grant ${grant}${scope}.`, {
    field: tokenHeader,
    reason: `${account.email} has neither ${grant} nor INSURER_ADMIN${scope}.`,
    grant,
  });
}

/**
 * Checks that a caller can change a policy and its people. Users can change their own policies, and privileged callers
 * those of their companies; anyone else needs MODIFY_POLICY.
 * @throws {ApiError} if the grant is missing
 */
export function requirePolicyWriteAccess(account: Account, { id, companyId }: Policy): void {
  if (account.policyIds.includes(id) || isPrivileged(account, companyId)) return;
  requireGrant(account, 'MODIFY_POLICY', companyId);
}
