import { refuse } from '../answer';
import type { Schemas } from '../api';
import type { Account } from '../world';
import { hasGrant } from './permissions';

type Grant = Schemas['Grant'];

/** Whether a carrier user may do what a grant is for, in a company or in any. */
export const mayDo = (account: Account, grant: Grant, companyId?: number): boolean =>
  hasGrant(account, [grant, 'INSURER_ADMIN'], companyId);

/**
 * Ends a call for which a grant is missing. What each grant allows is not published: the sandbox takes QUERY_POLICY
 * for searches and downloads, CREATE_POLICY and MODIFY_POLICY for uploads, and INSURER_ADMIN for all of them.
 */
export function requireGrant(account: Account, grant: Grant, companyId?: number): void {
  if (mayDo(account, grant, companyId)) return;
  const place = companyId === undefined ? '' : ` for company ${companyId}`;
  refuse('SANDBOX_GRANT_MISSING', `The call needs the grant ${grant}${place}.`, {
    field: 'X-Token',
    reason: `${account.email} has neither ${grant} nor INSURER_ADMIN${place}.`,
    grant,
  });
}
