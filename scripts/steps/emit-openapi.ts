import { createApiCatalog } from '../../lib/api/description/api-catalog';
import { appendRules } from '../../lib/api/description/append-rules';
import { bundleOpenApi } from '../../lib/api/description/bundle-openapi';
import { createTypeScriptTypes, formatYaml } from '../../lib/api/description/convert-document';
import { createDescriptionRenderer } from '../../lib/api/description/description-renderer';
import { generatedDocument } from '../../lib/api/description/load-openapi-document';
import { parseOpenApiDocument } from '../../lib/api/description/openapi-document';
import {
  apiCatalogPath,
  openApiFilePaths,
  operationDocumentPath,
} from '../../lib/api/description/openapi-file-paths';
import { createOperationDocuments } from '../../lib/api/description/operation-document';
import { createPostmanCollection } from '../../lib/api/description/postman-collection';
import { resolveLinks } from '../../lib/api/description/resolve-links';
import { listStatusTitles } from '../../lib/api/description/status-title';
import { createConsoleDocument } from '../../lib/calls/console/console-document';
import { consoleDocumentPath } from '../../lib/calls/console/console-page';
import { writeText } from '../../lib/kit/files/project-files';
import { isLiveServer } from '../../lib/site/settings/site-schema';
import { getSite } from '../../lib/site/site-settings';
import { absoluteUrl, withBase } from '../../lib/site/urls';
import { writeJson, writeModule } from '../write-files';

/**
 * Bundles the API's description. Pages read the bundled document and show its rules as cards. The downloads repeat the
 * rules in the descriptions, because other tools do not support `x-rules`.
 */
export async function run(): Promise<undefined> {
  const site = getSite();
  const document = await bundleOpenApi(site);
  writeJson(generatedDocument, document);
  const parsed = parseOpenApiDocument(document);
  writeModule(
    '.generated/openapi/status-titles.ts',
    { statusTitles: listStatusTitles(parsed) },
    { statusTitles: 'Readonly<Record<string, string>>' },
  );
  const { render } = createDescriptionRenderer(parsed);
  const toUrl = (path: string) => absoluteUrl(path, site);
  const published = resolveLinks(appendRules(document), toUrl, ['description', 'rule']);
  writeJson(`public${openApiFilePaths.json}`, published);
  writeText(`public${openApiFilePaths.yaml}`, formatYaml(published));
  writeJson(
    `public${openApiFilePaths.postman}`,
    await createPostmanCollection(published, site.postman),
  );
  writeText(`public${openApiFilePaths.types}`, await createTypeScriptTypes(published));
  for (const [id, operationDocument] of createOperationDocuments(published)) {
    writeText(`public${operationDocumentPath(id)}`, JSON.stringify(operationDocument));
  }
  writeJson(`public${apiCatalogPath}`, createApiCatalog(site));
  // The rules are rendered with their links.
  const toPath = (path: string) => withBase(path, site.baseUrl);
  const consoleDocument = resolveLinks(document, toPath, ['description']);
  writeText(
    `public${consoleDocumentPath}`,
    JSON.stringify(
      createConsoleDocument(
        consoleDocument,
        site.sandbox ? site.baseUrl : undefined,
        site.servers.filter(isLiveServer).map(({ url }) => url),
        render,
      ),
    ),
  );
}
