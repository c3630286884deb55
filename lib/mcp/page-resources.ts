import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { limits } from './limits';
import { findSection } from './markdown-sections';
import { paginateText } from './pagination';
import { pageUriPrefix } from './site/page-index';
import type { PortalSite } from './site/portal-site';

const mimeType = 'text/markdown';
const maxCompletions = 50;

/** The pages of the portal as resources, so that a user can attach one to a conversation. */
export function registerPageResources(server: McpServer, site: PortalSite): void {
  server.registerResource(
    'page',
    new ResourceTemplate(`${pageUriPrefix}{+path}`, {
      list: async () => {
        const { pages } = await site.getPageIndex();
        return {
          resources: pages.map(({ path, title, description }) => ({
            uri: pageUriPrefix + path,
            name: path,
            title,
            description,
            mimeType,
          })),
        };
      },
      complete: {
        path: async (typed) => {
          const { pages } = await site.getPageIndex();
          return pages
            .map(({ path }) => path)
            .filter((path) => path.includes(typed))
            .slice(0, maxCompletions);
        },
      },
    }),
    { title: 'Page of the portal', description: 'A page as Markdown, or a part of it.', mimeType },
    async ({ href }) => {
      const { anchor, markdown } = await site.readPage(href);
      const section = anchor === undefined ? undefined : findSection(markdown, anchor);
      const { text, nextOffset } = paginateText(section ?? markdown, 0, limits.maxResource);
      const end = nextOffset === undefined ? '' : '\n\n[The page is longer. Use read_page.]';
      return { contents: [{ uri: href, mimeType, text: text + end }] };
    },
  );
}
