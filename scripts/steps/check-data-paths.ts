import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { checkDataPaths } from '../../lib/build/checks/check-data-paths';

/** Checks the declared paths in the data of screens against the screens and the API's description. */
export const run = () => checkDataPaths(getOpenApiDocument());
