import { checkApiNames } from '../../lib/checks/check-api-names';
import { getOpenApiDocument } from '../../lib/openapi/load-openapi-document';

/** Checks the operations, fields and parameters that content/site and content/reference name. */
export const run = () => checkApiNames(getOpenApiDocument());
