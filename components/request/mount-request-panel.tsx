import { renderIsland } from '@/components/document/render-island';
import { readOpenedDraft } from '@/lib/request/browser/read-opened-draft';
import type { RequestDescription } from '@/lib/request/request-description';
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
