import { webhookWorkbenchStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { CompareDeliveries } from './compare-deliveries';
import { ReplayDeliveries } from './replay-deliveries';
import type { WorkbenchDelivery } from './workbench-delivery';

/**
 * Compares deliveries of the sandbox, and sends them to a receiver on the reader's machine.
 * @param props.deliveries in the order in which they were sent
 */
export function WebhookWorkbench({ deliveries }: { deliveries: readonly WorkbenchDelivery[] }) {
  return (
    <div className="webhook-workbench">
      <Stylesheet path={webhookWorkbenchStylesheet} />
      {deliveries.length > 1 && <CompareDeliveries deliveries={deliveries} />}
      <ReplayDeliveries deliveries={deliveries} />
    </div>
  );
}
