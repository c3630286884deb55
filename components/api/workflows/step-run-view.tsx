import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WorkflowStep } from '@/lib/api/arazzo/arazzo-schema';
import type { PublishedWorkflow } from '@/lib/calls/workflows/published-workflow';
import type { StepExchange } from '@/lib/calls/workflows/run-state';
import {
  canBeCaused,
  evaluateStep,
  type RequestChanges,
  resolveBreak,
} from '@/lib/calls/workflows/workflow-step-run';
import { showTab } from '@/lib/site/browser/show-tab';
import { describeStep, ExchangeView, LiveRequest, LiveResponse } from './exchange-view';
import { RequestEditor } from './request-editor';
import type { WorkflowRun } from './use-workflow-run';

function getRunLabel(index: number, position: number): string {
  if (index < position) return 'Run this step again';
  if (index === position) return 'Run this step';
  return `Run steps ${position + 1} to ${index + 1}`;
}

/** Shows what a step has sent and received in its tabs, of which the response opens. */
function LiveMessages({ section, exchange }: { section: Element; exchange: StepExchange }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens for each response
  useEffect(() => {
    const tab = section.querySelector<HTMLElement>('[role="tab"][value="response"]');
    if (tab) showTab(tab);
  }, [section, exchange]);
  const request = section.querySelector('[data-workflow-live="request"]');
  const response = section.querySelector('[data-workflow-live="response"]');
  return (
    <>
      {request && createPortal(<LiveRequest {...exchange} />, request)}
      {response && createPortal(<LiveResponse {...exchange} />, response)}
    </>
  );
}

/** Below a step of the page: buttons that send it, as described, changed, or broken on purpose, and what came back. */
export function StepRunView({
  step,
  section,
  index,
  published: { operations },
  run: { state, progress, busyStep },
  onRun,
}: {
  step: WorkflowStep;
  /** The section of the page about the step. */
  section: Element | null;
  index: number;
  published: PublishedWorkflow;
  run: WorkflowRun;
  onRun: (changes?: RequestChanges) => void;
}) {
  const [isEditing, setIsEditing] = useState(false);
  const context = progress.contexts[step.stepId];
  const failures = (step.onFailure ?? []).filter(canBeCaused);
  const exchanges: Array<[StepExchange, isDone: boolean]> = [];
  const { [step.stepId]: done } = state.done;
  const { [step.stepId]: failed } = state.failed;
  if (failed) exchanges.push([failed, false]);
  if (done && index < progress.position) exchanges.push([done, true]);
  const runs = exchanges.flatMap(([exchange, isDone]) =>
    context
      ? {
          exchange,
          isDone,
          stepRun: evaluateStep(step, exchange.request, exchange.response, context),
        }
      : [],
  );
  const [latest] = runs;
  const isBusy = busyStep !== undefined;
  const send = (changes?: RequestChanges) => {
    if (!isBusy) onRun(changes);
  };
  return (
    <div className="workflow-run" aria-busy={busyStep === step.stepId}>
      <div className="workflow-actions">
        <button
          type="button"
          className="workflow-button"
          aria-disabled={isBusy}
          onClick={() => send()}
        >
          {getRunLabel(index, progress.position)}
        </button>
        {context && (
          <button
            type="button"
            className="workflow-button"
            aria-expanded={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            Change the request
          </button>
        )}
        {context && failures.length > 0 && (
          <details className="workflow-break">
            <summary>Break it</summary>
            <ul>
              {failures.map((failure) => (
                <li key={failure.name}>
                  <button
                    type="button"
                    className="text-button"
                    aria-disabled={isBusy}
                    onClick={() => send(resolveBreak(failure, context))}
                  >
                    {failure['x-title']}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {isEditing && context && (
        <RequestEditor step={step} operations={operations} context={context} onSend={send} />
      )}
      <p role="status" className="visually-hidden">
        {/* The bar says the others. */}
        {latest &&
          !latest.isDone &&
          index < progress.position &&
          describeStep(index + 1, latest.exchange, latest.stepRun)}
      </p>
      {section && latest && <LiveMessages section={section} exchange={latest.exchange} />}
      {runs.map(({ exchange, isDone, stepRun }) => (
        <ExchangeView key={String(isDone)} exchange={exchange} run={stepRun} />
      ))}
    </div>
  );
}
