import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { formatClientReadme } from '../../lib/api/description/client-readme';
import { assertOpenApiSource } from '../../lib/api/description/openapi-document';
import { openApiFilePaths } from '../../lib/api/description/openapi-file-paths';
import { createPostmanEnvironment } from '../../lib/api/description/postman-collection';
import { createTypeScriptClient } from '../../lib/api/description/typescript-client';
import { sandboxUsers } from '../../lib/api/users/users';
import { projectPath, readText, writeText } from '../../lib/kit/files/project-files';
import { sandboxPassword } from '../../lib/sandbox/sandbox-credentials';
import { localSandboxUrl } from '../../lib/sandbox/sandbox-protocol';
import { routes } from '../../lib/site/page-paths';
import { getSite } from '../../lib/site/site-settings';
import { absoluteUrl } from '../../lib/site/urls';
import { writeJson } from '../write-files';

/** The folder in the archive of the client. */
const folder = 'doctor-api-client';

/**
 * Lets the part of the client that does not depend on the description compile with stricter settings than `strict`, such
 * as `exactOptionalPropertyTypes`. The tests compile it without this line.
 */
const acceptAllSettings = (path: string, text: string) =>
  /^(client|core)\//.test(path) ? `// @ts-nocheck\n${text}` : text;

/**
 * Writes what clients use next to the description: the TypeScript client, and the Postman environment of the sandbox.
 * The tests import the client from .generated/.
 */
export async function run() {
  const site = getSite();
  if (site.sandbox) {
    const name = `${site.provider.name} API: sandbox on this machine`;
    const environment = createPostmanEnvironment(name, {
      baseUrl: localSandboxUrl,
      email: sandboxUsers.patient.email,
      password: sandboxPassword,
      carrierEmail: sandboxUsers.carrier.email,
      carrierPassword: sandboxPassword,
    });
    writeJson(`public${openApiFilePaths.postmanEnvironment}`, environment);
  }
  const document: unknown = JSON.parse(readText(`public${openApiFilePaths.json}`));
  assertOpenApiSource(document);
  const readme = formatClientReadme({
    baseUrl: site.servers[0]?.url ?? localSandboxUrl,
    pageUrl: absoluteUrl(`${routes.api}/downloads`, site),
  });
  const sources = await createTypeScriptClient(document);
  for (const [path, text] of sources) writeText(`.generated/${folder}/${path}`, text);
  const files = [['README.md', readme] as const, ...sources].map(
    ([path, text]) => [`${folder}/${path}`, strToU8(acceptAllSettings(path, text))] as const,
  );
  // With a fixed time, the same document always produces the same archive.
  const archive = zipSync(Object.fromEntries(files), { mtime: new Date(2027, 0, 1) });
  const target = projectPath(`public${openApiFilePaths.client}`);
  if (!existsSync(target) || !readFileSync(target).equals(archive)) writeFileSync(target, archive);
  return `${files.length} files`;
}
