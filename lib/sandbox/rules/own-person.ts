import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Company, Person, Policy } from '../sandbox-data';
import { checkPattern } from './identify-policy';
import { omitUndefined } from './omit-undefined';
import { createPerson, inheritPolicyChanges, updatePerson } from './person-update';

/** Throws a `ApiError` if the personal id does not match the insurer's pattern or the company is wrong. */
function checkPerson(sent: Schemas['Person'], policy: Policy, company: Company | undefined): void {
  checkPattern('personalIdNumber', sent.personalIdNumber, company?.personalIdRegEx);
  if (sent.companyId !== undefined && sent.companyId !== policy.companyId) {
    reject('SANDBOX_COMPANY_WRONG', 'The company is not that of the policy.', {
      field: 'companyId',
      reason: `Policy ${policy.id} has another company. Leave the field out, or send the right id.`,
      found: sent.companyId,
    });
  }
}

/** Throws a `ApiError` if no people can be added to the policy. */
function requireCanAddPatients({ canAddPatients, id }: Policy): void {
  if (canAddPatients !== false) return;
  reject('SANDBOX_NO_ADDITION', `No person can be added to the policy ${id}.`, {
    field: 'policyId',
    reason: '"canAddPatients" of the policy is false.',
    found: id,
  });
}

/**
 * Returns a new person that a user adds to a policy.
 * @param subscriberId the user to whom the person belongs
 * @throws {ApiError} if the policy allows no more people, or a field is invalid
 */
export function addOwnPerson(
  id: number,
  sent: Schemas['Person'],
  policy: Policy,
  company: Company | undefined,
  subscriberId: number | undefined,
): Person {
  checkPerson(sent, policy, company);
  requireCanAddPatients(policy);
  return createPerson(id, omitUndefined({ ...sent, subscriberId }), policy);
}

/**
 * Returns a person after a user's update. The subscriber cannot be changed (sandbox interpretation). A person who moves
 * to another policy counts as added to it, and inherits the fields of the new policy.
 * @param policy the policy of the person after the update
 * @param oldPolicy the policy of the person before the update, if it exists
 * @throws {ApiError} if the new policy allows no more people, or a field is invalid
 */
export function updateOwnPerson(
  old: Person,
  sent: Schemas['Person'],
  policy: Policy,
  company: Company | undefined,
  oldPolicy: Policy | undefined,
): Person {
  checkPerson(sent, policy, company);
  if (old.policyId !== policy.id) requireCanAddPatients(policy);
  const moved = oldPolicy ? inheritPolicyChanges(old, oldPolicy, policy) : old;
  return updatePerson(moved, omitUndefined({ ...sent, subscriberId: old.subscriberId }), policy);
}
