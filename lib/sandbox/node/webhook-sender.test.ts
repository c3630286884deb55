import { describe, expect, it, vi } from 'vitest';
import { createRandomGenerator } from '../random-generator';
import type { WebhookDelivery } from '../sandbox-data';
import { createWebhookSender, type PostPayload, type WebhookOptions } from './webhook-sender';

const makeDelivery = (id: number): WebhookDelivery => ({
  id,
  timestamp: '2027-03-02T09:10:00Z',
  hook: 'appointmentChanged',
  payload: { reason: 'STATUS_CHANGE', appointmentId: id } as WebhookDelivery['payload'],
});

const options: WebhookOptions = {
  url: 'http://localhost:8080/webhooks',
  retries: 3,
  order: 'sent',
  duplicates: 0,
  delay: { min: 0, max: 0 },
};

/** A sender whose waiting ends at once, what it has waited for, and the ids that its receiver has got. */
function createTestSender(
  changes: Partial<WebhookOptions>,
  respond: (id: number, count: number) => number = () => 204,
) {
  const received: number[] = [];
  const waited: number[] = [];
  const lines: string[] = [];
  const post: PostPayload = async (_, body) => {
    const { appointmentId } = JSON.parse(body);
    received.push(appointmentId);
    return respond(appointmentId, received.filter((id) => id === appointmentId).length);
  };
  const sender = createWebhookSender(
    { ...options, ...changes },
    {
      random: createRandomGenerator(1),
      log: (line) => lines.push(line),
      post,
      waitMs: async (milliseconds) => {
        waited.push(milliseconds);
      },
    },
  );
  const send = (...ids: number[]) => sender.enqueue(ids.map(makeDelivery));
  return { sender, send, received, waited, lines };
}

describe('the sender of webhooks', () => {
  it('sends each delivery once, and logs the status', async () => {
    const { sender, send, received, lines } = createTestSender({});
    send(1);
    send(2, 3);
    await vi.waitFor(() => expect(received).toEqual([1, 2, 3]));
    await vi.waitFor(() =>
      expect(lines).toEqual([1, 2, 3].map((id) => `Webhook ${id} STATUS_CHANGE, attempt 1: 204`)),
    );
    expect(sender.listAttempts().map(({ deliveryId }) => deliveryId)).toEqual([3, 2, 1]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'sends a delivery that comes %i turns after the last one was accepted',
    async (turns) => {
      const { send, received } = createTestSender({}, (id) => {
        if (id === 1) void sendLater();
        return 204;
      });
      const sendLater = async () => {
        for (let turn = 0; turn < turns; turn++) await Promise.resolve();
        send(2);
      };
      send(1);
      await vi.waitFor(() => expect(received).toEqual([1, 2]));
    },
  );

  it('waits twice as long after each failure, and gives up after the last retry', async () => {
    const { send, waited, lines } = createTestSender({ retries: 3 }, () => 503);
    send(1);
    await vi.waitFor(() => expect(lines).toHaveLength(4));
    expect(waited).toEqual([1000, 2000, 4000]);
    expect(lines[0]).toBe('Webhook 1 STATUS_CHANGE, attempt 1: 503, next attempt in 1 s');
    expect(lines.at(-1)).toBe('Webhook 1 STATUS_CHANGE, attempt 4: 503, given up');
  });

  it('sends the next delivery while another one waits to be sent again', async () => {
    const { send, received } = createTestSender({}, (id, count) =>
      id === 1 && count === 1 ? 500 : 204,
    );
    send(1, 2);
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(received.toSorted()).toEqual([1, 1, 2]);
  });

  it('treats a redirect as a failure', async () => {
    const { send, lines } = createTestSender({ retries: 0 }, () => 302);
    send(1);
    await vi.waitFor(() => expect(lines).toEqual([expect.stringMatching(/302, given up$/)]));
  });

  it('collects what it sends in reverse, and waits before each delivery', async () => {
    const { send, received, waited } = createTestSender({
      order: 'reversed',
      delay: { min: 50, max: 50 },
    });
    send(1);
    send(2);
    send(3);
    await vi.waitFor(() => expect(received).toEqual([3, 2, 1]));
    expect(waited.slice(-3)).toEqual([50, 50, 50]);
    expect(waited[0]).toBe(1000);
  });

  it('sends duplicates, and says that they are', async () => {
    const { send, lines } = createTestSender({ duplicates: 1 });
    send(1);
    await vi.waitFor(() =>
      expect(lines).toEqual([
        'Webhook 1 STATUS_CHANGE, attempt 1: 204',
        'Webhook 1 STATUS_CHANGE, duplicate, attempt 1: 204',
      ]),
    );
  });

  it('names the reason if nothing responds, and stops while it waits', async () => {
    const lines: string[] = [];
    // Nothing listens on the port for TCP port service multiplexer.
    const sender = createWebhookSender(
      { ...options, url: 'http://127.0.0.1:1/' },
      { random: createRandomGenerator(1), log: (line) => lines.push(line) },
    );
    sender.enqueue([makeDelivery(1)]);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatch(/^Webhook 1 STATUS_CHANGE, attempt 1: .+, next attempt in 1 s$/);
    await sender.stop();
    expect(lines).toHaveLength(1);
  });
});
