import { WebhookDetails } from '@/components/sandbox/webhook-details';
import { WorkbenchButton } from '@/components/sandbox/workbench-button';
import type { WorkbenchDelivery } from '@/components/sandbox/workbench-delivery';

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
