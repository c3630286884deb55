import { checkScreens } from '../../lib/build/checks/check-screens';
import { findOpenApiDocument } from '../../lib/build/checks/find-openapi-document';

/** Checks content/screens against the contract, the API's description and the other screens. */
export const run = (failed: ReadonlySet<string>) => checkScreens(findOpenApiDocument(failed));
