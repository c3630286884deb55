import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sendRequest } from './send-request';

beforeAll(() => {
  vi.stubGlobal('window', { location: { href: 'https://docs.example.com/api/' } });
  vi.stubGlobal('navigator', { onLine: true });
});
afterAll(() => vi.unstubAllGlobals());

const url = 'https://api.example.com/appointments/%E9';
const send = (respond: () => Response) =>
  sendRequest(
    { method: 'GET', url, headers: [] },
    undefined,
    undefined,
    new AbortController().signal,
    async () => respond(),
  );

/** A body that ends with an error after its first bytes. */
const stop = (text: string) =>
  new ReadableStream({
    start(controller) {
      if (text !== '') controller.enqueue(new TextEncoder().encode(text));
    },
    pull: (controller) => controller.error(new TypeError('network error')),
  });

it('shows a response to any URL', async () => {
  const headers = { 'Content-Type': 'application/json' };
  expect(await send(() => new Response('{}', { headers }))).toMatchObject({
    state: 'completed',
    response: { content: { kind: 'json' }, fileName: 'appointments.json' },
  });
});

it.each([
  ['{"message": "Ser', { kind: 'text', text: '{"message": "Ser' }],
  ['', { kind: 'none' }],
])('shows what has arrived of a body that stops in the middle: %s', async (text, content) => {
  const headers = { 'Content-Type': 'application/json' };
  expect(await send(() => new Response(stop(text), { status: 502, headers }))).toMatchObject({
    state: 'completed',
    response: { status: 502, content, interruption: expect.stringContaining('network error') },
  });
});

it('suspects CORS only if there is no response', async () => {
  const none = await send(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(none).toMatchObject({ state: 'failed', reason: expect.stringContaining('CORS') });
  const unreadable = await send(() => {
    const response = new Response('x', { status: 502 });
    Object.defineProperty(response, 'body', {
      get: () => {
        throw new Error('Unreadable.');
      },
    });
    return response;
  });
  expect(unreadable).toMatchObject({
    state: 'failed',
    reason: 'The server responded with 502, but the response can’t be shown. Unreadable.',
  });
});
