import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { checkUndocumented } from '../../lib/build/checks/check-undocumented';

/** Checks the register of what is not documented, and the links to it. */
export const run = () => checkUndocumented(getOpenApiDocument());
