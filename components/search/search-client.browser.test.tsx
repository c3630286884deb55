import { expect, onTestFinished, test, vi } from 'vitest';
import { createSearchClient } from '@/lib/search/worker/search-worker-client';

/** What a browser does with a file that is not the search worker's. The index files are tested in lib/search/worker. */

/** Searches with a worker that has a script. Returns why that fails. */
function search(script: BlobPart): Promise<unknown> {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  onTestFinished(() => URL.revokeObjectURL(url));
  return createSearchClient(() => new Worker(url))
    .search({ query: 'token', limit: 8 })
    .catch(String);
}

test.for<[string, BlobPart]>([
  ['a page of HTML', '<!doctype html><title>Sign in</title>'],
  ['random bytes', new Uint8Array([0, 255, 17, 130, 64, 9, 226])],
  ['half of a file', 'self.addEventListener("message", () => {'],
  ['an object', '{"a": 1}'],
])('a worker that is %s fails', async ([, script]) => {
  expect(await search(script)).toBe('Error: The search worker could not be loaded');
});

test.for(['[]', 'null', ''])(
  'a worker that is another script, %j, fails after a time',
  async (script) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const failing = search(script);
    vi.advanceTimersByTime(15_000);
    expect(await failing).toBe('Error: The search worker does not respond');
  },
);
