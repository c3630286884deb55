import { useMemo, useState } from 'react';
import type { WorkflowStep } from '@/lib/api/arazzo/arazzo-schema';
import { sendStep } from '@/lib/calls/workflows/browser/send-step';
import { readStoredRun, removeStoredRun, storeRun } from '@/lib/calls/workflows/browser/stored-run';
import type { PublishedWorkflow } from '@/lib/calls/workflows/published-workflow';
import {
  addExchange,
  createRun,
  measureProgress,
  type RunState,
} from '@/lib/calls/workflows/run-state';
import type { RequestChanges } from '@/lib/calls/workflows/workflow-step-run';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { resetSandbox } from '@/lib/sandbox/browser/control-sandbox';

/** Why a step has no response. */
export type SendFailure = { stepId: string; reason: string };

/** The run of a workflow in this browser's sandbox. It is stored in the tab. */
export function useWorkflowRun({ name, workflow, operations }: PublishedWorkflow) {
  const [state, setState] = useState(() => readStoredRun(name, workflow));
  const [busyStep, setBusyStep] = useState<string>();
  const [failure, setFailure] = useState<SendFailure>();
  const progress = useMemo(() => measureProgress(workflow, state), [workflow, state]);

  const update = (next: RunState) => {
    setState(next);
    storeRun(name, next);
  };

  /**
   * Sends the steps from the next one to another one, or again a step that was done. The first step resets the sandbox,
   * because the workflow is described with its initial data.
   * @param changes what is different in the request of the last step
   * @returns the last step that was sent
   */
  const run = async (target: WorkflowStep, changes: RequestChanges = {}) => {
    if (busyStep !== undefined) return undefined;
    setFailure(undefined);
    const end = workflow.steps.indexOf(target);
    let current = state;
    let last: WorkflowStep | undefined;
    for (let index = Math.min(end, progress.position); index <= end; index++) {
      const step = workflow.steps[index];
      const { contexts } = measureProgress(workflow, current);
      const context = step && contexts[step.stepId];
      if (!step || !context) break;
      last = step;
      setBusyStep(step.stepId);
      try {
        if (index === 0) await resetSandbox();
        const sent = await sendStep(step, operations, context, step === target ? changes : {});
        const isSuccess = sent.run.unmet.length === 0;
        current = addExchange(workflow, current, step, sent.exchange, isSuccess);
        update(current);
        if (!isSuccess) break;
      } catch (error) {
        setFailure({ stepId: step.stepId, reason: describeError(error) });
        break;
      }
    }
    setBusyStep(undefined);
    return last;
  };

  return {
    state,
    progress,
    busyStep,
    failure,
    run,
    setInput: (input: string, value: unknown) =>
      update({ ...state, inputs: { ...state.inputs, [input]: value } }),
    restart: () => {
      setFailure(undefined);
      setState(createRun(workflow));
      removeStoredRun(name);
    },
  };
}

export type WorkflowRun = ReturnType<typeof useWorkflowRun>;
