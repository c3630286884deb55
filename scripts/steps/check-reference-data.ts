import { checkReferenceData } from '../../lib/reference/reference-data';

/** content/reference. */
export const run = checkReferenceData;
