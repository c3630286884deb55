import type { Schemas } from '../api-types';
import type { Person, Policy } from '../sandbox-data';
import { omitUndefined } from './policy-update';

type Sent = Schemas['Person'];

/** «liabilityLimit default 1000000000.» */
const defaultLiabilityLimit = 1_000_000_000;

/** Fields that a person has from the policy, unless an upload gave the person others. */
const inherited = [
  'startDate',
  'endDate',
  'packageType',
  'excessPercentage',
  'excessFee',
] as const satisfies Array<keyof Policy & keyof Person>;

/**
 * «A negative value in the excess field removes excess»: the person's is 0 then, which says that the excess of the
 * policy is none of this person's. An absent field would mean that the policy's holds.
 */
const readExcess = (sent: number | undefined, old: number | undefined) =>
  sent === undefined ? old : Math.max(0, sent);

/**
 * A person of a policy after an upload: missing fields stay unchanged, a negative `liabilityLimit` zeroes it. The
 * person's policy, its company and its number are those of the policy, whatever was sent.
 */
export function updatePerson(old: Person, sent: Sent, policy: Policy): Person {
  const { liabilityLimit } = sent;
  return omitUndefined({
    ...old,
    ...sent,
    personId: old.personId,
    policyId: policy.policyId,
    companyId: policy.companyId,
    policyNumber: policy.policyNumber,
    liabilityLimit: liabilityLimit === undefined ? old.liabilityLimit : Math.max(0, liabilityLimit),
    excessPercentage: readExcess(sent.excessPercentage, old.excessPercentage),
    excessFee: readExcess(sent.excessFee, old.excessFee),
  });
}

/** The fields that a person has from a policy. */
const inherit = (policy: Policy): Partial<Person> =>
  omitUndefined(Object.fromEntries(inherited.map((field) => [field, policy[field]])));

/** A new person of a policy: active, with the default limit of liability, and with what the policy has. */
export function createPerson(id: number, sent: Sent, policy: Policy): Person {
  const blank: Person = {
    id,
    personId: id,
    policyId: policy.policyId,
    status: 'ACTIVE',
    liabilityLimit: defaultLiabilityLimit,
    ...inherit(policy),
  };
  return updatePerson(blank, sent, policy);
}

/**
 * A person after the policy changed. What the person had from the policy follows it, and what is the person's own
 * stays: that an excess removed from the policy is removed for its people is the sandbox's reading.
 */
export function inheritPolicyChanges(person: Person, old: Policy, next: Policy): Person {
  const changed = inherited.filter(
    (field) => old[field] !== next[field] && person[field] === old[field],
  );
  if (changed.length === 0) return person;
  return omitUndefined({
    ...person,
    ...Object.fromEntries(changed.map((field) => [field, next[field]])),
  });
}
