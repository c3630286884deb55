import type { OperationId } from '../api-types';
import type { OperationHandlers } from '../operation-handler';
import { accountOperations } from './account-operations';
import { appointmentsOperations } from './appointment-operations';
import { filesOperations } from './file-operations';
import { messagesOperations } from './message-operations';
import { ownPoliciesOperations } from './own-policy-operations';
import { policiesOperations } from './policy-operations';
import { profilesOperations } from './profile-operations';
import { promoCodesOperations } from './promo-code-operations';
import { suggestionsOperations } from './suggestion-operations';

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
