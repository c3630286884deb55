import { reject } from '../api-error';
import type { OperationHandlers } from '../operation-handler';
import type { Store } from '../record-store';
import { requirePolicyWriteAccess } from '../rules/carrier-grants';
import { identifyPolicy } from '../rules/identify-policy';
import { addOwnPerson, updateOwnPerson } from '../rules/own-person';
import { findPerson, findPolicy, findPolicyOrForbid } from '../rules/ownership';
import { defaultUsersLimit } from '../rules/policy-update';
import { recordPolicyWebhook } from '../rules/record-webhooks';
import { serializeTokenStatus } from '../rules/serialize-token-status';
import type { Account, Person, Policy } from '../sandbox-data';
import { json, noContent } from '../sandbox-response';
import { toTimestamp } from '../timestamps';

type Ids =
  | 'addPolicyToUser'
  | 'cancelUserPolicy'
  | 'updateUserPolicies'
  | 'requestInsurerContact'
  | 'savePerson';

/** Throws a `ApiError` if a policy already has as many users as its limit allows. */
function checkUsersLimit(store: Store, { id, usersLimit = defaultUsersLimit }: Policy): void {
  const users = store.list('accounts').filter(({ policyIds }) => policyIds.includes(id)).length;
  if (users < usersLimit) return;
  reject('SANDBOX_USERS_LIMIT', 'The policy already has the maximum number of users.', {
    field: 'POLICY_NUMBER',
    reason: `"usersLimit" of the policy is ${usersLimit}, and it has ${users} users.`,
  });
}

/** Returns the account with the policy, which is not added twice. */
function withPolicy(store: Store, account: Account, policy: Policy): Account {
  if (account.policyIds.includes(policy.id)) return account;
  checkUsersLimit(store, policy);
  return { ...account, policyIds: [...account.policyIds, policy.id] };
}

/**
 * Returns the policy under which a person is saved, and the person's previous policy. Subscribers can change their
 * people even if they cannot view the policy.
 * @throws {ApiError} if the caller cannot change one of the policies
 */
function findPersonPolicies(
  store: Store,
  caller: Account,
  policyId: number,
  old?: Person,
): { policy: Policy; oldPolicy: Policy | undefined } {
  const oldPolicy = store.get('policies', old?.policyId);
  if (oldPolicy && old?.subscriberId !== caller.id) requirePolicyWriteAccess(caller, oldPolicy);
  if (oldPolicy?.id === policyId) return { policy: oldPolicy, oldPolicy };
  const policy = findPolicy(store, caller, policyId, 'policyId');
  requirePolicyWriteAccess(caller, policy);
  return { policy, oldPolicy };
}

/** The operations of a user's own policies and people (specification: portal.txt, section 7). */
export const ownPoliciesOperations: OperationHandlers<Ids> = {
  // Whether a CANCELLED policy can be added is not documented; in the sandbox it can, and its status does not change.
  addPolicyToUser: (call) => {
    const { store, caller, token, body } = call;
    const account = withPolicy(store, caller, identifyPolicy(store, body));
    store.put('accounts', account);
    return json(serializeTokenStatus(call, account, token));
  },

  // Policies cannot be deleted (specification: portal.txt, section 4), so the account still has the policy.
  cancelUserPolicy: (call) => {
    const { store, caller, path } = call;
    const policy = findPolicyOrForbid(store, caller, path.id);
    requirePolicyWriteAccess(caller, policy);
    if (policy.status !== 'CANCELLED') {
      const cancelled: Policy = { ...policy, status: 'CANCELLED' };
      store.put('policies', cancelled);
      recordPolicyWebhook(call, cancelled);
    }
    return noContent();
  },

  // The request body is not documented, so the sandbox changes nothing.
  updateUserPolicies: () => noContent(),

  requestInsurerContact: ({ store, caller, body, now }) => {
    if (body.personId !== undefined) findPerson(store, caller, body.personId, 'personId');
    store.put('insurerContacts', { ...body, id: store.nextId(), timestamp: toTimestamp(now) });
    return noContent();
  },

  savePerson: ({ store, caller, body }) => {
    const old =
      body.personId === undefined
        ? undefined
        : findPerson(store, caller, body.personId, 'personId');
    const policyId = body.policyId ?? old?.policyId;
    if (policyId === undefined) {
      reject('SANDBOX_POLICY_MISSING', 'A new person needs a policy.', {
        field: 'policyId',
        reason: 'To add a person, send the id of a policy. To update one, send its "personId".',
      });
    }
    const { policy, oldPolicy } = findPersonPolicies(store, caller, policyId, old);
    const company = store.get('companies', policy.companyId);
    const subscriberId = caller.policyIds.includes(policyId) ? caller.id : body.subscriberId;
    store.put(
      'people',
      old
        ? updateOwnPerson(old, body, policy, company, oldPolicy)
        : addOwnPerson(store.nextId(), body, policy, company, subscriberId),
    );
    return noContent();
  },
};
