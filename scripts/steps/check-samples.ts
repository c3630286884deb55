import { checkAllSamples } from '../../lib/checks/check-samples';

/** Every code sample against the API's description or the contract. */
export const run = checkAllSamples;
