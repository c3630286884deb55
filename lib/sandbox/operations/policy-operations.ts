import { rejectNotFound } from '../api-error';
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
import { bytes, json, noContent } from '../sandbox-response';

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

/** Returns a policy of a carrier user's company. Throws a `ForbiddenError` for other companies. */
function findCompanyPolicy(store: Store, caller: Account, id: number): Policy {
  const policy = store.get('policies', id) ?? rejectNotFound('policyId', 'policy', id);
  requireCompanyAccess(caller, policy.companyId);
  return policy;
}

/** Returns a policy that the caller can change. The grant is required even for the caller's own policy. */
function findModifiablePolicy(store: Store, caller: Account, id: number): Policy {
  const policy = findCompanyPolicy(store, caller, id);
  requireGrant(caller, 'MODIFY_POLICY', policy.companyId);
  return policy;
}

/** Both operations return the same response, because their difference is not documented. */
function getNextVisitState(
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
    const policy = findModifiablePolicy(store, caller, path.policyId);
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
    const policy = findModifiablePolicy(store, caller, path.policyId);
    const { override, files } = createPolicyOverride(call, caller, policy, body);
    for (const file of files) store.put('files', file);
    store.put('overrides', override);
    return noContent();
  },

  getNextVisitStatus: (call) => json(getNextVisitState(call)),

  getNextVisitStatusForClient: (call) => json(getNextVisitState(call)),

  // The operation only documents a payload, so it has no effect.
  samplePolicyWebHook: () => noContent(),

  downloadReport: ({ store, caller, query }) =>
    bytes(writeReportSpreadsheet(store, caller, query), spreadsheetMediaType, 'report.xlsx'),
};
