import { forbid, reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Company, Person, Policy } from '../sandbox-data';
import { isSamePolicyNumber } from './policy-number';
import { groupPeopleByPolicy } from './serialize-policy';

type Key = Schemas['IdentifierKey'];
type Identifiers = Partial<Record<Key, string>>;
type Values = Array<string | number | undefined>;

/** The values of a policy that match an identifier field. Fields in neither list cannot be compared. */
const policyValues: Partial<Record<Key, (policy: Policy) => Values>> = {
  POLICY_START_DATE: ({ startDate }) => [startDate],
  POLICY_END_DATE: ({ endDate }) => [endDate],
  PHONE_NUMBER: ({ phone }) => [phone],
  EMAIL_ADDRESS: ({ email }) => [email],
  EXCESS: ({ excessFee, excessPercentage }) => [excessFee, excessPercentage],
  EXCESS_CURRENCY: ({ excessCurrency }) => [excessCurrency],
  PACKAGE: ({ packageType }) => [packageType],
  TRAVEL_START_DATE: ({ travelDates = [] }) => travelDates.map(({ startDate }) => startDate),
  TRAVEL_END_DATE: ({ travelDates = [] }) => travelDates.map(({ endDate }) => endDate),
};

/** The values of a person that match an identifier field. */
const personValues: Partial<Record<Key, (person: Person) => Values>> = {
  FIRST_NAME: ({ firstName, firstNameLatin }) => [firstName, firstNameLatin],
  LAST_NAME: ({ lastName, lastNameLatin }) => [lastName, lastNameLatin],
  GENDER: ({ gender }) => [gender],
  DATE_OF_BIRTH: ({ birthday }) => [birthday],
  PERSONAL_ID_NUMBER: ({ personalIdNumber }) => [personalIdNumber],
  SUBSCRIBER_ID: ({ subscriberId }) => [subscriberId],
};

/** Compares values ignoring case and surrounding spaces, and phone numbers by their digits. */
function isSame(key: Key, sent: string, value: string | number | undefined): boolean {
  const normalize = (text: string) =>
    key === 'PHONE_NUMBER' ? text.replace(/\D/g, '') : text.trim().toLowerCase();
  return value !== undefined && normalize(sent) === normalize(String(value));
}

const personKeys = new Set(Object.keys(personValues));

/** Lists the identifier fields that match neither the policy nor the person of the policy who matches best. */
function listMismatches(
  policy: Policy,
  people: Person[],
  identifiers: Array<[Key, string]>,
): Key[] {
  const keysOf = (found: Array<[Key, string]>) => found.map(([key]) => key);
  const policyMismatches = identifiers.filter(([key, sent]) => {
    const known = policy.policyIdentifier?.[key];
    const values = known === undefined ? (policyValues[key]?.(policy) ?? []) : [known];
    // A value that the policy does not have cannot be a mismatch.
    const knownValues = values.filter((value) => value !== undefined);
    return knownValues.length > 0 && !knownValues.some((value) => isSame(key, sent, value));
  });
  const personal = identifiers.filter(
    ([key]) => personKeys.has(key) && policy.policyIdentifier?.[key] === undefined,
  );
  const [bestMatch = keysOf(personal)] = people
    .map((person) =>
      keysOf(
        personal.filter(
          ([key, sent]) => !personValues[key]?.(person).some((value) => isSame(key, sent, value)),
        ),
      ),
    )
    .sort((a, b) => a.length - b.length);
  return [...keysOf(policyMismatches), ...bestMatch];
}

/**
 * Returns the company of the identifier fields. The provider supplies its id, and a wrong value is forbidden
 * (specification: portal.txt, section 6).
 * @throws {ApiError | ForbiddenError} if the company is missing or wrong
 */
function findCompany(store: Store, sent: string | undefined): Company {
  if (sent === undefined) {
    reject('SANDBOX_IDENTIFIER_MISSING', 'The identifier field COMPANY is missing.', {
      field: 'COMPANY',
      reason: 'A policy is found by its company first. The provider supplies the id.',
    });
  }
  return store.list('companies').find(({ id }) => String(id) === sent.trim()) ?? forbid();
}

/** Throws a `ApiError` if a value does not match the pattern that the insurer defines for it. */
export function checkPattern(field: string, value: string | undefined, pattern?: string): void {
  if (value === undefined || pattern === undefined || new RegExp(pattern).test(value)) return;
  reject('SANDBOX_PATTERN_MISFIT', `${field} does not fit the pattern of the insurer.`, {
    field,
    reason: `The insurer defines the pattern ${pattern}.`,
    pattern,
    found: value,
  });
}

/**
 * Returns the policy that identifier fields identify: a policy of the company with the same policy number, which
 * matches each of the company's `idFields`. The insurer defines the patterns (specification: portal.txt, section 5).
 * Which values the fields are compared with is not documented; this is a sandbox interpretation.
 * @throws {ApiError | ForbiddenError} if a field is missing or invalid, or if no policy matches
 */
export function identifyPolicy(store: Store, identifiers: Identifiers): Policy {
  const company = findCompany(store, identifiers.COMPANY);
  checkPattern('POLICY_NUMBER', identifiers.POLICY_NUMBER, company.policyNumberRegEx);
  checkPattern('PERSONAL_ID_NUMBER', identifiers.PERSONAL_ID_NUMBER, company.personalIdRegEx);

  const idFields: Key[] = company.idFields?.length ? company.idFields : ['POLICY_NUMBER'];
  const sent = idFields.flatMap((key): Array<[Key, string]> => {
    const value = identifiers[key];
    return value === undefined || value.trim() === '' ? [] : [[key, value]];
  });
  const missing = idFields.filter((key) => !sent.some(([given]) => given === key));
  if (missing.length > 0) {
    reject('SANDBOX_IDENTIFIER_MISSING', `The identifier field ${missing[0]} is missing.`, {
      field: String(missing[0]),
      reason: 'The insurer finds a policy by the fields that it lists in "idFields".',
      missing,
      idFields,
    });
  }

  const number = idFields.includes('POLICY_NUMBER') ? identifiers.POLICY_NUMBER : undefined;
  const people = groupPeopleByPolicy(store);
  const [best] = store
    .list('policies')
    .filter(
      ({ companyId, policyNumber }) =>
        companyId === company.id &&
        (number === undefined || isSamePolicyNumber(policyNumber, number)),
    )
    .map((policy) => ({
      policy,
      mismatches: listMismatches(policy, people.get(policy.id) ?? [], sent),
    }))
    .sort((a, b) => a.mismatches.length - b.mismatches.length);
  if (best?.mismatches.length === 0) return best.policy;
  // Without a number, the closest match can be anyone's policy, so the error does not describe it.
  const closest = number === undefined ? undefined : best;
  const fields = closest?.mismatches ?? idFields.filter((key) => key !== 'COMPANY');
  const names = fields.join(', ');
  reject('SANDBOX_POLICY_NOT_FOUND', 'The company has no policy with these identifier fields.', {
    field: number !== undefined && !closest ? 'POLICY_NUMBER' : String(fields[0]),
    reason: closest
      ? `A policy has this number, but another ${names}.`
      : `No policy of the company has this ${names}.`,
    fields,
  });
}
