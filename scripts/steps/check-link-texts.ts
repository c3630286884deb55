import { checkLinkTexts } from '../../lib/checks/check-link-texts';

/** Checks that the text of a link to a page is a name of the page. */
export const run = () => checkLinkTexts();
