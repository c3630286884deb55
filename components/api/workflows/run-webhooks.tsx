import { WebhookDetails } from '@/components/sandbox/webhook-details';
import { WorkbenchButton } from '@/components/sandbox/workbench-button';
import type { WorkbenchDelivery } from '@/components/sandbox/workbench-delivery';
import type { WorkflowStep } from '@/lib/api/arazzo/arazzo-schema';
import type { RunState } from '@/lib/calls/workflows/run-state';

/** The webhooks that the steps of a run have caused, in the order in which they were sent. */
export const listRunDeliveries = (
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
export function RunWebhooks({ deliveries }: { deliveries: readonly WorkbenchDelivery[] }) {
  return (
    <section className="workflow-webhooks sandbox-hooks" aria-label="Webhooks of this run">
      <WorkbenchButton deliveries={deliveries} />
      {deliveries.map((delivery) => (
        <WebhookDetails key={delivery.id} delivery={delivery} />
      ))}
    </section>
  );
}
