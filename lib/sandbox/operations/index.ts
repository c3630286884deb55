import type { OperationId } from '../api';
import type { OperationHandlers } from '../call';
import { accountOperations } from './account';
import { appointmentsOperations } from './appointments';
import { filesOperations } from './files';
import { messagesOperations } from './messages';
import { ownPoliciesOperations } from './own-policies';
import { policiesOperations } from './policies';
import { profilesOperations } from './profiles';
import { promoCodesOperations } from './promo-codes';
import { suggestionsOperations } from './suggestions';

/** The web hooks of the description are calls that the provider makes: the sandbox has them in rules/web-hooks. */
type CallId = Exclude<OperationId, 'appointmentChanged' | 'policyChanged'>;

/** Every operation of the API's description. One that is missing here is a fault of types. */
export const operations: OperationHandlers<CallId> = {
  ...accountOperations,
  ...ownPoliciesOperations,
  ...appointmentsOperations,
  ...suggestionsOperations,
  ...policiesOperations,
  ...profilesOperations,
  ...promoCodesOperations,
  ...messagesOperations,
  ...filesOperations,
};
