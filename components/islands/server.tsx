import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { ConsoleShell } from '@/components/api/console/console-shell';
import { type PreviewKind, PreviewView } from '@/components/elements/playground/preview-view';
import { VisitDemo } from '@/components/home/visit-demo';
import type { ConsoleContent } from '@/lib/api/description/operation-groups';
import { islandMarker } from '@/lib/build/export/island-marker';
import type { BuiltDemo } from '@/lib/build/home/demo';
import type { Example } from '@/lib/elements/example';

/**
 * Renders islands to HTML, at which the browser resumes. Server components cannot render them, and Next would bundle client
 * components for its own client. So scripts/steps/emit-island-renderer.ts bundles this file with React, and the pages import
 * the bundle.
 */

/** @param id unique on the page; the ids in the HTML begin with it */
async function renderHtml(node: ReactNode, id: string): Promise<string> {
  const { prelude } = await prerender(node, {
    identifierPrefix: id,
    // Otherwise, React would move large parts to the end of the HTML.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  // The build removes such comments of Next from its pages.
  return html.replaceAll(/<!--(?=\/?\$-->)/g, `<!--${islandMarker}`);
}

/** Renders the preview of an example. Rejects if an element cannot be rendered. */
export const renderPreview = (
  preview: { kind: PreviewKind; example: Example | undefined },
  id: string,
): Promise<string> => renderHtml(<PreviewView {...preview} />, id);

/** Renders the demonstration of the home page. */
export const renderVisit = (built: BuiltDemo, id: string): Promise<string> =>
  renderHtml(<VisitDemo {...built} />, id);

/** Renders the console with the list of operations. */
export const renderConsole = (content: ConsoleContent, id: string): Promise<string> =>
  renderHtml(<ConsoleShell {...content} />, id);
