import { setTimeout as waitFor } from 'node:timers/promises';
import type { WebhookDelivery } from '../sandbox-data';
import type { WebhookAttempt } from '../sandbox-protocol';
import {
  type ScheduledDelivery,
  type ScheduleOptions,
  scheduleDeliveries,
} from '../webhooks/schedule-deliveries';

/** Target and format of the sandbox's deliveries. */
export type WebhookOptions = ScheduleOptions & {
  url: string;
  /** Number of times that a delivery is sent again after a failure. */
  retries: number;
};

/** Sends the payload of a delivery. Returns the status of the response, or throws if there is none. */
export type PostPayload = (url: string, body: string, signal: AbortSignal) => Promise<number>;

/** Resolves after the given time. Rejects as soon as the signal is aborted. */
export type WaitMs = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export type WebhookSender = {
  /** Sends deliveries. The caller does not wait for them. */
  enqueue: (deliveries: readonly WebhookDelivery[]) => void;
  /** The last attempts, the newest first. */
  listAttempts: () => WebhookAttempt[];
  /** Ends running attempts and those that are due later. */
  stop: () => Promise<void>;
};

/** Time without a delivery after which the sender sends those that it has collected, in another order. */
const quietMs = 1000;

const responseTimeoutMs = 10_000;
const maxBackoffMs = 60_000;
const maxAttempts = 500;

/** The time before an attempt: one second before the second one, and twice as long before each further one. */
const getBackoffMs = (failures: number): number =>
  Math.min(1000 * 2 ** (failures - 1), maxBackoffMs);

/** Whether the receiver has accepted a delivery. */
const isAccepted = ({ status = 0 }: Pick<WebhookAttempt, 'status'>): boolean =>
  status >= 200 && status < 300;

const postJson: PostPayload = async (url, body, signal) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // A redirect counts as a failure, so that a payload only reaches the URL that was named.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)]),
  });
  await response.body?.cancel();
  return response.status;
};

const wait: WaitMs = (milliseconds, signal) => waitFor(milliseconds, undefined, { signal });

/** Why there is no response: `ECONNREFUSED`, or `no response in 10 s`. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response in ${responseTimeoutMs / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}

/** Describes an attempt for the console. */
function formatAttempt(attempt: WebhookAttempt): string {
  const { deliveryId, hook, reason, number, isDuplicate, status, failure, retryInMs } = attempt;
  const next = retryInMs === undefined ? 'given up' : `next attempt in ${retryInMs / 1000} s`;
  return [
    `Webhook ${deliveryId} ${reason ?? hook}`,
    ...(isDuplicate ? ['duplicate'] : []),
    `attempt ${number}: ${status ?? failure}`,
    ...(isAccepted(attempt) ? [] : [next]),
  ].join(', ');
}

/**
 * Creates what sends the deliveries of the sandbox to a receiver. The first attempts are sent one after the other in the
 * chosen order. Another delivery can overtake one that has failed, as with a provider that retries.
 * @param settings.random determines order, duplicates, and delays
 * @param settings.log called with a line for each attempt
 */
export function createWebhookSender(
  { url, retries, ...schedule }: WebhookOptions,
  {
    random,
    log,
    post = postJson,
    waitMs = wait,
  }: {
    random: () => number;
    log: (line: string) => void;
    post?: PostPayload | undefined;
    waitMs?: WaitMs | undefined;
  },
): WebhookSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  const attempts: WebhookAttempt[] = [];
  let pending: WebhookDelivery[] = [];
  let isSending = false;
  let lastId = 0;

  /** Sends a delivery once. Returns whether the receiver has accepted it. */
  async function attemptDelivery(
    { delivery: { id, hook, payload }, isDuplicate }: ScheduledDelivery<WebhookDelivery>,
    number: number,
  ): Promise<boolean> {
    const result: Pick<WebhookAttempt, 'status' | 'failure'> = await post(
      url,
      JSON.stringify(payload),
      signal,
    ).then(
      (status) => ({ status }),
      (error: unknown) => ({ failure: describeFailure(error) }),
    );
    if (signal.aborted) return true;
    lastId += 1;
    const attempt: WebhookAttempt = {
      id: lastId,
      deliveryId: id,
      hook,
      ...('reason' in payload && typeof payload.reason === 'string' && { reason: payload.reason }),
      number,
      isDuplicate,
      ...result,
      ...(!isAccepted(result) && number <= retries && { retryInMs: getBackoffMs(number) }),
    };
    attempts.unshift(attempt);
    attempts.splice(maxAttempts);
    log(formatAttempt(attempt));
    return isAccepted(result);
  }

  async function retry(scheduled: ScheduledDelivery<WebhookDelivery>): Promise<void> {
    for (let failures = 1; failures <= retries; failures++) {
      await waitMs(getBackoffMs(failures), signal);
      if (await attemptDelivery(scheduled, failures + 1)) return;
    }
  }

  async function collectBatch(): Promise<WebhookDelivery[]> {
    let count = 0;
    while (schedule.order !== 'sent' && pending.length > count) {
      count = pending.length;
      await waitMs(quietMs, signal);
    }
    const batch = pending;
    pending = [];
    return batch;
  }

  async function sendPending(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (pending.length > 0) {
        for (const scheduled of scheduleDeliveries(await collectBatch(), schedule, random)) {
          if (scheduled.delayMs > 0) await waitMs(scheduled.delayMs, signal);
          if (!(await attemptDelivery(scheduled, 1))) track(retry(scheduled));
        }
      }
    } finally {
      isSending = false;
    }
  }

  /** Remembers work until it is done. It rejects only if it is stopped while it waits. */
  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => {
        if (!signal.aborted) log(`Webhooks are no longer sent: ${String(error)}`);
      })
      .finally(() => running.delete(tracked));
    running.add(tracked);
  }

  return {
    enqueue: (deliveries) => {
      pending.push(...deliveries);
      if (pending.length > 0 && !signal.aborted) track(sendPending());
    },
    listAttempts: () => [...attempts],
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
