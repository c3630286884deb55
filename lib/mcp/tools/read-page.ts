import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { limits } from '../limits';
import { findSection, listHeadings } from '../markdown-sections';
import { paginateText } from '../pagination';
import type { PortalSite } from '../site/portal-site';
import { readOnlyAnnotations, runTool } from './tool-result';

type PagePart = {
  path: string;
  title: string;
  markdown: string;
  totalLength: number;
  nextOffset?: number;
  /** The anchors of the sections, if the page does not fit. */
  sections?: string[];
  note?: string;
};

const maxSections = 80;

function describeRest({ path, nextOffset, sections, note }: PagePart): string[] {
  return [
    ...(note === undefined ? [] : [note]),
    ...(nextOffset === undefined
      ? []
      : [`The page continues: call read_page with path ${path} and offset ${nextOffset}.`]),
    ...(sections ? [`Sections: ${sections.map((anchor) => `#${anchor}`).join(', ')}`] : []),
  ];
}

/** The text for clients without structured content: the Markdown, and what is missing of it. */
const formatPage = (page: PagePart): string => {
  const rest = describeRest(page);
  return rest.length === 0 ? page.markdown : `${page.markdown}\n\n[${rest.join(' ')}]`;
};

/** A page, or a part of it, as Markdown. */
export function registerReadPage(server: McpServer, site: PortalSite): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page as Markdown, or with #anchor one section, table row or entry of it. Long pages have parts: continue with nextOffset.',
      annotations: readOnlyAnnotations,
      inputSchema: {
        path: z
          .string()
          .trim()
          .min(1)
          .max(limits.maxReference)
          .describe('Such as /docs/doctor-app/quick-start or /api/schemas/Policy#usersLimit'),
        offset: z.int().min(0).default(0),
      },
      outputSchema: {
        path: z.string(),
        title: z.string(),
        markdown: z.string(),
        totalLength: z.number(),
        nextOffset: z.number().optional(),
        sections: z.array(z.string()).optional(),
        note: z.string().optional(),
      },
    },
    ({ path: reference, offset }) =>
      runTool(async (): Promise<PagePart> => {
        const { path, anchor, title, markdown } = await site.readPage(reference);
        const section = anchor === undefined ? undefined : findSection(markdown, anchor);
        const whole = section ?? markdown;
        const { text, ...next } = paginateText(whole, offset, limits.maxResult);
        const isWhole = text.length === whole.length;
        return {
          path: section === undefined ? path : `${path}#${anchor}`,
          title,
          markdown: text,
          totalLength: whole.length,
          ...next,
          ...(section === undefined &&
            !isWhole && {
              sections: listHeadings(markdown)
                .filter(({ level }) => level <= 3)
                .slice(0, maxSections)
                .map((heading) => heading.anchor),
            }),
          ...(anchor !== undefined &&
            section === undefined && {
              note: `The Markdown has no part #${anchor}, so this is the page.`,
            }),
        };
      }, formatPage),
  );
}
