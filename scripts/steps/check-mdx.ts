import { checkMdx } from '../../lib/checks/check-mdx';
import { listKnownNames } from '../../lib/checks/known-names';

/** Checks the front matter, the syntax and the components of every MDX file. */
export const run = () => checkMdx(listKnownNames());
