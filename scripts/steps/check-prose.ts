import { checkAllProse } from '../../lib/checks/check-prose';

/** Sentence length, wording and grammar of every page. */
export const run = checkAllProse;
