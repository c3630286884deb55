import { checkOpenApi } from '../../lib/openapi/checks/check-openapi';

/** Checks the syntax of openapi/ and its references. */
export const run = checkOpenApi;
