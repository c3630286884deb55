import { forbid } from '../api-error';
import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Account, Policy } from '../sandbox-data';
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

/** Returns the key that identifies a policy: its company and its normalized number. */
const getPolicyKey = ({ companyId, policyNumber }: Pick<Sent, 'companyId' | 'policyNumber'>) =>
  `${companyId} ${normalizePolicyNumber(policyNumber)}`;

const indexPolicies = (store: Store): Map<string, Policy> =>
  new Map(store.list('policies').map((policy) => [getPolicyKey(policy), policy]));

/** Checks an upload before anything is written. Throws a `ApiError` or a `ForbiddenError` if it is invalid. */
function checkUpload(store: Store, caller: Account, sent: Sent[]): void {
  for (const { companyId } of sent) {
    requireCompanyAccess(caller, companyId);
    if (!store.get('companies', companyId)) forbid();
  }
  const policyByKey = indexPolicies(store);
  for (const [index, policy] of sent.entries()) {
    const { companyId, policyNumber, people = [], travelDates = [] } = policy;
    const company = store.get('companies', companyId);
    requireGrant(
      caller,
      policyByKey.has(getPolicyKey(policy)) ? 'MODIFY_POLICY' : 'CREATE_POLICY',
      companyId,
    );
    checkPattern(`[${index}].policyNumber`, policyNumber, company?.policyNumberRegEx);
    for (const [personIndex, { personalIdNumber }] of people.entries()) {
      const field = `[${index}].people[${personIndex}].personalIdNumber`;
      checkPattern(field, personalIdNumber, company?.personalIdRegEx);
    }
    checkTravelDates(travelDates, `[${index}].travelDates`);
  }
}

/**
 * Creates or updates the policies of an upload, which are identified by company and policy number. A wrong company id
 * is forbidden. Sandbox interpretation: an upload is atomic, a `policyId` that is sent is ignored, and each policy
 * records one webhook.
 */
export function uploadPolicies(sandbox: Sandbox, caller: Account, sent: Sent[]): void {
  const { store, clock } = sandbox;
  checkUpload(store, caller, sent);
  const policyByKey = indexPolicies(store);
  const peopleByPolicy = groupPeopleByPolicy(store);
  const importers = new Map<number, PeopleImporter>();
  for (const { people = [], travelDates, ...fields } of sent) {
    const old = policyByKey.get(getPolicyKey(fields));
    const updated = old
      ? updatePolicy(old, fields)
      : createPolicy(store.nextId(), fields, toIsoDate(clock.now()));
    const policy: Policy = travelDates
      ? { ...updated, travelDates: assignTravelDateIds(store, travelDates, old?.travelDates) }
      : updated;
    const importer =
      importers.get(policy.id) ?? createPeopleImporter(store, peopleByPolicy.get(policy.id) ?? []);
    importers.set(policy.id, importer);
    policyByKey.set(getPolicyKey(policy), policy);
    store.put('policies', policy);
    if (old) importer.applyPolicyChange(old, policy);
    importer.upsert(people, policy);
    recordPolicyWebhook(sandbox, policy);
  }
}
