import { refuse } from '../answer';
import type { Handlers } from '../call';

type Ids =
  | 'addPolicyToUser'
  | 'cancelUserPolicy'
  | 'updateUserPolicies'
  | 'requestInsurerContact'
  | 'savePerson';

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const ownPoliciesOperations: Handlers<Ids> = {
  addPolicyToUser: unbuilt,
  cancelUserPolicy: unbuilt,
  updateUserPolicies: unbuilt,
  requestInsurerContact: unbuilt,
  savePerson: unbuilt,
};
