import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WorkflowStep } from '@/lib/arazzo/arazzo-schema';
import { workflowDoneAttribute, workflowStepAttribute } from '@/lib/site/data-attributes/workflows';
import type { PublishedWorkflow } from '@/lib/workflows/published-workflow';
import { listRunDeliveries } from './list-run-deliveries';
import { RunInputs } from './run-inputs';
import { RunWebhooks } from './run-webhooks';
import { StepRunView } from './step-run-view';
import { useWorkflowRun } from './use-workflow-run';

const selectStep = ({ stepId }: WorkflowStep) =>
  document.querySelector<HTMLElement>(`[${workflowStepAttribute}="${stepId}"]`);

const scrollToStep = (step: WorkflowStep) =>
  selectStep(step)?.closest('section')?.scrollIntoView({ block: 'start' });

/** Marks the steps that are done in the overview, which has a link for each step in order. */
function useMarks(position: number): void {
  useEffect(() => {
    const links = document.querySelectorAll(`[${workflowDoneAttribute}]`);
    for (const [index, link] of links.entries()) {
      link.setAttribute(workflowDoneAttribute, String(index < position));
    }
  }, [position]);
}

/**
 * Runs a workflow in the page: a bar with the next step, and below each step of the page what it has sent and received.
 */
export function WorkflowRunner({
  published,
  onClose,
}: {
  published: PublishedWorkflow;
  onClose: () => void;
}) {
  const { steps } = published.workflow;
  const run = useWorkflowRun(published);
  const { progress, busyStep, failure } = run;
  const [hasInputs, setHasInputs] = useState(false);
  const [hasWebhooks, setHasWebhooks] = useState(false);
  const deliveries = listRunDeliveries(steps, run.state);
  const next = steps[progress.position];
  const last = steps.at(-1);
  const isBusy = busyStep !== undefined;
  useMarks(progress.position);
  // The link that opened the runner had the focus, and is gone.
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => primary.current?.focus({ preventScroll: true }), []);

  const runTo = async (step: WorkflowStep) => {
    const sent = await run.run(step);
    if (sent) scrollToStep(sent);
  };
  return (
    <div className="workflow-runner">
      <div className="workflow-bar">
        {next ? (
          <button
            ref={primary}
            type="button"
            className="workflow-primary"
            aria-disabled={isBusy}
            onClick={() => void runTo(next)}
          >
            Run step {progress.position + 1}
          </button>
        ) : (
          <button ref={primary} type="button" className="workflow-primary" onClick={run.restart}>
            Start again
          </button>
        )}
        {next && last && next !== last && (
          <button
            type="button"
            className="workflow-button"
            aria-disabled={isBusy}
            onClick={() => void runTo(last)}
          >
            {progress.position === 0 ? 'Run all' : 'Run the rest'}
          </button>
        )}
        {next && progress.position > 0 && (
          <button
            type="button"
            className="workflow-button"
            aria-disabled={isBusy}
            onClick={run.restart}
          >
            Start again
          </button>
        )}
        <button
          type="button"
          className="workflow-button"
          aria-expanded={hasInputs}
          onClick={() => setHasInputs(!hasInputs)}
        >
          Inputs
        </button>
        {deliveries.length > 0 && (
          <button
            type="button"
            className="workflow-button"
            aria-expanded={hasWebhooks}
            onClick={() => setHasWebhooks(!hasWebhooks)}
          >
            Webhooks ({deliveries.length})
          </button>
        )}
        <p role="status" className="workflow-status">
          {isBusy
            ? `Sending step ${steps.findIndex(({ stepId }) => stepId === busyStep) + 1} of ${steps.length}…`
            : next
              ? `${progress.position} of ${steps.length} steps done. Next: ${next.description}`
              : `All ${steps.length} steps are done.`}
        </p>
        <button type="button" className="workflow-close" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
      <progress
        className="workflow-progress"
        aria-label="Steps done"
        max={steps.length}
        value={progress.position}
      />
      {hasWebhooks && deliveries.length > 0 && <RunWebhooks deliveries={deliveries} />}
      {hasInputs && <RunInputs workflow={published.workflow} run={run} />}
      {progress.position === 0 && !hasInputs && (
        <p className="workflow-note">
          The first step resets the sandbox of this browser, because the workflow starts with its
          initial data.
        </p>
      )}
      {failure && (
        <p role="alert" className="workflow-problem">
          The sandbox didn’t respond. {failure.reason}
        </p>
      )}
      {steps.map((step, index) => {
        const container = selectStep(step);
        return (
          container &&
          createPortal(
            <StepRunView
              step={step}
              index={index}
              published={published}
              run={run}
              onRun={(changes) => void run.run(step, changes)}
            />,
            container,
            step.stepId,
          )
        );
      })}
    </div>
  );
}
