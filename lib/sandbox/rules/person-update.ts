import type { Schemas } from '../api-types';
import type { Person, Policy } from '../sandbox-data';
import { type FieldChanges, omitUndefined } from './omit-undefined';

type Sent = Schemas['Person'];

/** Default of `liabilityLimit` (specification: portal.txt, section 9). */
const defaultLiabilityLimit = 1_000_000_000;

/** Fields that a person inherits from the policy, unless the person has values of its own. */
const inheritedFields = [
  'startDate',
  'endDate',
  'packageType',
  'excessPercentage',
  'excessFee',
] as const satisfies Array<keyof Policy & keyof Person>;
type InheritedField = (typeof inheritedFields)[number];

/**
 * Returns an excess field of a person. A negative value removes the excess (specification: data-reference.txt,
 * section 3), which is stored as 0, because without the field the policy's excess would apply.
 */
const resolveExcess = (sent: number | undefined, old: number | undefined) =>
  sent === undefined ? old : Math.max(0, sent);

/**
 * Returns a person after an upload. Missing fields do not change, and a negative `liabilityLimit` becomes 0. The policy
 * id, the company and the policy number are always those of the policy.
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
    excessPercentage: resolveExcess(sent.excessPercentage, old.excessPercentage),
    excessFee: resolveExcess(sent.excessFee, old.excessFee),
  });
}

/** Returns fields of a policy that its people inherit. */
const pickInherited = (
  policy: Policy,
  fields: readonly InheritedField[],
): FieldChanges<Pick<Policy, InheritedField>> =>
  Object.fromEntries(fields.map((field) => [field, policy[field]]));

/** Returns a new person of a policy: active, with the default liability limit and the inherited fields. */
export function createPerson(id: number, sent: Sent, policy: Policy): Person {
  const person: Person = omitUndefined({
    id,
    personId: id,
    policyId: policy.policyId,
    status: 'ACTIVE' as const,
    liabilityLimit: defaultLiabilityLimit,
    ...pickInherited(policy, inheritedFields),
  });
  return updatePerson(person, sent, policy);
}

/**
 * Returns a person after a change of the policy. Inherited fields change with the policy, and the person's own values
 * do not. That removing a policy's excess removes it for its people is a sandbox interpretation.
 */
export function inheritPolicyChanges(person: Person, old: Policy, next: Policy): Person {
  const changed = inheritedFields.filter(
    (field) => old[field] !== next[field] && person[field] === old[field],
  );
  if (changed.length === 0) return person;
  return omitUndefined({ ...person, ...pickInherited(next, changed) });
}
