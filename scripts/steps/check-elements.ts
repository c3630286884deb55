import { checkElements } from '../../lib/checks/check-elements';
import { findOperationIds } from '../../lib/checks/find-operation-ids';

/** Checks examples and live code against the contract, and that every element has a page. */
export const run = () => checkElements(findOperationIds());
