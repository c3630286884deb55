import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Company, Person, Policy } from '../sandbox-data';
import { forbid, refuse } from '../sandbox-response';
import { isSamePolicyNumber } from './policy-number';
import { groupPeopleByPolicy } from './serialize-policy';

type Key = Schemas['IdentifierKey'];
type Identifiers = Partial<Record<Key, string>>;
type Values = Array<string | number | undefined>;

/** What a policy says of an identifier field. Fields that are in neither list cannot be compared. */
const valuesOfPolicy: Partial<Record<Key, (policy: Policy) => Values>> = {
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

/** What one of its people says of an identifier field. */
const valuesOfPerson: Partial<Record<Key, (person: Person) => Values>> = {
  FIRST_NAME: ({ firstName, firstNameLatin }) => [firstName, firstNameLatin],
  LAST_NAME: ({ lastName, lastNameLatin }) => [lastName, lastNameLatin],
  GENDER: ({ gender }) => [gender],
  DATE_OF_BIRTH: ({ birthday }) => [birthday],
  PERSONAL_ID_NUMBER: ({ personalIdNumber }) => [personalIdNumber],
  SUBSCRIBER_ID: ({ subscriberId }) => [subscriberId],
};

/** Capitals and blanks at the ends make no difference; a phone number is its digits. */
function isSame(key: Key, sent: string, value: string | number | undefined): boolean {
  const read = (text: string) =>
    key === 'PHONE_NUMBER' ? text.replace(/\D/g, '') : text.trim().toLowerCase();
  return value !== undefined && read(sent) === read(String(value));
}

const personKeys = new Set(Object.keys(valuesOfPerson));

/** The identifier fields that do not fit a policy: by what it says itself, and by the person who fits best. */
function listMisfits(policy: Policy, people: Person[], identifiers: Array<[Key, string]>): Key[] {
  const keysOf = (found: Array<[Key, string]>) => found.map(([key]) => key);
  const own = identifiers.filter(([key, sent]) => {
    const known = policy.policyIdentifier?.[key];
    const values = known === undefined ? (valuesOfPolicy[key]?.(policy) ?? []) : [known];
    // What the policy does not say is not held against anybody.
    const told = values.filter((value) => value !== undefined);
    return told.length > 0 && !told.some((value) => isSame(key, sent, value));
  });
  const personal = identifiers.filter(
    ([key]) => personKeys.has(key) && policy.policyIdentifier?.[key] === undefined,
  );
  const [best = keysOf(personal)] = people
    .map((person) =>
      keysOf(
        personal.filter(
          ([key, sent]) => !valuesOfPerson[key]?.(person).some((value) => isSame(key, sent, value)),
        ),
      ),
    )
    .sort((one, other) => one.length - other.length);
  return [...keysOf(own), ...best];
}

/** The company of the identifier fields. The provider supplies its id: a wrong value is forbidden (section 6). */
function findCompany(store: Store, sent: string | undefined): Company {
  if (sent === undefined) {
    refuse('SANDBOX_IDENTIFIER_MISSING', 'The identifier field COMPANY is missing.', {
      field: 'COMPANY',
      reason: 'A policy is found by its company first. The provider supplies the id.',
    });
  }
  return store.list('companies').find(({ id }) => String(id) === sent.trim()) ?? forbid();
}

/** Ends a call where a value does not fit the pattern that the insurer defines for it. */
export function checkPattern(field: string, value: string | undefined, pattern?: string): void {
  if (value === undefined || pattern === undefined || new RegExp(pattern).test(value)) return;
  refuse('SANDBOX_PATTERN_MISFIT', `${field} does not fit the pattern of the insurer.`, {
    field,
    reason: `The insurer defines the pattern ${pattern}.`,
    pattern,
    found: value,
  });
}

/**
 * The policy that identifier fields lead to: of the company, with the same policy number, and fitting in each of the
 * company's `idFields`. The patterns are the insurer's (specification, section 5). Which fields are compared with
 * what is not published: this is the sandbox's reading.
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
    refuse('SANDBOX_IDENTIFIER_MISSING', `The identifier field ${missing[0]} is missing.`, {
      field: String(missing[0]),
      reason: 'The insurer finds a policy by the fields that it lists in «idFields».',
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
      misfits: listMisfits(policy, people.get(policy.id) ?? [], sent),
    }))
    .sort((one, other) => one.misfits.length - other.misfits.length);
  if (best?.misfits.length === 0) return best.policy;
  // Without a number the nearest policy may be anybody's: nothing is told of it.
  const near = number === undefined ? undefined : best;
  const fields = near?.misfits ?? idFields.filter((key) => key !== 'COMPANY');
  const names = fields.join(', ');
  refuse('SANDBOX_POLICY_NOT_FOUND', 'The company has no policy with these identifier fields.', {
    field: number !== undefined && !near ? 'POLICY_NUMBER' : String(fields[0]),
    reason: near
      ? `A policy has this number, but another ${names}.`
      : `No policy of the company has this ${names}.`,
    fields,
  });
}
