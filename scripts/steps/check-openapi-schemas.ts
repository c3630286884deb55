import { checkOpenApiSchemas } from '../../lib/openapi/checks/check-openapi';

/** Checks that the pages can show the schemas of openapi/. */
export const run = checkOpenApiSchemas;
