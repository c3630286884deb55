import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { WebhookDetails } from '@/components/sandbox/webhook-details';
import { WorkbenchButton } from '@/components/sandbox/workbench-button';
import type { WorkbenchDelivery } from '@/components/sandbox/workbench-delivery';
import { renderIsland } from '@/components/ui/document/render-island';
import type { WorkflowStep } from '@/lib/api/arazzo/arazzo-schema';
import type { PublishedWorkflow } from '@/lib/calls/workflows/published-workflow';
import type { RunState } from '@/lib/calls/workflows/run-state';
import { exposeHeight } from '@/lib/site/browser/height-variable';
import { RunInputs } from './run-inputs';
import { RunnerStatus } from './runner-status';
import { StepRunView } from './step-run-view';
import { useWorkflowRun } from './use-workflow-run';

/** The webhooks that the steps of a run have caused, in the order in which they were sent. */
const listRunDeliveries = (
  steps: readonly WorkflowStep[],
  { done }: RunState,
): WorkbenchDelivery[] =>
  steps.flatMap(({ stepId }, index) =>
    (done[stepId]?.deliveries ?? []).map((delivery) => ({
      ...delivery,
      context: `Step ${index + 1}`,
    })),
  );

/** The webhooks that a run has caused, each with its step. */
function RunWebhooks({ deliveries }: { deliveries: readonly WorkbenchDelivery[] }) {
  return (
    <section className="workflow-webhooks sandbox-hooks" aria-label="Webhooks of this run">
      <WorkbenchButton deliveries={deliveries} />
      {deliveries.map((delivery) => (
        <WebhookDetails key={delivery.id} delivery={delivery} />
      ))}
    </section>
  );
}

const selectStep = ({ stepId }: WorkflowStep) =>
  document.querySelector<HTMLElement>(`[data-workflow-step="${stepId}"]`);

/** The id of the heading of a step. */
const getAnchor = (step: WorkflowStep) =>
  selectStep(step)?.closest('section')?.getAttribute('aria-labelledby') ?? undefined;

/** Scrolls to the heading of a step, below the bar. */
function scrollToStep(step: WorkflowStep, bar: HTMLElement | null): void {
  const heading = document.getElementById(getAnchor(step) ?? '');
  if (!heading || !bar) return;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingTop) + bar.offsetHeight + 16;
  window.scrollBy(0, heading.getBoundingClientRect().top - start);
}

/** Marks the steps that are done in the overview, which has a link for each step in order. */
function useDoneAttributes(position: number): void {
  useEffect(() => {
    const links = document.querySelectorAll<HTMLElement>('[data-workflow-done]');
    for (const [index, link] of links.entries()) {
      link.dataset.workflowDone = `${index < position}`;
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
  const [hasTools, setHasTools] = useState(false);
  const deliveries = listRunDeliveries(steps, run.state);
  const next = steps[progress.position];
  const last = steps.at(-1);
  const isBusy = busyStep !== undefined;
  useDoneAttributes(progress.position);
  // The link that opened the runner had the focus, and is gone.
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    primary.current?.focus({ preventScroll: true });
    // Scrolling to the runner itself moves nothing while it is sticky: what follows it would stay behind it.
    document.querySelector('main h2')?.scrollIntoView();
  }, []);
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      root.current
        ? exposeHeight(root.current, '--workflow-bar', document.documentElement)
        : undefined,
    [],
  );

  const [sent, setSent] = useState<{ step: WorkflowStep }>();
  // The bar and the step have their heights only when they are rendered.
  useEffect(() => {
    if (sent) scrollToStep(sent.step, root.current);
  }, [sent]);

  const runNext = async (step: WorkflowStep) => {
    if (!(await run.run(step))) return;
    setSent({ step });
    // The focused button is about to start the run again.
    if (step === last) status.current?.focus({ preventScroll: true });
  };
  /** After several steps, the page does not scroll to one of them: the reader stays at the bar and the overview. */
  const runRest = async (step: WorkflowStep) => {
    // The clicked button can be gone afterwards.
    if (await run.run(step)) status.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} className="workflow-runner">
      <div className="workflow-bar">
        {next ? (
          <button
            ref={primary}
            type="button"
            className="workflow-primary"
            aria-disabled={isBusy}
            onClick={() => void runNext(next)}
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
            onClick={() => void runRest(last)}
          >
            {progress.position === 0 ? 'Run all' : 'Run the rest'}
          </button>
        )}
        <button
          type="button"
          className="workflow-button workflow-toggle"
          aria-label="More"
          aria-expanded={hasTools}
          onClick={() => setHasTools(!hasTools)}
        >
          ⋯
        </button>
        <div className="workflow-tools">
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
          <button
            type="button"
            className="workflow-button"
            aria-expanded={hasInputs}
            onClick={() => setHasInputs(!hasInputs)}
          >
            Inputs
          </button>
        </div>
        <button type="button" className="workflow-close" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
      <RunnerStatus ref={status} published={published} run={run} getAnchor={getAnchor} />
      <progress
        className="workflow-progress"
        aria-label="Steps done"
        max={steps.length}
        value={progress.position}
      />
      {hasWebhooks && deliveries.length > 0 && <RunWebhooks deliveries={deliveries} />}
      {hasInputs && <RunInputs workflow={published.workflow} run={run} />}
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
              section={container.closest('section')}
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

/** Renders the runner of a workflow into a container. Returns a function that unmounts it. */
export const mountWorkflowRunner = (
  container: HTMLElement,
  published: PublishedWorkflow,
  onClose: () => void,
): (() => void) =>
  renderIsland(container, <WorkflowRunner published={published} onClose={onClose} />);
