import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { checkApiNames } from '../../lib/build/checks/check-api-names';

/** Checks the operations, fields and parameters that content/site and content/reference name. */
export const run = () => checkApiNames(getOpenApiDocument());
