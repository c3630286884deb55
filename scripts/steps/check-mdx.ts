import { checkMdx } from '../../lib/checks/check-mdx';
import { findOpenApiDocument } from '../../lib/checks/find-openapi-document';
import { listKnownNames } from '../../lib/checks/known-names';

/** Checks the front matter, the syntax and the components of every MDX file. */
export const run = (failed: ReadonlySet<string>) =>
  checkMdx(listKnownNames(findOpenApiDocument(failed)));
