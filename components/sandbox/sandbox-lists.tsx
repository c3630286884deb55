'use client';

import { useState } from 'react';
import type { LoggedRequest, WebhookDelivery } from '@/lib/sandbox/sandbox-data';
import { controlPaths, type VerificationCodes } from '@/lib/sandbox/sandbox-protocol';
import { formatSandboxTime } from './format-sandbox-time';
import { useSandboxList } from './use-sandbox';

/** The logged requests, the last one first. */
export function LoggedRequestList() {
  const calls = useSandboxList<LoggedRequest>(controlPaths.calls);
  if (!calls) return <p className="sandbox-hint">Loading the calls…</p>;
  if (calls.length === 0) {
    return <p className="sandbox-hint">No calls yet. A call appears here when you send one.</p>;
  }
  return (
    <ol className="sandbox-calls">
      {calls.map(({ id, method, path, status, duration, caller, timestamp }) => (
        <li key={id} data-ok={status < 400}>
          <strong>{status}</strong>
          <code>
            {method} {path}
          </code>
          <span>
            {caller ?? 'no account'} · {duration} ms · {formatSandboxTime(timestamp)}
          </span>
        </li>
      ))}
    </ol>
  );
}

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

function WebhookDetails({ delivery }: { delivery: WebhookDelivery }) {
  const [open, setOpen] = useState(false);
  const payload = open ? JSON.stringify(delivery.payload, null, 2) : '';
  const fields: Record<string, unknown> = delivery.payload;
  const { reason, status, appointmentId, policyNumber } = fields;
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

/** The deliveries that the sandbox would have sent to a partner's webhook, the last one first. */
export function WebhookList() {
  const deliveries = useSandboxList<WebhookDelivery>(controlPaths.webhooks);
  if (!deliveries) return <p className="sandbox-hint">Loading the webhooks…</p>;
  if (deliveries.length === 0) {
    return (
      <p className="sandbox-hint">
        No webhooks yet. Save an appointment or a policy, or move the clock forward: the payload
        that a partner would receive appears here. An override of a policy sends none.
      </p>
    );
  }
  return (
    <div className="sandbox-hooks">
      {deliveries.map((delivery) => (
        <WebhookDetails key={delivery.id} delivery={delivery} />
      ))}
    </div>
  );
}

/** The codes that the API would send to users by email or phone. */
export function VerificationCodeList() {
  const accounts = useSandboxList<VerificationCodes>(controlPaths.secrets);
  if (!accounts) return <p className="sandbox-hint">Loading the codes…</p>;
  return (
    <>
      <p className="sandbox-hint">
        How a user receives such a code is not documented. The sandbox sends no email, and shows the
        codes here.
      </p>
      <dl className="sandbox-secrets">
        {accounts.map(({ email, resetCode, oneTimePassword }) => (
          <div key={email}>
            <dt>{email}</dt>
            {resetCode && (
              <dd>
                <code>resetPasswordCode</code> {resetCode}
              </dd>
            )}
            {oneTimePassword && (
              <dd>
                <code>oneTimePassword</code> {oneTimePassword}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
