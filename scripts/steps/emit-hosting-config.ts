/** Writes the host's files: out/_headers and out/_redirects for CDNs that know them, hosting/nginx.conf for nginx. */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  formatHeadersFile,
  formatNginxConfig,
  formatRedirectsFile,
  listHeaderRules,
} from '../../lib/export/hosting-config';
import { projectPath } from '../../lib/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { runIfMain } from '../run-if-main';

export function emitHostingConfig(): void {
  const { redirects, baseUrl } = getSite();
  mkdirSync(projectPath('hosting'), { recursive: true });
  writeFileSync(projectPath('out/_headers'), formatHeadersFile(listHeaderRules(baseUrl)));
  writeFileSync(projectPath('out/_redirects'), formatRedirectsFile(redirects, baseUrl));
  writeFileSync(projectPath('hosting/nginx.conf'), formatNginxConfig(redirects, baseUrl));
}

await runIfMain(import.meta.url, 'write-hosting', emitHostingConfig);
