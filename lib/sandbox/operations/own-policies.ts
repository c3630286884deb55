import { done, json, refuse } from '../answer';
import type { Handlers } from '../call';
import { toTimestamp } from '../moment';
import { identifyPolicy } from '../rules/identify-policy';
import { addOwnPerson, updateOwnPerson } from '../rules/own-person';
import { findPerson, findPolicy } from '../rules/ownership';
import { showTokenStatus } from '../rules/token-status';
import { sendPolicyHook } from '../rules/web-hooks';
import type { Store } from '../store';
import type { Account, Policy } from '../world';

type Ids =
  | 'addPolicyToUser'
  | 'cancelUserPolicy'
  | 'updateUserPolicies'
  | 'requestInsurerContact'
  | 'savePerson';

/** Users of a policy where it names no limit (specification, section 9). */
const defaultUsersLimit = 999;

/** Ends a call that would give a policy more users than its limit. */
function checkUsersLimit(store: Store, { id, usersLimit = defaultUsersLimit }: Policy): void {
  const users = store.list('accounts').filter(({ policyIds }) => policyIds.includes(id)).length;
  if (users < usersLimit) return;
  refuse('SANDBOX_USERS_LIMIT', 'The policy has as many users as it may have.', {
    field: 'POLICY_NUMBER',
    reason: `«usersLimit» of the policy is ${usersLimit}, and it has ${users} users.`,
  });
}

/** The account with the policy among its own: once, however often it is added. */
function withPolicy(store: Store, account: Account, policy: Policy): Account {
  if (account.policyIds.includes(policy.id)) return account;
  checkUsersLimit(store, policy);
  return { ...account, policyIds: [...account.policyIds, policy.id] };
}

/** The operations of a user's own policies and people (specification, section 7). */
export const ownPoliciesOperations: Handlers<Ids> = {
  // Whether a cancelled policy can be added is not published: it can, and stays cancelled.
  addPolicyToUser: (call) => {
    const { store, caller, token, body } = call;
    const account = withPolicy(store, caller, identifyPolicy(store, body));
    store.put('accounts', account);
    return json(showTokenStatus(call, account, token));
  },

  // «Policies cannot be deleted»: the policy stays with its user.
  cancelUserPolicy: (call) => {
    const { store, caller, path } = call;
    const policy = findPolicy(store, caller, path.id);
    if (policy.status !== 'CANCELLED') {
      const cancelled: Policy = { ...policy, status: 'CANCELLED' };
      store.put('policies', cancelled);
      sendPolicyHook(call, cancelled);
    }
    return done();
  },

  // The body of the request is not published, so there is nothing that the sandbox could add.
  updateUserPolicies: () => done(),

  requestInsurerContact: ({ store, caller, body, now }) => {
    if (body.personId !== undefined) findPerson(store, caller, body.personId, 'personId');
    store.put('insurerContacts', { ...body, id: store.nextId(), timestamp: toTimestamp(now) });
    return done();
  },

  savePerson: ({ store, caller, body }) => {
    const old =
      body.personId === undefined
        ? undefined
        : findPerson(store, caller, body.personId, 'personId');
    const policyId = body.policyId ?? old?.policyId;
    if (policyId === undefined) {
      refuse('SANDBOX_POLICY_MISSING', 'A new person needs a policy.', {
        field: 'policyId',
        reason: 'To add a person, send the id of a policy. To update one, send its «personId».',
      });
    }
    const policy =
      // Somebody may see a person without seeing its policy.
      (policyId === old?.policyId ? store.get('policies', policyId) : undefined) ??
      findPolicy(store, caller, policyId, 'policyId');
    const company = store.get('companies', policy.companyId);
    const subscriberId = caller.policyIds.includes(policyId) ? caller.id : body.subscriberId;
    store.put(
      'people',
      old
        ? updateOwnPerson(old, body, policy, company)
        : addOwnPerson(store.nextId(), body, policy, company, subscriberId),
    );
    return done();
  },
};
