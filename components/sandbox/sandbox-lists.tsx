'use client';

import { useState } from 'react';
import type { LoggedRequest, WebhookDelivery } from '@/lib/sandbox/sandbox-data';
import { controlPaths, type VerificationCodes } from '@/lib/sandbox/sandbox-protocol';
import { formatSandboxTime } from './format-sandbox-time';
import { useSandboxList } from './use-sandbox';

/** The calls that the sandbox answered, the last one first. */
export function LoggedRequestList() {
  const calls = useSandboxList<LoggedRequest>(controlPaths.calls);
  if (!calls) return <p className="sandbox-hint">Reading the calls…</p>;
  if (calls.length === 0) {
    return <p className="sandbox-hint">No call yet. Send one, and it stands here.</p>;
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

/** A command that posts a payload to a receiver on the reader’s own machine. */
const toCurl = (payload: string) =>
  [
    'curl --request POST http://localhost:8080/web-hook \\',
    "  --header 'Content-Type: application/json' \\",
    `  --data '${payload.replaceAll("'", "'\\''")}'`,
  ].join('\n');

function CopyAsCurl({ payload }: { payload: string }) {
  const [told, setTold] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(toCurl(payload)).then(
      () => setTold('Copied'),
      () => setTold('Copying failed: select the payload and copy it by hand'),
    );
  return (
    <p className="sandbox-copy">
      <button type="button" className="text-button" onClick={copy}>
        Copy as curl
      </button>{' '}
      <span role="status">{told}</span>
    </p>
  );
}

function WebHook({ delivery }: { delivery: WebhookDelivery }) {
  const [open, setOpen] = useState(false);
  const payload = open ? JSON.stringify(delivery.payload, null, 2) : '';
  const { reason, status, appointmentId, policyNumber } = Object(delivery.payload);
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

/** What the sandbox would have sent to a partner’s web hook, the last one first. */
export function WebhookList() {
  const deliveries = useSandboxList<WebhookDelivery>(controlPaths.webhooks);
  if (!deliveries) return <p className="sandbox-hint">Reading the web hooks…</p>;
  if (deliveries.length === 0) {
    return (
      <p className="sandbox-hint">
        Nothing was sent yet. Save an appointment or a policy, or put the clock forward: the payload
        that a partner would receive stands here. An override of a policy sends none.
      </p>
    );
  }
  return (
    <div className="sandbox-hooks">
      {deliveries.map((delivery) => (
        <WebHook key={delivery.id} delivery={delivery} />
      ))}
    </div>
  );
}

/** The codes that would reach a user by e-mail or phone. */
export function VerificationCodeList() {
  const secrets = useSandboxList<VerificationCodes>(controlPaths.secrets);
  if (!secrets) return <p className="sandbox-hint">Reading the codes…</p>;
  return (
    <>
      <p className="sandbox-hint">
        How a user gets such a code is not published. The sandbox sends no mail and shows them here.
      </p>
      <dl className="sandbox-secrets">
        {secrets.map(({ email, resetCode, oneTimePassword }) => (
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
