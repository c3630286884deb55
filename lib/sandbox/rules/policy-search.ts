import type { QueryParameters, Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account, Person, Policy } from '../sandbox-data';
import { refuse } from '../sandbox-response';
import { hasCarrierGrant, requireGrant } from './carrier-grants';
import { matchesPolicyNumber } from './policy-number';
import { groupPeopleByPolicy } from './serialize-policy';
import { matchesWildcards } from './wildcards';

/** «At most 1000 records» of a search and of a download. */
export const maxRecords = 1000;

/** The policies that a carrier user may read: those of the companies of its grants. Refuses a caller who has none. */
export function listReadablePolicies(store: Store, caller: Account): Policy[] {
  requireGrant(caller, 'QUERY_POLICY');
  return store
    .list('policies')
    .filter(({ companyId }) => hasCarrierGrant(caller, 'QUERY_POLICY', companyId));
}

const fullName = (...names: Array<string | undefined>) =>
  names.filter((name) => name !== undefined).join(' ');

const listTexts = (policy: Policy, people: Person[]) =>
  [
    policy.email,
    ...people.flatMap(({ firstName, lastName, firstNameLatin, lastNameLatin }) => [
      firstName,
      lastName,
      fullName(firstName, lastName),
      firstNameLatin,
      lastNameLatin,
      fullName(firstNameLatin, lastNameLatin),
    ]),
  ].filter((text) => text !== undefined);

function requireRange({ fromDate, toDate }: QueryParameters<'searchPolicies'>): void {
  if ((fromDate === undefined) === (toDate === undefined)) return;
  const missing = fromDate === undefined ? 'fromDate' : 'toDate';
  refuse('SANDBOX_DATES_TOGETHER', 'fromDate and toDate must be given together.', {
    field: missing,
    reason: `is missing. Add ${missing}, or leave out both dates.`,
  });
}

/** Whether the days of a policy and those of a range have one in common; an open end has no limit. */
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
 * The policies that a search finds, at most 1000: those of the caller's companies, whose number fits the search with
 * its wildcards. The sandbox's reading of what is not published: the search also looks at the names of the people
 * and at the policy's e-mail address (as a whole, with wildcards, in upper or lower case); the dates find policies
 * that are valid on a day of the range.
 */
export function searchPolicies(
  store: Store,
  caller: Account,
  query: QueryParameters<'searchPolicies'>,
): Policy[] {
  const { search, scopeType = 'ALL' } = query;
  if (search.trim() === '') {
    refuse('SANDBOX_SEARCH_EMPTY', 'The search filter is required, and is empty.', {
      field: 'search',
      reason: 'is empty. Send a policy number or a part of one: TRV-002%. A single % finds all.',
    });
  }
  requireRange(query);
  const readable = listReadablePolicies(store, caller);
  const people = groupPeopleByPolicy(store);
  const pattern = search.trim().toLowerCase();
  const isFound = (policy: Policy) =>
    isInScope(policy, scopeType) &&
    isValidWithin(policy, query) &&
    (matchesPolicyNumber(policy.policyNumber, search.trim()) ||
      listTexts(policy, people.get(policy.id) ?? []).some((text) =>
        matchesWildcards(text.toLowerCase(), pattern),
      ));
  return readable.filter(isFound).slice(0, maxRecords);
}
