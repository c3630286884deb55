import { checkElements } from '../../lib/build/checks/check-elements';
import {
  findOpenApiDocument,
  listOperationIds,
} from '../../lib/build/checks/find-openapi-document';

/** Checks examples and live code against the contract, and that every element has a page. */
export function run(failed: ReadonlySet<string>) {
  const document = findOpenApiDocument(failed);
  return checkElements(document && listOperationIds(document));
}
