import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest, SearchResponse } from './search-protocol';
import { createSearchClient } from './search-worker-client';

/** A worker that responds when the test calls `respond`. */
class FakeWorker extends EventTarget {
  requests: SearchRequest[] = [];
  terminated = false;
  postMessage(request: SearchRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.terminated = true;
  }
  respond(data: SearchResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function createClientWithFakes() {
  const workers: FakeWorker[] = [];
  const client = createSearchClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    // The fake implements the members of Worker that the client uses.
    return worker as EventTarget as Worker;
  });
  return { client, workers };
}

const createResult = (total: number) => ({
  hits: [],
  total,
  pages: 0,
  contexts: {},
  kinds: {},
  unknownWords: [],
});

describe('createSearchClient', () => {
  // Some tests leave a request without a response, which would time out after them.
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts no worker before the first request', () => {
    expect(createClientWithFakes().workers).toHaveLength(0);
  });

  it('matches responses to requests in any order', async () => {
    const { client, workers } = createClientWithFakes();
    const first = client.search({ query: 'a', limit: 8 });
    const second = client.search({ query: 'ab', limit: 8 });
    workers[0]?.respond({ requestId: 2, ...createResult(2) });
    workers[0]?.respond({ requestId: 1, ...createResult(1) });
    expect(await first).toMatchObject(createResult(1));
    expect(await second).toMatchObject(createResult(2));
  });

  it("rejects with the worker's error and starts a new worker for the next request", async () => {
    const { client, workers } = createClientWithFakes();
    const request = client.search({ query: 'a', limit: 8 });
    workers[0]?.respond({ requestId: 1, error: 'HTTP 404 for index.json' });
    await expect(request).rejects.toThrow('HTTP 404 for index.json');
    expect(workers[0]?.terminated).toBe(true);
    void client.search({ query: 'a', limit: 8 });
    expect(workers).toHaveLength(2);
  });

  it('rejects all pending requests when the worker fails, and starts a new one for the next', async () => {
    const { client, workers } = createClientWithFakes();
    const request = client.search({ query: 'a', limit: 8 });
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(request).rejects.toThrow('could not be loaded');
    expect(workers[0]?.terminated).toBe(true);
    void client.search({ query: 'b', limit: 8 });
    expect(workers).toHaveLength(2);
  });

  describe('with a worker that does not respond', () => {
    it('rejects after 15 seconds and starts a new worker for the next request', async () => {
      const { client, workers } = createClientWithFakes();
      const outcome = client.search({ query: 'a', limit: 8 }).then(
        () => 'found',
        (error: Error) => error.message,
      );
      await vi.advanceTimersByTimeAsync(14_999);
      expect(workers[0]?.terminated).toBe(false);
      // A further letter does not prolong the wait for the first response.
      client.search({ query: 'ab', limit: 8 }).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(1);
      expect(await outcome).toBe('The search worker does not respond');
      expect(workers[0]?.terminated).toBe(true);
      void client.search({ query: 'abc', limit: 8 }).catch(() => undefined);
      expect(workers).toHaveLength(2);
    });

    it('does not reject a request that got its response in time', async () => {
      const { client, workers } = createClientWithFakes();
      const request = client.search({ query: 'a', limit: 8 });
      await vi.advanceTimersByTimeAsync(10_000);
      workers[0]?.respond({ requestId: 1, ...createResult(1) });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await request).toMatchObject(createResult(1));
      expect(workers[0]?.terminated).toBe(false);
    });
  });
});
