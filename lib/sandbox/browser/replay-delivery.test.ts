import { describe, expect, it } from 'vitest';
import { replayDelivery } from './replay-delivery';

const url = 'http://localhost:8080/webhooks';

/** A `fetch` that does what is given for the method and the mode: `POST cors`. */
const createFetch =
  (outcomes: Record<string, Response | Error>, sent: RequestInit[] = []): typeof fetch =>
  async (_, init) => {
    sent.push(init ?? {});
    const outcome = outcomes[`${init?.method} ${init?.mode}`] ?? new TypeError('Failed to fetch');
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };

describe('replayDelivery', () => {
  it('returns the status of the response, and sends neither cookies nor a referrer', async () => {
    const sent: RequestInit[] = [];
    const send = createFetch({ 'POST cors': new Response(null, { status: 204 }) }, sent);
    expect(await replayDelivery(url, '{}', 'json', send)).toEqual({
      kind: 'response',
      status: 204,
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: '{}',
    });
  });

  it('distinguishes a receiver that does not allow the page from one that does not run', async () => {
    const withServer = createFetch({ 'HEAD no-cors': new Response() });
    expect(await replayDelivery(url, '{}', 'json', withServer)).toEqual({ kind: 'not-allowed' });
    expect(await replayDelivery(url, '{}', 'json', createFetch({}))).toEqual({
      kind: 'unreachable',
    });
  });

  it('reports no response to a payload that was sent as plain text', async () => {
    const sent: RequestInit[] = [];
    const send = createFetch({ 'POST no-cors': new Response() }, sent);
    expect(await replayDelivery(url, '{}', 'text', send)).toEqual({ kind: 'hidden' });
    expect(sent[0]).not.toHaveProperty('headers');
    expect(await replayDelivery(url, '{}', 'text', createFetch({}))).toEqual({
      kind: 'unreachable',
    });
  });

  it('recognizes a receiver that does not respond in time', async () => {
    const timeout = new DOMException('Timed out', 'TimeoutError');
    const send = createFetch({ 'POST cors': timeout });
    expect(await replayDelivery(url, '{}', 'json', send)).toEqual({ kind: 'timeout' });
  });
});
