import { checkSearchContexts } from '../../lib/checks/check-search-contexts';
import { getOpenApiDocument } from '../../lib/openapi/load-openapi-document';

/** Checks that the search contexts have pages. */
export const run = () => checkSearchContexts(getOpenApiDocument());
