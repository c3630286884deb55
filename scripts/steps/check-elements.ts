import { checkElements } from '../../lib/checks/check-elements';
import { findOperationIds } from '../../lib/checks/find-operation-ids';

/** Examples and live code against the contract; every element has a page. */
export const run = () => checkElements(findOperationIds());
