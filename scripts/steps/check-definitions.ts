import { checkDefinitions } from '../../lib/checks/contract/check-definitions';

/** Checks the schemas that the files of content/elements define. */
export const run = checkDefinitions;
