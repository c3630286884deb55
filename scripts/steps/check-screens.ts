import { checkScreens } from '../../lib/checks/check-screens';
import { findOperationIds } from '../../lib/checks/find-operation-ids';

/** Checks content/screens against the contract, the API's description and the other screens. */
export const run = () => checkScreens(findOperationIds());
