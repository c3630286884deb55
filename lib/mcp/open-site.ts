import { createFolderSource } from './site/folder-source';
import { createPortalSite, type PortalSite } from './site/portal-site';
import { createUrlSource, parseSiteUrl } from './site/url-source';

/**
 * Opens a portal in a folder or at a URL.
 * @throws ToolError if the folder is not a built portal, or the URL invalid. Whether a URL responds is not checked, so
 * that the server starts without a network.
 */
export async function openSite(location: string): Promise<PortalSite> {
  const isUrl = /^[a-z][a-z\d+.-]+:\/\//i.test(location);
  return createPortalSite(
    isUrl ? createUrlSource(parseSiteUrl(location)) : await createFolderSource(location),
  );
}
