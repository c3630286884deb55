import { checkMdx } from '../../lib/checks/check-mdx';
import { listKnownNames } from '../../lib/checks/known-names';

/** Front matter, syntax and components of every MDX file. */
export const run = () => checkMdx(listKnownNames());
