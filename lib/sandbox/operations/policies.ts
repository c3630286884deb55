import { bytes, done, json, refuseUnknown } from '../answer';
import type { Schemas } from '../api';
import type { CallOfUser, Handlers } from '../call';
import { requireGrant } from '../rules/grants';
import { multipartType, writeMultipart } from '../rules/multipart';
import { judgeNextVisit } from '../rules/next-visit';
import { createOverride, listOverrides, requirePatientOf, showOverride } from '../rules/overrides';
import { findPolicyOrForbid } from '../rules/ownership';
import { requireCompany } from '../rules/permissions';
import { listReadablePolicies, mostRecords, searchPolicies } from '../rules/policy-search';
import { writePolicySheet } from '../rules/policy-sheet';
import { uploadPolicies } from '../rules/policy-upload';
import { writeReport } from '../rules/report-sheet';
import { groupPeople, showPolicyWithPeople } from '../rules/show-policy';
import { spreadsheetType } from '../rules/spreadsheet';
import { setTravelDates } from '../rules/travel-dates';
import type { Store } from '../store';
import type { Account, Policy } from '../world';

type Ids =
  | 'searchPolicies'
  | 'uploadPolicies'
  | 'downloadPolicies'
  | 'setTravelDates'
  | 'listOverrides'
  | 'createOverride'
  | 'getNextVisitStatus'
  | 'getNextVisitStatusForClient'
  | 'samplePolicyWebHook'
  | 'downloadReport';

/** The policy, for a carrier user of its company: that of another company is forbidden. */
function findCompanyPolicy(store: Store, caller: Account, id: number): Policy {
  const policy = store.get('policies', id) ?? refuseUnknown('policyId', 'policy', id);
  requireCompany(caller, policy.companyId);
  return policy;
}

/** The same for a call that changes it, which needs the grant: for one's own policy too, as patients have no such call. */
function findPolicyToModify(store: Store, caller: Account, id: number): Policy {
  const policy = findCompanyPolicy(store, caller, id);
  requireGrant(caller, 'MODIFY_POLICY', policy.companyId);
  return policy;
}

/** Both calls of the next visit answer alike: what sets them apart is not published. */
function answerNextVisit(
  call: CallOfUser<'getNextVisitStatus'> | CallOfUser<'getNextVisitStatusForClient'>,
): Schemas['InsurerState'] {
  const { store, caller, path, body } = call;
  const policy = findPolicyOrForbid(store, caller, path.policyId, 'policyId');
  requirePatientOf(store, policy, body.patientId);
  return judgeNextVisit(call, policy, body);
}

export const policiesOperations: Handlers<Ids> = {
  searchPolicies: ({ store, caller, query }) => {
    const people = groupPeople(store);
    const found = searchPolicies(store, caller, query).map((policy) =>
      showPolicyWithPeople(store, policy, people),
    );
    return bytes(writeMultipart(found), multipartType);
  },

  uploadPolicies: (call) => {
    uploadPolicies(call, call.caller, call.body);
    return done();
  },

  downloadPolicies: ({ store, caller }) => {
    const policies = listReadablePolicies(store, caller).slice(0, mostRecords);
    return bytes(writePolicySheet(store, policies), spreadsheetType, 'policies.xlsx');
  },

  setTravelDates: ({ store, caller, path, query, body }) => {
    const policy = findPolicyToModify(store, caller, path.policyId);
    store.put('policies', setTravelDates(store, policy, body, query.subscriber));
    return done();
  },

  listOverrides: ({ store, caller, path }) => {
    const policy = findCompanyPolicy(store, caller, path.policyId);
    const overrides = listOverrides(store, policy.id);
    return json(overrides.map((override) => showOverride(store, override)));
  },

  createOverride: (call) => {
    const { store, caller, path, body } = call;
    const policy = findPolicyToModify(store, caller, path.policyId);
    const { override, files } = createOverride(call, caller, policy, body);
    for (const file of files) store.put('files', file);
    store.put('overrides', override);
    return done();
  },

  getNextVisitStatus: (call) => json(answerNextVisit(call)),

  getNextVisitStatusForClient: (call) => json(answerNextVisit(call)),

  // The call stands for a payload that the provider sends: there is nothing to keep of it.
  samplePolicyWebHook: () => done(),

  downloadReport: ({ store, caller, query }) =>
    bytes(writeReport(store, caller, query), spreadsheetType, 'report.xlsx'),
};
