import { useState } from 'react';
import { type ListedDelivery, summarizeDelivery } from '@/lib/sandbox/webhooks/listed-delivery';
import { defaultReceiverUrl } from '@/lib/sandbox/webhooks/receiver-url';
import { CopyAsCurl } from './copy-as-curl';
import { formatSandboxTime } from './format-sandbox-time';

/**
 * A webhook that the sandbox has sent: its summary, and on request its payload.
 * @param props.context what has caused it, if that is not clear from where it is shown
 */
export function WebhookDetails({
  delivery,
  context,
}: {
  delivery: ListedDelivery;
  context?: string | undefined;
}) {
  const [open, setOpen] = useState(false);
  const payload = open ? JSON.stringify(delivery.payload, null, 2) : '';
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{delivery.hook}</code> {summarizeDelivery(delivery)}
        <span>{[context, formatSandboxTime(delivery.timestamp)].filter(Boolean).join(' · ')}</span>
      </summary>
      <pre role="region" tabIndex={0} aria-label="Payload">
        {payload}
      </pre>
      <CopyAsCurl url={defaultReceiverUrl} payloads={[payload]} />
    </details>
  );
}
