import type { NotSimulatedId } from '../../../.generated/sandbox/not-simulated';
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

/** The provider sends the webhooks of the API description. The sandbox records them in rules/record-webhooks.ts. */
type CallableOperationId = Exclude<
  OperationId,
  'appointmentChanged' | 'policyChanged' | NotSimulatedId
>;

/**
 * The handlers of all operations in the API description but those in openapi/sandbox/not-simulated.yaml. A missing
 * operation is a type error.
 */
export const operations: OperationHandlers<CallableOperationId> = {
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
