import type { ReactNode, Ref } from 'react';
import { SandboxTime } from '@/components/sandbox/sandbox-time';
import { CallLink } from '@/components/ui/response/call-link';
import type { WorkflowStep } from '@/lib/api/arazzo/arazzo-schema';
import { nextCallsByField } from '@/lib/calls/request/next-calls';
import {
  findFinalAppointment,
  type KnownAppointment,
} from '@/lib/calls/workflows/final-appointment';
import type { PublishedWorkflow } from '@/lib/calls/workflows/published-workflow';
import type { StepExchange } from '@/lib/calls/workflows/run-state';
import { evaluateStep } from '@/lib/calls/workflows/workflow-step-run';
import { describeStep } from './exchange-view';
import type { WorkflowRun } from './use-workflow-run';

/** How the visit is read in the sandbox. */
const [readCall] = nextCallsByField.appointmentId ?? [];

/** The visit that a run leads to. */
const Outcome = ({ appointmentId, status, scheduledTimestamp }: KnownAppointment) => (
  <>
    <strong>
      Appointment {appointmentId} is <code>{status}</code>
    </strong>
    {scheduledTimestamp !== undefined && (
      <>
        , at <SandboxTime timestamp={scheduledTimestamp} />
      </>
    )}
    .{' '}
  </>
);

/**
 * The progress of a run, with a link to the next or the failed step.
 * @param props.getAnchor returns the id of a step's heading
 */
export function RunnerStatus({
  ref,
  published: { workflow },
  run: { state, progress, busyStep },
  getAnchor,
}: {
  ref: Ref<HTMLParagraphElement>;
  published: PublishedWorkflow;
  run: WorkflowRun;
  getAnchor: (step: WorkflowStep) => string | undefined;
}) {
  const { steps } = workflow;
  const { position } = progress;
  const next = steps[position];
  const refused = next && state.failed[next.stepId];
  const appointment = next ? undefined : findFinalAppointment(workflow, state);
  const shown = busyStep === undefined && (!next || refused) ? (next ?? steps.at(-1)) : undefined;
  const anchor = shown && getAnchor(shown);
  /** On a phone, the response itself is below the window. */
  const formatOutcome = (step: WorkflowStep, exchange: StepExchange): string => {
    const context = progress.contexts[step.stepId];
    if (!context) return '';
    const run = evaluateStep(step, exchange.request, exchange.response, context);
    return describeStep(steps.indexOf(step) + 1, exchange, run);
  };
  const formatStatus = (): ReactNode => {
    if (busyStep !== undefined) {
      const index = steps.findIndex(({ stepId }) => stepId === busyStep);
      return `Sending step ${index + 1} of ${steps.length}…`;
    }
    if (!next) {
      return (
        <>
          {appointment && <Outcome {...appointment} />}All {steps.length} steps are done.
        </>
      );
    }
    const done = `${position} of ${steps.length} steps done.`;
    if (refused) return `${done} ${formatOutcome(next, refused)}`;
    const last = steps[position - 1];
    const exchange = last && state.done[last.stepId];
    return exchange
      ? `${done} ${formatOutcome(last, exchange)} Next: ${next.description}`
      : `${done} Step 1 resets the sandbox of this browser to its initial data.`;
  };
  return (
    <div className="workflow-status">
      <p ref={ref} role="status" tabIndex={-1}>
        {formatStatus()}
      </p>
      {appointment && readCall && (
        <CallLink
          call={{ ...readCall, field: 'appointmentId', value: String(appointment.appointmentId) }}
        >
          {readCall.label}
        </CallLink>
      )}
      {anchor !== undefined && shown && (
        <a href={`#${anchor}`}>Show step {steps.indexOf(shown) + 1}</a>
      )}
    </div>
  );
}
