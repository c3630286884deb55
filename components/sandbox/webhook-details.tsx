import { useState } from 'react';
import { summarizeDelivery } from '@/lib/sandbox/webhooks/listed-delivery';
import { defaultReceiverUrl } from '@/lib/sandbox/webhooks/receiver-url';
import { CopyAsCurl } from './copy-as-curl';
import { SandboxTime } from './sandbox-time';
import type { WorkbenchDelivery } from './workbench-delivery';

/** A webhook that the sandbox has sent: its summary, and on request its payload. */
export function WebhookDetails({ delivery }: { delivery: WorkbenchDelivery }) {
  const [open, setOpen] = useState(false);
  const payload = open ? JSON.stringify(delivery.payload, null, 2) : '';
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{delivery.hook}</code> {summarizeDelivery(delivery)}
        <span>
          {delivery.context && `${delivery.context} · `}
          <SandboxTime timestamp={delivery.timestamp} />
        </span>
      </summary>
      <pre role="region" tabIndex={0} aria-label="Payload">
        {payload}
      </pre>
      <CopyAsCurl url={defaultReceiverUrl} payloads={[delivery.payload]} />
    </details>
  );
}
