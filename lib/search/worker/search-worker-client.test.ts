import { describe, expect, it } from 'vitest';
import type { SearchRequest, SearchResponse } from './search-protocol';
import { createSearchClient } from './search-worker-client';

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  requests: SearchRequest[] = [];
  terminated = false;
  postMessage(request: SearchRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.terminated = true;
  }
  answer(data: SearchResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function createFakes() {
  const workers: FakeWorker[] = [];
  const client = createSearchClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    // The fake has the parts of a Worker that the client uses.
    return worker as EventTarget as Worker;
  });
  return { client, workers };
}

const result = (total: number) => ({ hits: [], total, contexts: {}, kinds: {} });

describe('the search client', () => {
  it('starts no worker before the first question', () => {
    expect(createFakes().workers).toHaveLength(0);
  });

  it('gives each question its own answer, whatever their order', async () => {
    const { client, workers } = createFakes();
    const first = client.search({ query: 'a', limit: 8 });
    const second = client.search({ query: 'ab', limit: 8 });
    workers[0]?.answer({ requestId: 2, ...result(2) });
    workers[0]?.answer({ requestId: 1, ...result(1) });
    expect(await first).toMatchObject(result(1));
    expect(await second).toMatchObject(result(2));
  });

  it('rejects with the worker’s reason', async () => {
    const { client, workers } = createFakes();
    const asked = client.search({ query: 'a', limit: 8 });
    workers[0]?.answer({ requestId: 1, error: '404 for index.json' });
    await expect(asked).rejects.toThrow('404 for index.json');
    // Its index may be that of an older deployment: the next question has a worker of today's.
    expect(workers[0]?.terminated).toBe(true);
    void client.search({ query: 'a', limit: 8 });
    expect(workers).toHaveLength(2);
  });

  it('rejects all questions where the worker fails, and starts a new one for the next', async () => {
    const { client, workers } = createFakes();
    const asked = client.search({ query: 'a', limit: 8 });
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(asked).rejects.toThrow('could not be loaded');
    expect(workers[0]?.terminated).toBe(true);
    void client.search({ query: 'b', limit: 8 });
    expect(workers).toHaveLength(2);
  });
});
