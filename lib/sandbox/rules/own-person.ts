import type { Schemas } from '../api-types';
import type { Company, Person, Policy } from '../sandbox-data';
import { refuse } from '../sandbox-response';
import { checkPattern } from './identify-policy';
import { createPerson, inheritPolicyChanges, updatePerson } from './person-update';

/** Ends a call where the person may not be written as it was sent. */
function checkPerson(sent: Schemas['Person'], policy: Policy, company: Company | undefined): void {
  checkPattern('personalIdNumber', sent.personalIdNumber, company?.personalIdRegEx);
  if (sent.companyId !== undefined && sent.companyId !== policy.companyId) {
    refuse('SANDBOX_COMPANY_WRONG', 'The company is not that of the policy.', {
      field: 'companyId',
      reason: `Policy ${policy.id} has another company. Leave the field out, or send the right id.`,
      found: sent.companyId,
    });
  }
}

/** Ends a call that adds a person to a policy that takes none. */
function checkAddition({ canAddPatients, id }: Policy): void {
  if (canAddPatients !== false) return;
  refuse('SANDBOX_NO_ADDITION', `No person can be added to the policy ${id}.`, {
    field: 'policyId',
    reason: '«canAddPatients» of the policy is false.',
    found: id,
  });
}

/**
 * A new person of a policy, as a user adds it. Ends the call where the policy takes none, and where the personal id
 * does not fit the insurer's pattern.
 * @param id of the person
 * @param subscriberId whose person it is
 */
export function addOwnPerson(
  id: number,
  sent: Schemas['Person'],
  policy: Policy,
  company: Company | undefined,
  subscriberId: number | undefined,
): Person {
  checkPerson(sent, policy, company);
  checkAddition(policy);
  return createPerson(id, { ...sent, subscriberId }, policy);
}

/**
 * A person after a user's update. Whose person it is stays, whatever was sent (the sandbox's reading). A person that
 * goes to another policy counts as added there, and has from then on what the new policy has.
 * @param policy the policy of the person after the call
 * @param oldPolicy that before it, where the sandbox has it
 */
export function updateOwnPerson(
  old: Person,
  sent: Schemas['Person'],
  policy: Policy,
  company: Company | undefined,
  oldPolicy: Policy | undefined,
): Person {
  checkPerson(sent, policy, company);
  if (old.policyId !== policy.id) checkAddition(policy);
  const followed = oldPolicy ? inheritPolicyChanges(old, oldPolicy, policy) : old;
  return updatePerson(followed, { ...sent, subscriberId: old.subscriberId }, policy);
}
