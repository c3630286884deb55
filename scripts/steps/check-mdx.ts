import { checkMdx } from '../../lib/build/checks/check-mdx';
import { findOpenApiDocument } from '../../lib/build/checks/find-openapi-document';
import { listKnownNames } from '../../lib/build/checks/known-names';

/** Checks the front matter, the syntax and the components of every MDX file. */
export const run = (failed: ReadonlySet<string>) =>
  checkMdx(listKnownNames(findOpenApiDocument(failed)));
