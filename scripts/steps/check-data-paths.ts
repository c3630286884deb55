import { checkDataPaths } from '../../lib/checks/check-data-paths';
import { getOpenApiDocument } from '../../lib/openapi/load-openapi-document';

/** Checks the declared paths in the data of screens against the screens and the API's description. */
export const run = () => checkDataPaths(getOpenApiDocument());
