import { reject } from '../api-error';
import type { QueryParameters, Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account, Person, Policy } from '../sandbox-data';
import { hasCarrierGrant, requireGrant } from './carrier-grants';
import { matchesPolicyNumber } from './policy-number';
import { groupPeopleByPolicy } from './serialize-policy';
import { matchesWildcards } from './wildcards';

/** Maximum number of records of a search and of a download (specification: portal.txt, section 9). */
export const maxRecords = 1000;

/** Lists the policies of the companies for which a caller has a grant. Throws a `ApiError` if there are none. */
export function listReadablePolicies(store: Store, caller: Account): Policy[] {
  requireGrant(caller, 'QUERY_POLICY');
  return store
    .list('policies')
    .filter(({ companyId }) => hasCarrierGrant(caller, 'QUERY_POLICY', companyId));
}

const joinNames = (...names: Array<string | undefined>) =>
  names.filter((name) => name !== undefined).join(' ');

const listSearchableTexts = (policy: Policy, people: Person[]) =>
  [
    policy.email,
    ...people.flatMap(({ firstName, lastName, firstNameLatin, lastNameLatin }) => [
      firstName,
      lastName,
      joinNames(firstName, lastName),
      firstNameLatin,
      lastNameLatin,
      joinNames(firstNameLatin, lastNameLatin),
    ]),
  ].filter((text) => text !== undefined);

function requireBothDates({ fromDate, toDate }: QueryParameters<'searchPolicies'>): void {
  if ((fromDate === undefined) === (toDate === undefined)) return;
  const missing = fromDate === undefined ? 'fromDate' : 'toDate';
  reject('SANDBOX_DATES_TOGETHER', 'fromDate and toDate must be given together.', {
    field: missing,
    reason: `is missing. Add ${missing}, or leave out both dates.`,
  });
}

/** Returns whether a policy is valid on a day of the range. A missing start or end of the policy has no limit. */
function isValidWithin(
  policy: Policy,
  { fromDate, toDate }: QueryParameters<'searchPolicies'>,
): boolean {
  if (fromDate === undefined || toDate === undefined) return true;
  const { startDate = fromDate, endDate = toDate } = policy;
  return fromDate <= toDate && startDate <= toDate && endDate >= fromDate;
}

const isInScope = ({ scope }: Policy, wanted: Schemas['PolicyScopeType']) =>
  wanted === 'ALL' || scope === 'ALL' || scope === wanted;

/**
 * Returns up to 1000 policies of the caller's companies with a number that matches the search. The following is not
 * documented and a sandbox interpretation: the search also matches the names of people and the policy's email address
 * (the entire value, with wildcards, ignoring case), and the dates select policies that are valid on a day of the
 * range.
 * @throws {ApiError} if the search is blank, a date is missing, or the caller has no grant
 */
export function searchPolicies(
  store: Store,
  caller: Account,
  query: QueryParameters<'searchPolicies'>,
): Policy[] {
  const { search, scopeType = 'ALL' } = query;
  if (search.trim() === '') {
    reject('SANDBOX_SEARCH_EMPTY', 'The search filter is required, and is empty.', {
      field: 'search',
      reason: 'is empty. Send a policy number or a part of one: TRV-002%. A single % finds all.',
    });
  }
  requireBothDates(query);
  const readable = listReadablePolicies(store, caller);
  const people = groupPeopleByPolicy(store);
  const pattern = search.trim().toLowerCase();
  const matchesSearch = (policy: Policy) =>
    isInScope(policy, scopeType) &&
    isValidWithin(policy, query) &&
    (matchesPolicyNumber(policy.policyNumber, search.trim()) ||
      listSearchableTexts(policy, people.get(policy.id) ?? []).some((text) =>
        matchesWildcards(text.toLowerCase(), pattern),
      ));
  return readable.filter(matchesSearch).slice(0, maxRecords);
}
