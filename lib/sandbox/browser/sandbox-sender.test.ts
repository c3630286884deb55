import { describe, expect, it } from 'vitest';
import { createSender, noNetworkOptions, type RunningSandbox } from './sandbox-sender';

const ours = () => new Response(null, { headers: { 'X-Answered-By': 'Sandbox' } });
const theHosts = () => new Response('Not found', { status: 404 });

/** Sandboxes that are started one after the other. What reached one is noted as `number path`. */
function createStage(answers: Array<() => Response | Promise<Response>>) {
  const sent: string[] = [];
  const started: Array<RunningSandbox & { leave: () => void }> = [];
  const sender = createSender(async () => {
    const number = started.length;
    let isThere = true;
    const running = {
      host: 'worker' as const,
      isAvailable: () => isThere,
      leave: () => {
        isThere = false;
      },
      send: async (url: string) => {
        sent.push(`${number} ${url}`);
        return (answers[number] ?? ours)();
      },
    };
    started.push(running);
    return running;
  });
  return { sender, sent, started };
}

describe('A request to the sandbox', () => {
  it('starts it once, however many come together', async () => {
    const { sender, sent, started } = createStage([]);
    await Promise.all(['/a', '/b', '/c'].map((path) => sender.send(path)));
    expect(started).toHaveLength(1);
    expect(sent).toEqual(['0 /a', '0 /b', '0 /c']);
  });

  it('is not sent where nobody is there to answer: the sandbox is started before', async () => {
    const { sender, sent, started } = createStage([]);
    await sender.start();
    started[0]?.leave();
    await Promise.all([sender.send('/a'), sender.send('/b')]);
    expect(started).toHaveLength(2);
    expect(sent).toEqual(['1 /a', '1 /b']);
  });

  it('is sent again where the sandbox went while it was asked', async () => {
    const { sender, sent, started } = createStage([
      () => {
        started[0]?.leave();
        throw new TypeError('Failed to fetch');
      },
    ]);
    expect((await sender.send('/a')).ok).toBe(true);
    expect(sent).toEqual(['0 /a', '1 /a']);
  });

  it('is sent again where another answered, and then fails', async () => {
    const once = createStage([theHosts]);
    expect((await once.sender.send('/a')).ok).toBe(true);
    const { sender, sent } = createStage([theHosts, theHosts]);
    await expect(sender.send('/a')).rejects.toThrow('does not answer (worker)');
    expect(sent).toEqual(['0 /a', '1 /a']);
  });

  it('is not sent twice where it failed and the sandbox is still there', async () => {
    const { sender, sent } = createStage([
      () => {
        throw new TypeError('Failed to fetch');
      },
    ]);
    await expect(sender.send('/a')).rejects.toThrow('Failed to fetch');
    expect(sent).toEqual(['0 /a']);
  });

  it('tries to start it again after a failure', async () => {
    let tries = 0;
    const sender = createSender(async () => {
      tries += 1;
      if (tries === 1) throw new Error('No code');
      return { host: 'page', isAvailable: () => true, send: async () => ours() };
    });
    await expect(sender.send('/a')).rejects.toThrow('No code');
    expect((await sender.send('/a')).ok).toBe(true);
  });

  it('asks nobody but the worker and the browser’s own cache', () => {
    // In a page, a request takes these together only: without the mode, every call would fail.
    const { cache, mode } = new Request('http://localhost/', noNetworkOptions);
    expect({ cache, mode }).toEqual(noNetworkOptions);
  });
});
