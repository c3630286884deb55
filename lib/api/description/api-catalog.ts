import { isLoopbackHost } from '../../kit/http/local-servers';
import { operationIndexPath } from '../../site/page-paths';
import type { Site } from '../../site/site-settings';
import { absoluteUrl } from '../../site/urls';
import { openApiFilePaths, openApiMediaType } from './openapi-file-paths';

/** A set of links (RFC 9264): where each API is described, for programs and for people. */
type Linkset = {
  linkset: Array<{
    anchor: string;
    'service-desc': Array<{ href: string; type: string }>;
    'service-doc': Array<{ href: string; type: string }>;
  }>;
};

/** Creates the catalog of the APIs that the site describes (RFC 9727): one for each public server. */
export function createApiCatalog(site: Pick<Site, 'url' | 'baseUrl' | 'servers'>): Linkset {
  const toUrl = (path: string) => absoluteUrl(path, site);
  return {
    linkset: site.servers
      .filter(({ url }) => !isLoopbackHost(new URL(url).hostname))
      .map(({ url }) => ({
        anchor: url,
        'service-desc': [
          { href: toUrl(openApiFilePaths.json), type: openApiMediaType },
          { href: toUrl(openApiFilePaths.yaml), type: 'application/yaml' },
        ],
        'service-doc': [{ href: toUrl(operationIndexPath), type: 'text/html' }],
      })),
  };
}
