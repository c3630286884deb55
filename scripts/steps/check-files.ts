import { checkFiles } from '../../lib/checks/check-files';

/** Checks that the portal reads every file of content/ and openapi/. */
export const run = checkFiles;
