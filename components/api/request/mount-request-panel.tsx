import { renderIsland } from '@/components/ui/document/render-island';
import { readOpenedDraft } from '@/lib/calls/request/browser/read-opened-draft';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { RequestPanel } from './request-panel';

/** Renders the request panel into a container. Returns a function that unmounts it. */
export function mountRequestPanel(
  container: HTMLElement,
  description: RequestDescription,
  onClose: () => void,
): () => void {
  return renderIsland(
    container,
    <RequestPanel
      description={description}
      initialDraft={readOpenedDraft(window.location.search, description)}
      onClose={onClose}
    />,
  );
}
