import { describe, expect, it } from 'vitest';
import { createSender, noNetworkOptions, type RunningSandbox } from './sandbox-sender';

const fromSandbox = () => new Response(null, { headers: { 'X-Answered-By': 'Sandbox' } });
const fromNetwork = () => new Response('Not found', { status: 404 });

/**
 * Creates a sender whose sandboxes are started one after the other. Requests are recorded as `number path`.
 * @param responses by sandbox; the others respond as expected
 */
function createTestSender(responses: Array<() => Response | Promise<Response>>) {
  const sent: string[] = [];
  const started: Array<RunningSandbox & { remove: () => void }> = [];
  const sender = createSender(async () => {
    const number = started.length;
    let isAvailable = true;
    const running = {
      host: 'service-worker' as const,
      isAvailable: () => isAvailable,
      remove: () => {
        isAvailable = false;
      },
      send: async (url: string) => {
        sent.push(`${number} ${url}`);
        return (responses[number] ?? fromSandbox)();
      },
    };
    started.push(running);
    return running;
  });
  return { sender, sent, started };
}

describe('createSender', () => {
  it('starts the sandbox once for concurrent requests', async () => {
    const { sender, sent, started } = createTestSender([]);
    await Promise.all(['/a', '/b', '/c'].map((path) => sender.send(path)));
    expect(started).toHaveLength(1);
    expect(sent).toEqual(['0 /a', '0 /b', '0 /c']);
  });

  it('restarts the sandbox before sending if it is gone', async () => {
    const { sender, sent, started } = createTestSender([]);
    await sender.start();
    started[0]?.remove();
    await Promise.all([sender.send('/a'), sender.send('/b')]);
    expect(started).toHaveLength(2);
    expect(sent).toEqual(['1 /a', '1 /b']);
  });

  it('sends a request again if the sandbox disappears during the request', async () => {
    const { sender, sent, started } = createTestSender([
      () => {
        started[0]?.remove();
        throw new TypeError('Failed to fetch');
      },
    ]);
    expect((await sender.send('/a')).ok).toBe(true);
    expect(sent).toEqual(['0 /a', '1 /a']);
  });

  it('sends a request once more if the response is not from the sandbox, and then fails', async () => {
    const once = createTestSender([fromNetwork]);
    expect((await once.sender.send('/a')).ok).toBe(true);
    const { sender, sent } = createTestSender([fromNetwork, fromNetwork]);
    await expect(sender.send('/a')).rejects.toThrow('does not respond (service-worker)');
    expect(sent).toEqual(['0 /a', '1 /a']);
  });

  it('does not repeat a failed request if the sandbox is still available', async () => {
    const { sender, sent } = createTestSender([
      () => {
        throw new TypeError('Failed to fetch');
      },
    ]);
    await expect(sender.send('/a')).rejects.toThrow('Failed to fetch');
    expect(sent).toEqual(['0 /a']);
    // The next request starts it again.
    expect((await sender.send('/b')).ok).toBe(true);
    expect(sent).toEqual(['0 /a', '1 /b']);
  });

  it('tries to start the sandbox again after a failure', async () => {
    let attempts = 0;
    const sender = createSender(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('No code');
      return { host: 'page', isAvailable: () => true, send: async () => fromSandbox() };
    });
    await expect(sender.send('/a')).rejects.toThrow('No code');
    expect((await sender.send('/a')).ok).toBe(true);
  });

  it('uses request options that are valid together and prevent network access', () => {
    // `only-if-cached` requires `same-origin`; without it, the constructor throws.
    const { cache, mode } = new Request('http://localhost/', noNetworkOptions);
    expect({ cache, mode }).toEqual(noNetworkOptions);
  });
});
