import { type ListedDelivery, summarizeDelivery } from '@/lib/sandbox/webhooks/listed-delivery';

/** A delivery in the workbench, and what has caused it if that is known. */
export type WorkbenchDelivery = ListedDelivery & { context?: string | undefined };

/** Names a delivery in a list of choices. The first one that was sent has number 1. */
export const labelDelivery = (delivery: WorkbenchDelivery, index: number): string =>
  [
    `${index + 1}.`,
    delivery.context && `${delivery.context}:`,
    // The reason says more, but only webhooks about appointments have one.
    delivery.payload.reason === undefined && `${delivery.hook}:`,
    summarizeDelivery(delivery),
  ]
    .filter(Boolean)
    .join(' ');
