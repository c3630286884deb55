/** Writes the host's files: out/_headers and out/_redirects for CDNs that know them, hosting/nginx.conf for nginx. */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  formatHeaders,
  formatNginx,
  formatRedirects,
  listHeaderRules,
} from '../lib/export/hosting';
import { projectPath } from '../lib/files/read';
import { getSite } from '../lib/site/load';
import { runScript } from './run-script';

export function writeHosting(): void {
  const { redirects, baseUrl } = getSite();
  mkdirSync(projectPath('hosting'), { recursive: true });
  writeFileSync(projectPath('out/_headers'), formatHeaders(listHeaderRules(baseUrl)));
  writeFileSync(projectPath('out/_redirects'), formatRedirects(redirects, baseUrl));
  writeFileSync(projectPath('hosting/nginx.conf'), formatNginx(redirects, baseUrl));
}

await runScript(import.meta.url, 'write-hosting', writeHosting);
