import { checkUndocumented } from '../../lib/checks/check-undocumented';
import { getOpenApiDocument } from '../../lib/openapi/load-openapi-document';

/** Checks the register of what is not documented, and the links to it. */
export const run = () => checkUndocumented(getOpenApiDocument());
