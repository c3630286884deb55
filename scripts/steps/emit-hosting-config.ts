import { listHeaderRules } from '../../lib/build/export/header-rules';
import { formatHeadersFile, formatRedirectsFile } from '../../lib/build/export/hosting-config';
import { formatNginxConfig } from '../../lib/build/export/nginx-config';
import { writeText } from '../../lib/kit/files/project-files';
import { getSite } from '../../lib/site/site-settings';

/** Writes the hosting configuration: out/_headers and out/_redirects for CDNs, and hosting/nginx.conf for nginx. */
export function run(): undefined {
  const site = getSite();
  writeText('out/_headers', formatHeadersFile(listHeaderRules(site)));
  writeText('out/_redirects', formatRedirectsFile(site.redirects, site.baseUrl));
  writeText('hosting/nginx.conf', formatNginxConfig(site));
}
