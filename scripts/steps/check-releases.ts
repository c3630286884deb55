import { checkReleases } from '../../lib/openapi-history/check-releases';

/** Checks the released versions of the API's description, and that their breaking changes are declared. */
export const run = checkReleases;
