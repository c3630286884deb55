import { checkSchemaKeywords } from '../../lib/checks/check-schema-keywords';
import { checkOpenApi } from '../../lib/openapi/bundle-openapi';

/** openapi/: the linter's rules, and keywords that the pages could not render. */
export async function run() {
  return [...(await checkOpenApi()), ...checkSchemaKeywords()];
}
