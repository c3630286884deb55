import { useState } from 'react';
import { pluralize } from '@/lib/kit/text/pluralize';
import { type ReplayMode, replayDelivery } from '@/lib/sandbox/browser/replay-delivery';
import {
  defaultReceiverUrl,
  isAllowedInPages,
  parseReceiverUrl,
} from '@/lib/sandbox/webhooks/receiver-url';
import {
  scheduleDeliveries,
  type WebhookOrder,
  webhookOrders,
} from '@/lib/sandbox/webhooks/schedule-deliveries';
import { assetUrl } from '@/lib/site/base-url';
import { CopyAsCurl } from './copy-as-curl';
import type { ReplayedDelivery } from './describe-replay';
import { ReplayResults } from './replay-results';
import { labelDelivery, type WorkbenchDelivery } from './workbench-delivery';

const orderLabels = {
  sent: 'As they were sent',
  reversed: 'Reversed',
  random: 'Random',
} as const satisfies Record<WebhookOrder, string>;

const isOrder = (text: string): text is WebhookOrder =>
  webhookOrders.some((order) => order === text);

/** Why the page cannot send to what the reader has entered; undefined if it can. */
function findProblem(url: URL | undefined): string | undefined {
  if (!url) return 'Enter a URL that starts with http:// or https:// and has no user name.';
  if (isAllowedInPages(url)) return undefined;
  if (url.hostname === '[::1]') return 'A page can’t name this address. Use localhost instead.';
  return `This page can only send to localhost and 127.0.0.1: its security policy blocks ${url.host}. Copy the curl command, or send from the sandbox on your machine.`;
}

/** Asks before payloads are first sent to a server. */
function SendConfirmation({
  url,
  count,
  onConfirm,
  onCancel,
}: {
  url: URL;
  count: number;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <fieldset className="webhook-confirmation">
      <legend>Send to {url.host}?</legend>
      <p>
        The page sends {pluralize(count, 'payload')} of the sandbox to <code>{url.href}</code>:
        fictional data, without cookies and tokens. The program that listens there processes them.
      </p>
      <div className="webhook-actions">
        <button
          type="button"
          className="webhook-button"
          // biome-ignore lint/a11y/noAutofocus: the question appears because of the reader's click
          autoFocus
          onClick={onConfirm}
        >
          Yes, send
        </button>
        <button type="button" className="text-button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </fieldset>
  );
}

/** A form that sends one or all deliveries to a receiver on the reader's machine, after asking once for each server. */
export function ReplayDeliveries({ deliveries }: { deliveries: readonly WorkbenchDelivery[] }) {
  const [text, setText] = useState<string>(defaultReceiverUrl);
  const [selectedId, setSelectedId] = useState<number>();
  const [order, setOrder] = useState<WebhookOrder>('sent');
  const [isTwice, setIsTwice] = useState(false);
  const [mode, setMode] = useState<ReplayMode>('json');
  const [confirmedOrigins, setConfirmedOrigins] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [results, setResults] = useState<readonly ReplayedDelivery[]>();

  const url = parseReceiverUrl(text.trim());
  const problem = findProblem(url);
  const selected = deliveries.filter(({ id }) => id === selectedId);
  const outgoing = selected.length > 0 ? selected : deliveries;
  const count = outgoing.length * (isTwice ? 2 : 1);

  const send = async (receiver: URL) => {
    setIsAsking(false);
    setIsSending(true);
    setConfirmedOrigins([...confirmedOrigins, receiver.origin]);
    const sent: ReplayedDelivery[] = [];
    setResults(sent);
    const options = { order, duplicates: isTwice ? 1 : 0, delay: { min: 0, max: 0 } };
    for (const { delivery } of scheduleDeliveries(outgoing, options, Math.random)) {
      const result = await replayDelivery(receiver.href, JSON.stringify(delivery.payload), mode);
      sent.push({ label: labelDelivery(delivery, deliveries.indexOf(delivery)), result });
      setResults([...sent]);
      // The others would fail in the same way.
      if (result.kind === 'not-allowed' || result.kind === 'unreachable') break;
    }
    setIsSending(false);
  };
  const submit = () => {
    if (!url || problem !== undefined || isSending) return;
    if (confirmedOrigins.includes(url.origin)) void send(url);
    else setIsAsking(true);
  };
  return (
    <section aria-label="Send to a receiver">
      <p className="webhook-title">Send to a receiver</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="webhook-fields">
          <label>
            URL of your receiver
            <input
              type="url"
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setText(target.value);
                setIsAsking(false);
                setResults(undefined);
              }}
            />
          </label>
          <label>
            Deliveries
            <select
              value={selected[0]?.id ?? ''}
              onChange={({ target }) => setSelectedId(Number(target.value) || undefined)}
            >
              <option value="">All {deliveries.length}</option>
              {deliveries.map((delivery, index) => (
                <option key={delivery.id} value={delivery.id}>
                  {labelDelivery(delivery, index)}
                </option>
              ))}
            </select>
          </label>
          {outgoing.length > 1 && (
            <label>
              Order
              <select
                value={order}
                onChange={({ target }) => isOrder(target.value) && setOrder(target.value)}
              >
                {webhookOrders.map((name) => (
                  <option key={name} value={name}>
                    {orderLabels[name]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            Format
            <select
              value={mode}
              onChange={({ target }) => setMode(target.value === 'text' ? 'text' : 'json')}
            >
              <option value="json">JSON (needs CORS headers)</option>
              <option value="text">Plain text (the response is hidden)</option>
            </select>
          </label>
        </div>
        <label className="webhook-check">
          <input
            type="checkbox"
            checked={isTwice}
            onChange={({ target }) => setIsTwice(target.checked)}
          />{' '}
          Send each delivery twice
        </label>
        {problem !== undefined && (
          <p role="alert" className="webhook-problem">
            {problem}
          </p>
        )}
        <div className="webhook-actions">
          <button
            type="submit"
            className="webhook-button"
            aria-disabled={problem !== undefined || isSending}
          >
            Send {pluralize(count, 'payload')}
          </button>
          {url && (
            <CopyAsCurl
              key={url.href}
              url={url.href}
              payloads={outgoing.map(({ payload }) => payload)}
            />
          )}
        </div>
        {isAsking && url && (
          <SendConfirmation
            url={url}
            count={count}
            onConfirm={() => void send(url)}
            onCancel={() => setIsAsking(false)}
          />
        )}
      </form>
      <ReplayResults results={results} isSending={isSending} />
      <p className="webhook-note">
        For CORS, access to your machine, and sending automatically, see{' '}
        <a href={assetUrl('/api/web-hooks#test-a-receiver')}>Test a receiver</a>.
      </p>
    </section>
  );
}
