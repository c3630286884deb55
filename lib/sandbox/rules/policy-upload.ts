import { forbid } from '../answer';
import type { Schemas } from '../api';
import type { Sandbox } from '../call';
import { toDay } from '../moment';
import type { Store } from '../store';
import type { Account, Policy } from '../world';
import { requireGrant } from './grants';
import { checkPattern } from './identify-policy';
import { requireCompany } from './permissions';
import { normalizePolicyNumber } from './policy-number';
import { type PolicyPeople, takePeople } from './policy-people';
import { createPolicy, updatePolicy } from './policy-update';
import { groupPeople } from './show-policy';
import { checkTravelDates, numberTravelDates } from './travel-dates';
import { sendPolicyHook } from './web-hooks';

type Sent = Schemas['PolicyWithPeople'];

/** What a policy is known by: its company and its number, in whatever spelling. */
const keyOf = ({ companyId, policyNumber }: Pick<Sent, 'companyId' | 'policyNumber'>) =>
  `${companyId} ${normalizePolicyNumber(policyNumber)}`;

const indexPolicies = (store: Store): Map<string, Policy> =>
  new Map(store.list('policies').map((policy) => [keyOf(policy), policy]));

/** Ends the call where something of the upload may not be: before anything is written. */
function checkUpload(store: Store, caller: Account, sent: Sent[]): void {
  for (const { companyId } of sent) {
    requireCompany(caller, companyId);
    if (!store.get('companies', companyId)) forbid();
  }
  const known = indexPolicies(store);
  for (const [index, policy] of sent.entries()) {
    const { companyId, policyNumber, people = [], travelDates = [] } = policy;
    const company = store.get('companies', companyId);
    requireGrant(caller, known.has(keyOf(policy)) ? 'MODIFY_POLICY' : 'CREATE_POLICY', companyId);
    checkPattern(`[${index}].policyNumber`, policyNumber, company?.policyNumberRegEx);
    for (const [at, { personalIdNumber }] of people.entries()) {
      const field = `[${index}].people[${at}].personalIdNumber`;
      checkPattern(field, personalIdNumber, company?.personalIdRegEx);
    }
    checkTravelDates(travelDates, `[${index}].travelDates`);
  }
}

/**
 * Carries out an upload of policies: «new ones are created, known ones are updated», by company and policy number. A
 * wrong company id is forbidden for the whole call. The rest is the sandbox's reading: an upload is carried out as a
 * whole or not at all, a `policyId` that was sent says nothing, and each policy brings one web hook.
 */
export function uploadPolicies(sandbox: Sandbox, caller: Account, sent: Sent[]): void {
  const { store, clock } = sandbox;
  checkUpload(store, caller, sent);
  const known = indexPolicies(store);
  const groups = groupPeople(store);
  const taken = new Map<number, PolicyPeople>();
  for (const { people = [], travelDates, ...fields } of sent) {
    const old = known.get(keyOf(fields));
    const updated = old
      ? updatePolicy(old, fields)
      : createPolicy(store.nextId(), fields, toDay(clock.now()));
    const policy: Policy = travelDates
      ? { ...updated, travelDates: numberTravelDates(store, travelDates, old?.travelDates) }
      : updated;
    const its = taken.get(policy.id) ?? takePeople(store, groups.get(policy.id) ?? []);
    taken.set(policy.id, its);
    known.set(keyOf(policy), policy);
    store.put('policies', policy);
    if (old) its.follow(old, policy);
    its.save(people, policy);
    sendPolicyHook(sandbox, policy);
  }
}
