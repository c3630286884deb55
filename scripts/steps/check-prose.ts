import { checkAllProse } from '../../lib/checks/check-prose';

/** Checks the sentence length, the wording and the grammar of every page. */
export const run = checkAllProse;
