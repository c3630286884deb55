import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { checkSearchContexts } from '../../lib/build/checks/check-search-contexts';

/** Checks that the search contexts have pages. */
export const run = () => checkSearchContexts(getOpenApiDocument());
