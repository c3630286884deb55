import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { TextPart } from '../../search/engine/text/snippet';
import type { SearchHit } from '../../search/engine/worker/search-protocol';
import { hitKinds } from '../../search/site/hit-kinds';
import { limits } from '../limits';
import type { PortalSite } from '../site/portal-site';
import { readOnlyAnnotations, runTool } from './tool-result';

const joinParts = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

const toHit = ({ url, kind, name, trail, snippet, signature }: SearchHit) => ({
  path: url,
  kind,
  title: joinParts(name),
  trail: trail.join(' > '),
  text: joinParts(snippet),
  ...(signature !== undefined && { signature }),
});

const snippetLength = 240;

/** Pages and parts of pages for a query, from the index of the portal's search. */
export function registerSearch(server: McpServer, site: PortalSite): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Searches guides, operations, schemas, fields, UI elements and screens with the search of the portal. Returns paths for read_page.',
      annotations: readOnlyAnnotations,
      inputSchema: {
        query: z.string().trim().min(1).max(limits.maxQuery).describe('Words or an identifier'),
        kind: z.enum(hitKinds).optional().describe('Only hits of this kind'),
        limit: z.int().min(1).max(limits.maxHits).default(8),
        offset: z.int().min(0).max(1000).default(0),
      },
      outputSchema: {
        hits: z.array(
          z.object({
            path: z.string(),
            kind: z.string(),
            title: z.string(),
            trail: z.string(),
            text: z.string(),
            signature: z.string().optional(),
          }),
        ),
        total: z.number(),
        nextOffset: z.number().optional(),
        correctedQuery: z.string().optional(),
        suggestedQuery: z.string().optional(),
      },
    },
    ({ query, kind, limit, offset }) =>
      runTool(async () => {
        const { hits, total, correctedQuery, suggestedQuery } = await site.search({
          query,
          limit: offset + limit,
          kind,
          snippetLength,
        });
        return {
          hits: hits.slice(offset).map(toHit),
          total,
          ...(offset + limit < total && { nextOffset: offset + limit }),
          ...(correctedQuery !== undefined && { correctedQuery }),
          ...(suggestedQuery !== undefined && { suggestedQuery }),
        };
      }),
  );
}
