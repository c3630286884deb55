import { checkAllWording } from '../../lib/checks/check-wording';

/** Checks the wording of the API description, the contract, the settings and the user interface. */
export const run = checkAllWording;
