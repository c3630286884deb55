import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Account, Policy } from '../sandbox-data';
import { forbid } from '../sandbox-response';
import { toIsoDate } from '../timestamps';
import { requireGrant } from './carrier-grants';
import { checkPattern } from './identify-policy';
import { createPeopleImporter, type PeopleImporter } from './people-importer';
import { requireCompanyAccess } from './permissions';
import { normalizePolicyNumber } from './policy-number';
import { createPolicy, updatePolicy } from './policy-update';
import { recordPolicyWebhook } from './record-webhooks';
import { groupPeopleByPolicy } from './serialize-policy';
import { assignTravelDateIds, checkTravelDates } from './travel-dates';

type Sent = Schemas['PolicyWithPeople'];

/** What a policy is known by: its company and its number, in whatever spelling. */
const keyOf = ({ companyId, policyNumber }: Pick<Sent, 'companyId' | 'policyNumber'>) =>
  `${companyId} ${normalizePolicyNumber(policyNumber)}`;

const indexPolicies = (store: Store): Map<string, Policy> =>
  new Map(store.list('policies').map((policy) => [keyOf(policy), policy]));

/** Ends the call where something of the upload may not be: before anything is written. */
function checkUpload(store: Store, caller: Account, sent: Sent[]): void {
  for (const { companyId } of sent) {
    requireCompanyAccess(caller, companyId);
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
  const groups = groupPeopleByPolicy(store);
  const taken = new Map<number, PeopleImporter>();
  for (const { people = [], travelDates, ...fields } of sent) {
    const old = known.get(keyOf(fields));
    const updated = old
      ? updatePolicy(old, fields)
      : createPolicy(store.nextId(), fields, toIsoDate(clock.now()));
    const policy: Policy = travelDates
      ? { ...updated, travelDates: assignTravelDateIds(store, travelDates, old?.travelDates) }
      : updated;
    const its = taken.get(policy.id) ?? createPeopleImporter(store, groups.get(policy.id) ?? []);
    taken.set(policy.id, its);
    known.set(keyOf(policy), policy);
    store.put('policies', policy);
    if (old) its.applyPolicyChange(old, policy);
    its.upsert(people, policy);
    recordPolicyWebhook(sandbox, policy);
  }
}
