import { SiteLink } from '@/components/ui/navigation/site-link';
import { runnerHash } from '@/lib/calls/opening-hashes';
import type { LoggedRequest, WebhookDelivery } from '@/lib/sandbox/sandbox-data';
import { controlPaths, type VerificationCodes } from '@/lib/sandbox/sandbox-protocol';
import { workflowPath } from '@/lib/site/page-paths';
import { SandboxTime } from './sandbox-time';
import { useSandboxList } from './use-sandbox';
import { WebhookDetails } from './webhook-details';
import { WorkbenchButton } from './workbench-button';

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
        <li key={id} data-success={status < 400}>
          <strong>{status}</strong>
          <code>
            {method} {path}
          </code>
          <span>
            {caller ?? 'no account'} · {duration} ms · <SandboxTime timestamp={timestamp} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The page of the workflow that books a visit, with its runner open. */
const bookingPath = workflowPath('book-video-visit') + runnerHash;

/** The deliveries that the sandbox would have sent to a partner's webhook, the last one first. */
export function WebhookList() {
  const deliveries = useSandboxList<WebhookDelivery>(controlPaths.webhooks);
  if (!deliveries) return <p className="sandbox-hint">Loading the webhooks…</p>;
  if (deliveries.length === 0) {
    return (
      <p className="sandbox-hint text-links">
        No webhooks yet. <SiteLink href={bookingPath}>Book a video visit</SiteLink>, save an
        appointment or a policy, or move the clock forward: the payload that a partner would receive
        appears here. An override of a policy sends none.
      </p>
    );
  }
  return (
    <div className="sandbox-hooks">
      <WorkbenchButton deliveries={deliveries.toReversed()} />
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
