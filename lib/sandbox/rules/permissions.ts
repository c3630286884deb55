import type { Schemas } from '../api-types';
import { sandboxPassword } from '../sandbox-credentials';
import type { Account } from '../sandbox-data';
import { forbid, refuse } from '../sandbox-response';

type Grant = Schemas['Grant'];

/**
 * Grants whose holders see privileged fields (net fee, extra commission, extras, past revisions, invoices). The
 * specification speaks of privileged callers without naming their grants: these are the sandbox's reading.
 */
const privilegedGrants: readonly Grant[] = ['ADMIN', 'OPERATION_ADMIN', 'BILLING', 'FINANCE'];

/** Grants of customer support, whose members alone change `minutesToExpiration` (the sandbox's reading). */
const supportGrants: readonly Grant[] = ['ADMIN', 'OPERATION_ADMIN'];

/** Grants of insurance carrier users (the sandbox's reading). */
const carrierGrants: readonly Grant[] = [
  'INSURER_ADMIN',
  'QUERY_POLICY',
  'CREATE_POLICY',
  'MODIFY_POLICY',
];

const listPermissions = ({ permissions }: Account, grants: readonly Grant[]) =>
  permissions.filter(({ grantEnum }) => grantEnum !== undefined && grants.includes(grantEnum));

/** Whether an account has one of the grants, for whichever company. */
export const hasGrant = (account: Account, grants: readonly Grant[]): boolean =>
  listPermissions(account, grants).length > 0;

/**
 * Whether an account has one of the grants for a company: «a permission may be limited by countries and company»
 * (specification, section 6). What belongs to no company (`undefined`) needs a permission without that limit.
 */
export const hasGrantFor = (
  account: Account,
  grants: readonly Grant[],
  companyId: number | undefined,
): boolean =>
  listPermissions(account, grants).some(
    ({ companyId: limit }) => limit === undefined || limit === companyId,
  );

/** Whether the account is a privileged caller for what is of the company. */
export const isPrivileged = (account: Account, companyId: number | undefined): boolean =>
  hasGrantFor(account, privilegedGrants, companyId);

/** Whether the account is of customer support for what is of the company. */
export const isCustomerSupport = (account: Account, companyId: number | undefined): boolean =>
  hasGrantFor(account, supportGrants, companyId);

/** Whether the account works for any company as a carrier user. */
export const isCarrierUser = (account: Account): boolean => hasGrant(account, carrierGrants);

/** Whether the account works for the company as a carrier user. */
export const isCarrierUserOf = (account: Account, companyId: number | undefined): boolean =>
  companyId !== undefined && hasGrantFor(account, carrierGrants, companyId);

/** Whether the account administers the profile, that is: acts as the doctor or the clinic. */
export const administersProfile = (account: Account, profileId: number | undefined): boolean =>
  account.administeredProfiles.some((profile) => profile.profileId === profileId);

/** Ends a call of an operation for carrier users that somebody else makes. */
export function requireCarrierUser(account: Account): void {
  if (isCarrierUser(account)) return;
  refuse('SANDBOX_CARRIER_ONLY', 'The call is for insurance carrier users only.', {
    field: 'X-Token',
    reason: `${account.email} has none of the grants ${carrierGrants.join(', ')}.`,
    help: `Log in as carrier@example.com with ${sandboxPassword}.`,
  });
}

/**
 * Ends a call that names a company that is not the caller's: a wrong company id is forbidden (specification,
 * section 6).
 */
export function requireCompanyAccess(account: Account, companyId: number | undefined): void {
  if (!isCarrierUserOf(account, companyId)) forbid();
}
