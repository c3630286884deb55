import { lintOpenApi } from '../../lib/openapi/checks/check-openapi';

/** Checks openapi/ with the linter, and that it has what the portal reads. */
export const run = lintOpenApi;
