import {
  formatHeadersFile,
  formatNginxConfig,
  formatRedirectsFile,
  listHeaderRules,
} from '../../lib/export/hosting-config';
import { writeText } from '../../lib/files/project-files';
import { getSite } from '../../lib/site/site-settings';

/** Writes the hosting configuration: out/_headers and out/_redirects for CDNs, and hosting/nginx.conf for nginx. */
export function run() {
  const { redirects, baseUrl } = getSite();
  writeText('out/_headers', formatHeadersFile(listHeaderRules(baseUrl)));
  writeText('out/_redirects', formatRedirectsFile(redirects, baseUrl));
  writeText('hosting/nginx.conf', formatNginxConfig(redirects, baseUrl));
  return undefined;
}
