import { useState } from 'react';
import { formatSandboxTime } from './format-sandbox-time';

/** What is shown of a delivery. */
type Delivery = { hook: string; timestamp: string; payload: Record<string, unknown> };

/** Returns a command that posts a payload to a receiver on the reader's machine. */
const toCurl = (payload: string) =>
  [
    'curl --request POST http://localhost:8080/web-hook \\',
    "  --header 'Content-Type: application/json' \\",
    `  --data '${payload.replaceAll("'", "'\\''")}'`,
  ].join('\n');

function CopyAsCurl({ payload }: { payload: string }) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(toCurl(payload)).then(
      () => setStatus('Copied'),
      () => setStatus('Copying failed: select the payload and copy it manually'),
    );
  return (
    <p className="sandbox-copy">
      <button type="button" className="text-button" onClick={copy}>
        Copy as curl
      </button>{' '}
      <span role="status">{status}</span>
    </p>
  );
}

/** A webhook that the sandbox has sent: its summary, and on request its payload. */
export function WebhookDetails({ delivery }: { delivery: Delivery }) {
  const [open, setOpen] = useState(false);
  const payload = open ? JSON.stringify(delivery.payload, null, 2) : '';
  const { reason, status, appointmentId, policyNumber } = delivery.payload;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{delivery.hook}</code>{' '}
        {[reason, status, appointmentId ?? policyNumber].filter(Boolean).join(' · ')}
        <span>{formatSandboxTime(delivery.timestamp)}</span>
      </summary>
      <pre role="region" tabIndex={0} aria-label="Payload">
        {payload}
      </pre>
      <CopyAsCurl payload={payload} />
    </details>
  );
}
