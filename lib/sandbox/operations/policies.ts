import { refuse } from '../answer';
import type { Handlers } from '../call';

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

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const policiesOperations: Handlers<Ids> = {
  searchPolicies: unbuilt,
  uploadPolicies: unbuilt,
  downloadPolicies: unbuilt,
  setTravelDates: unbuilt,
  listOverrides: unbuilt,
  createOverride: unbuilt,
  getNextVisitStatus: unbuilt,
  getNextVisitStatusForClient: unbuilt,
  samplePolicyWebHook: unbuilt,
  downloadReport: unbuilt,
};
