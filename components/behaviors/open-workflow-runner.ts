import { runPanelStylesheet, workflowRunnerStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/document/load-stylesheet';
import { workflowAttribute } from '@/lib/site/data-attributes/workflows';
import { loadWorkflow } from '@/lib/workflows/browser/load-workflow';
import type { PublishedWorkflow } from '@/lib/workflows/published-workflow';
import { runnerHash } from '@/lib/workflows/runner-hash';
import { openInPlace } from './open-in-place';

/** Loads components/workflows/mount-workflow-runner.tsx. */
type LoadRunner = () => Promise<{
  mountWorkflowRunner: (
    container: HTMLElement,
    published: PublishedWorkflow,
    onClose: () => void,
  ) => () => void;
}>;

/**
 * Opens the runner of a workflow's page in its container (components/workflows/workflow-page.tsx).
 * @returns a function that removes the runner
 */
export function openWorkflowRunner(section: HTMLElement, loadRunner: LoadRunner): () => void {
  const name = section.getAttribute(workflowAttribute) ?? '';
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
