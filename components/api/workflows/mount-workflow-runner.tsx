import { renderIsland } from '@/components/ui/document/render-island';
import type { PublishedWorkflow } from '@/lib/calls/workflows/published-workflow';
import { WorkflowRunner } from './workflow-runner';

/** Renders the runner of a workflow into a container. Returns a function that unmounts it. */
export const mountWorkflowRunner = (
  container: HTMLElement,
  published: PublishedWorkflow,
  onClose: () => void,
): (() => void) =>
  renderIsland(container, <WorkflowRunner published={published} onClose={onClose} />);
