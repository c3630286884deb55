import type { Schemas } from '../api-types';
import type { AuthenticatedCall, OperationHandlers } from '../operation-handler';
import type { Store } from '../record-store';
import { requireGrant } from '../rules/carrier-grants';
import { multipartContentType, writeMultipart } from '../rules/multipart';
import { evaluateNextVisitStatus } from '../rules/next-visit';
import { findPolicyOrForbid } from '../rules/ownership';
import { requireCompanyAccess } from '../rules/permissions';
import {
  createPolicyOverride,
  listPolicyOverrides,
  requirePolicyPatient,
  serializePolicyOverride,
} from '../rules/policy-overrides';
import { listReadablePolicies, maxRecords, searchPolicies } from '../rules/policy-search';
import { writePolicySpreadsheet } from '../rules/policy-spreadsheet';
import { uploadPolicies } from '../rules/policy-upload';
import { writeReportSpreadsheet } from '../rules/report-spreadsheet';
import { groupPeopleByPolicy, serializePolicyWithPeople } from '../rules/serialize-policy';
import { spreadsheetMediaType } from '../rules/spreadsheet';
import { setTravelDates } from '../rules/travel-dates';
import type { Account, Policy } from '../sandbox-data';
import { bytes, json, noContent, refuseNotFound } from '../sandbox-response';

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
  const policy = store.get('policies', id) ?? refuseNotFound('policyId', 'policy', id);
  requireCompanyAccess(caller, policy.companyId);
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
  call: AuthenticatedCall<'getNextVisitStatus'> | AuthenticatedCall<'getNextVisitStatusForClient'>,
): Schemas['InsurerState'] {
  const { store, caller, path, body } = call;
  const policy = findPolicyOrForbid(store, caller, path.policyId, 'policyId');
  requirePolicyPatient(store, policy, body.patientId);
  return evaluateNextVisitStatus(call, policy, body);
}

export const policiesOperations: OperationHandlers<Ids> = {
  searchPolicies: ({ store, caller, query }) => {
    const people = groupPeopleByPolicy(store);
    const found = searchPolicies(store, caller, query).map((policy) =>
      serializePolicyWithPeople(store, policy, people),
    );
    return bytes(writeMultipart(found), multipartContentType);
  },

  uploadPolicies: (call) => {
    uploadPolicies(call, call.caller, call.body);
    return noContent();
  },

  downloadPolicies: ({ store, caller }) => {
    const policies = listReadablePolicies(store, caller).slice(0, maxRecords);
    return bytes(writePolicySpreadsheet(store, policies), spreadsheetMediaType, 'policies.xlsx');
  },

  setTravelDates: ({ store, caller, path, query, body }) => {
    const policy = findPolicyToModify(store, caller, path.policyId);
    store.put('policies', setTravelDates(store, policy, body, query.subscriber));
    return noContent();
  },

  listOverrides: ({ store, caller, path }) => {
    const policy = findCompanyPolicy(store, caller, path.policyId);
    const overrides = listPolicyOverrides(store, policy.id);
    return json(overrides.map((override) => serializePolicyOverride(store, override)));
  },

  createOverride: (call) => {
    const { store, caller, path, body } = call;
    const policy = findPolicyToModify(store, caller, path.policyId);
    const { override, files } = createPolicyOverride(call, caller, policy, body);
    for (const file of files) store.put('files', file);
    store.put('overrides', override);
    return noContent();
  },

  getNextVisitStatus: (call) => json(answerNextVisit(call)),

  getNextVisitStatusForClient: (call) => json(answerNextVisit(call)),

  // The call stands for a payload that the provider sends: there is nothing to keep of it.
  samplePolicyWebHook: () => noContent(),

  downloadReport: ({ store, caller, query }) =>
    bytes(writeReportSpreadsheet(store, caller, query), spreadsheetMediaType, 'report.xlsx'),
};
