import { sandboxUsers } from '../../api/users/users';
import { forbid, reject } from '../api-error';
import type { Schemas } from '../api-types';
import { sandboxPassword } from '../sandbox-credentials';
import type { Account } from '../sandbox-data';
import { tokenHeader } from '../sandbox-protocol';

type Grant = Schemas['Grant'];

/**
 * Grants of privileged callers, who can view privileged fields (net fee, extra commission, extras, past revisions,
 * invoices). The specification does not name the grants; this list is a sandbox interpretation.
 */
const privilegedGrants: readonly Grant[] = ['ADMIN', 'OPERATION_ADMIN', 'BILLING', 'FINANCE'];

/** Grants of customer support, which alone can change `minutesToExpiration` (sandbox interpretation). */
const supportGrants: readonly Grant[] = ['ADMIN', 'OPERATION_ADMIN'];

/** Grants of insurance carrier users (sandbox interpretation). */
const carrierGrants: readonly Grant[] = [
  'INSURER_ADMIN',
  'QUERY_POLICY',
  'CREATE_POLICY',
  'MODIFY_POLICY',
];

const listPermissions = ({ permissions }: Account, grants: readonly Grant[]) =>
  permissions.filter(({ grantEnum }) => grantEnum !== undefined && grants.includes(grantEnum));

/** Returns whether an account has one of the grants for any company. */
export const hasGrant = (account: Account, grants: readonly Grant[]): boolean =>
  listPermissions(account, grants).length > 0;

/**
 * Returns whether an account has one of the grants for a company. A permission may be limited by company
 * (specification: portal.txt, section 6). Records without a company (`undefined`) require an unlimited permission.
 */
export const hasGrantFor = (
  account: Account,
  grants: readonly Grant[],
  companyId: number | undefined,
): boolean =>
  listPermissions(account, grants).some(
    ({ companyId: limit }) => limit === undefined || limit === companyId,
  );

/** Returns whether the account is a privileged caller for records of the company. */
export const isPrivileged = (account: Account, companyId: number | undefined): boolean =>
  hasGrantFor(account, privilegedGrants, companyId);

/** Returns whether the account belongs to customer support for records of the company. */
export const isCustomerSupport = (account: Account, companyId: number | undefined): boolean =>
  hasGrantFor(account, supportGrants, companyId);

/** Returns whether the account is a carrier user of any company. */
export const isCarrierUser = (account: Account): boolean => hasGrant(account, carrierGrants);

/** Returns whether the account is a carrier user of the company. */
export const isCarrierUserOf = (account: Account, companyId: number | undefined): boolean =>
  companyId !== undefined && hasGrantFor(account, carrierGrants, companyId);

/** Returns whether the account administers the profile, that is, acts as the doctor or the clinic. */
export const administersProfile = (account: Account, profileId: number | undefined): boolean =>
  account.administeredProfiles.some((profile) => profile.profileId === profileId);

/** Throws a `ApiError` if the account is not a carrier user. */
export function requireCarrierUser(account: Account): void {
  if (isCarrierUser(account)) return;
  reject('SANDBOX_CARRIER_ONLY', 'The call is for insurance carrier users only.', {
    field: tokenHeader,
    reason: `${account.email} has none of the grants ${carrierGrants.join(', ')}.`,
    help: `Log in as ${sandboxUsers.carrier.email} with ${sandboxPassword}.`,
  });
}

/**
 * Throws a `ForbiddenError` if the account is not a carrier user of the company: a wrong company id is forbidden
 * (specification: portal.txt, section 6).
 */
export function requireCompanyAccess(account: Account, companyId: number | undefined): void {
  if (!isCarrierUserOf(account, companyId)) forbid();
}
