import type { ReplayResult } from '@/lib/sandbox/browser/replay-delivery';

/** A delivery that was sent to a receiver, with its result. */
export type ReplayedDelivery = { label: string; result: ReplayResult };

/** Whether the receiver has accepted a delivery, as far as the page knows. */
export const isAccepted = (result: ReplayResult): boolean =>
  result.kind === 'hidden' ||
  (result.kind === 'response' && result.status >= 200 && result.status < 300);

/** The known result of a delivery that was sent. */
export function describeReplay(result: ReplayResult): string {
  switch (result.kind) {
    case 'response':
      return String(result.status);
    case 'hidden':
      return 'Sent, response hidden';
    case 'redirect':
      return 'Redirect, not followed';
    case 'timeout':
      return 'No response in 10 s';
    case 'not-allowed':
      return 'Not allowed (CORS)';
    default:
      return 'Not reached';
  }
}
