import { checkSchemaKeywords } from '../../lib/checks/check-schema-keywords';
import { checkOpenApi } from '../../lib/openapi/bundle-openapi';

/** Checks openapi/ with the linter, and reports schema keywords that the pages do not render. */
export async function run() {
  return [...(await checkOpenApi()), ...checkSchemaKeywords()];
}
