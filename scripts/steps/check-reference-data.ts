import { checkReferenceData } from '../../lib/reference/reference-data';

/** Checks the files of content/reference. */
export const run = checkReferenceData;
