import { runPanelStylesheet, workflowRunnerStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/ui/document/load-stylesheet';
import { runnerHash } from '@/lib/calls/opening-hashes';
import { loadWorkflow } from '@/lib/calls/workflows/browser/load-workflow';
import type { PublishedWorkflow } from '@/lib/calls/workflows/published-workflow';
import { openInPlace } from './open-in-place';

/** Loads components/api/workflows/workflow-runner.tsx. */
type LoadRunner = () => Promise<{
  mountWorkflowRunner: (
    container: HTMLElement,
    published: PublishedWorkflow,
    onClose: () => void,
  ) => () => void;
}>;

/**
 * Opens the runner of a workflow's page in its container (components/api/workflows/workflow-page.tsx).
 * @returns a function that removes the runner
 */
export function openWorkflowRunner(section: HTMLElement, loadRunner: LoadRunner): () => void {
  const name = section.dataset.workflow ?? '';
  return openInPlace(section, {
    hash: runnerHash,
    subject: 'the workflow',
    load: () =>
      Promise.all([
        loadRunner(),
        loadWorkflow(name),
        // Styles are applied when they arrive; a missing stylesheet must not keep the runner away.
        loadStylesheet(runPanelStylesheet),
        loadStylesheet(workflowRunnerStylesheet),
      ]),
    mount: (container, [{ mountWorkflowRunner }, published], close) =>
      mountWorkflowRunner(container, published, close),
  });
}
