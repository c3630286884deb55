import { requestPanelStylesheet, runPanelStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/ui/document/load-stylesheet';
import { panelHash } from '@/lib/calls/opening-hashes';
import { loadRequestDescription } from '@/lib/calls/request/browser/load-request-description';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { openInPlace } from './open-in-place';

/** Loads components/api/request/request-panel.tsx. */
type LoadPanel = () => Promise<{
  mountRequestPanel: (
    container: HTMLElement,
    description: RequestDescription,
    onClose: () => void,
  ) => () => void;
}>;

/**
 * Opens the request panel of an operation's page in its container (components/api/reference/operation-page.tsx).
 * @returns a function that removes the panel
 */
export function openRequestPanel(section: HTMLElement, loadPanel: LoadPanel): () => void {
  const operationId = section.dataset.requestPanel ?? '';
  return openInPlace(section, {
    hash: panelHash,
    subject: 'the request form',
    load: () =>
      Promise.all([
        loadPanel(),
        loadRequestDescription(operationId),
        // Styles are applied when they arrive; a missing stylesheet must not keep the panel away.
        loadStylesheet(runPanelStylesheet),
        loadStylesheet(requestPanelStylesheet),
      ]),
    mount: (container, [{ mountRequestPanel }, description], close) =>
      mountRequestPanel(container, description, close),
  });
}
