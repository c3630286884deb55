import { checkAllSamples } from '../../lib/checks/check-samples';

/** Checks every code sample against the API's description or the contract. */
export const run = checkAllSamples;
